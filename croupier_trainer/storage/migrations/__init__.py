"""The steps from one version of the history's tables to the next, oldest first. Released steps never change."""
