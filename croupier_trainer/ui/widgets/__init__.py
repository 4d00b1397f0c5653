"""Controls and labels that all pages share, painted from the theme's roles; no page paints a control of its own."""
