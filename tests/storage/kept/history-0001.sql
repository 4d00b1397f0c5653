BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE answer_skills (
	answer_number INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	skill TEXT NOT NULL, 
	PRIMARY KEY (answer_number, place), 
	FOREIGN KEY(answer_number) REFERENCES answers (number)
)
 WITHOUT ROWID,
 STRICT

;
INSERT INTO "answer_skills" VALUES(18,0,'bank-draw:3/7:draw');
INSERT INTO "answer_skills" VALUES(17,0,'bank-draw:5/3:stand');
INSERT INTO "answer_skills" VALUES(28,0,'bank-draw:5/6:draw');
INSERT INTO "answer_skills" VALUES(27,0,'bank-draw:6/0:stand');
INSERT INTO "answer_skills" VALUES(7,0,'bank-draw:6/5:stand');
INSERT INTO "answer_skills" VALUES(31,0,'bank-draw:6/5:stand');
INSERT INTO "answer_skills" VALUES(32,0,'bank-draw:6/5:stand');
INSERT INTO "answer_skills" VALUES(33,0,'bank-draw:6/5:stand');
INSERT INTO "answer_skills" VALUES(34,0,'bank-draw:6/5:stand');
INSERT INTO "answer_skills" VALUES(35,0,'bank-draw:6/5:stand');
INSERT INTO "answer_skills" VALUES(36,0,'bank-draw:6/5:stand');
INSERT INTO "answer_skills" VALUES(37,0,'bank-draw:6/5:stand');
INSERT INTO "answer_skills" VALUES(38,0,'bank-draw:6/5:stand');
INSERT INTO "answer_skills" VALUES(39,0,'bank-draw:6/5:stand');
INSERT INTO "answer_skills" VALUES(40,0,'bank-draw:6/5:stand');
INSERT INTO "answer_skills" VALUES(8,0,'bank-draw:6/7:draw');
INSERT INTO "answer_skills" VALUES(14,0,'natural:both');
INSERT INTO "answer_skills" VALUES(3,0,'natural:look-alike-nine');
INSERT INTO "answer_skills" VALUES(24,0,'natural:near-miss-seven');
INSERT INTO "answer_skills" VALUES(13,0,'natural:near-miss-ten');
INSERT INTO "answer_skills" VALUES(23,0,'natural:near-miss-ten');
INSERT INTO "answer_skills" VALUES(4,0,'natural:ponte-eight');
INSERT INTO "answer_skills" VALUES(22,0,'points:2:carry-0');
INSERT INTO "answer_skills" VALUES(1,0,'points:2:picture');
INSERT INTO "answer_skills" VALUES(21,0,'points:2:picture');
INSERT INTO "answer_skills" VALUES(11,0,'points:3:baccara');
INSERT INTO "answer_skills" VALUES(2,0,'points:3:carry-0');
INSERT INTO "answer_skills" VALUES(12,0,'points:3:carry-0');
INSERT INTO "answer_skills" VALUES(26,0,'ponte-draw:0:bound:draw');
INSERT INTO "answer_skills" VALUES(6,0,'ponte-draw:0:free:choice');
INSERT INTO "answer_skills" VALUES(16,0,'ponte-draw:2:bound:draw');
INSERT INTO "answer_skills" VALUES(25,0,'ponte-draw:6:bound:stand');
INSERT INTO "answer_skills" VALUES(5,0,'ponte-draw:7:bound:stand');
INSERT INTO "answer_skills" VALUES(15,0,'ponte-draw:7:bound:stand');
INSERT INTO "answer_skills" VALUES(20,0,'winner:banker:many:4-cards');
INSERT INTO "answer_skills" VALUES(19,0,'winner:banker:one:6-cards');
INSERT INTO "answer_skills" VALUES(30,0,'winner:egalite:5-cards');
INSERT INTO "answer_skills" VALUES(10,0,'winner:ponte:many:5-cards');
INSERT INTO "answer_skills" VALUES(9,0,'winner:ponte:one:4-cards');
INSERT INTO "answer_skills" VALUES(29,0,'winner:ponte:one:4-cards');
CREATE TABLE answers (
	number INTEGER NOT NULL, 
	id TEXT NOT NULL, 
	run_id TEXT NOT NULL, 
	drill TEXT NOT NULL, 
	generator INTEGER NOT NULL, 
	ruleset_id TEXT NOT NULL, 
	ruleset_fingerprint TEXT NOT NULL, 
	level INTEGER NOT NULL, 
	seed INTEGER NOT NULL, 
	mode TEXT NOT NULL, 
	given TEXT NOT NULL, 
	expected TEXT NOT NULL, 
	is_right INTEGER NOT NULL, 
	is_late INTEGER NOT NULL, 
	first_key_ms INTEGER, 
	confirm_ms INTEGER NOT NULL, 
	target_ms INTEGER NOT NULL, 
	is_self_corrected INTEGER NOT NULL, 
	answered_at_utc TEXT NOT NULL, 
	stray_keys INTEGER NOT NULL, 
	checksum TEXT NOT NULL, 
	PRIMARY KEY (number), 
	UNIQUE (id), 
	FOREIGN KEY(ruleset_fingerprint) REFERENCES rulesets (fingerprint)
)
 STRICT

;
INSERT INTO "answers" VALUES(1,'00000000000000000000000000000001','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','points',1,'chemin-de-fer','507ca6e312856e93',3,1164115433906158532,'practise','["8"]','["8"]',1,0,700,901,2500,0,'2026-11-30T18:00:01.000Z',1,'b35cc6e75f885e95bc5d0b6bcf472fdc');
INSERT INTO "answers" VALUES(2,'00000000000000000000000000000002','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','points',1,'chemin-de-fer','507ca6e312856e93',1,8711387064946514083,'sprint','["6"]','["6"]',1,0,700,902,2500,0,'2026-11-30T18:00:02.000Z',0,'f3268a6ff12f9e9bea049f4b1baee200');
INSERT INTO "answers" VALUES(3,'00000000000000000000000000000003','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','natural',1,'chemin-de-fer','507ca6e312856e93',1,8999366892653588108,'learn','["none"]','["none"]',1,0,700,903,2500,0,'2026-11-30T18:00:03.000Z',1,'8300f2fb79e795da27770967767a01d8');
INSERT INTO "answers" VALUES(4,'00000000000000000000000000000004','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','natural',1,'chemin-de-fer','507ca6e312856e93',2,4912931603392816429,'practise','[]','["ponte-eight","banker"]',0,1,NULL,7500,2500,0,'2026-11-30T18:00:04.000Z',0,'54d0f5516438e8f17c5f88c4f4bfbf31');
INSERT INTO "answers" VALUES(5,'00000000000000000000000000000005','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','ponte-draw',1,'chemin-de-fer','507ca6e312856e93',3,1885758236351349410,'sprint','["stand"]','["stand"]',1,0,700,905,2500,1,'2026-11-30T18:00:05.000Z',1,'17d1305b34b4b8dfef6dff344f39b972');
INSERT INTO "answers" VALUES(6,'00000000000000000000000000000006','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','ponte-draw',1,'chemin-de-fer','507ca6e312856e93',1,469393303678674659,'learn','["choice"]','["choice"]',1,0,700,906,2500,0,'2026-11-30T18:00:06.000Z',0,'0f26a24722fe15b4338d906b5c975f0c');
INSERT INTO "answers" VALUES(7,'00000000000000000000000000000007','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','bank-draw',1,'chemin-de-fer','507ca6e312856e93',3,7031976986307758809,'practise','["stand"]','["stand"]',1,0,700,907,2500,0,'2026-11-30T18:00:07.000Z',1,'b9b806c55d0ea4f444069ba85709c77c');
INSERT INTO "answers" VALUES(8,'00000000000000000000000000000008','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','bank-draw',1,'chemin-de-fer','507ca6e312856e93',1,7786676433640950850,'sprint','[]','["draw"]',0,1,NULL,7500,2500,0,'2026-11-30T18:00:08.000Z',0,'a9931d91e2d71d661380a20ad2155e7d');
INSERT INTO "answers" VALUES(9,'00000000000000000000000000000009','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','winner',1,'chemin-de-fer','507ca6e312856e93',3,6377047045578648633,'learn','["8","7","ponte"]','["8","7","ponte"]',1,0,700,909,2500,0,'2026-11-30T18:00:09.000Z',1,'1d2965a6650ac8149c0c56740a193009');
INSERT INTO "answers" VALUES(10,'0000000000000000000000000000000a','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','winner',1,'chemin-de-fer','507ca6e312856e93',3,7677164818041690485,'practise','["7","2","ponte"]','["7","2","ponte"]',1,0,700,910,2500,1,'2026-11-30T18:00:10.000Z',0,'dc4df9de52cc437ea1084ad7f0699976');
INSERT INTO "answers" VALUES(11,'0000000000000000000000000000000b','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','points',1,'punto-2000','3ce9961f25d86f34',3,3429365252655521343,'sprint','["0"]','["0"]',1,0,700,911,2500,0,'2026-11-30T18:00:11.000Z',1,'ffb8b4e3b02bf76de992d68b7841c7db');
INSERT INTO "answers" VALUES(12,'0000000000000000000000000000000c','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','points',1,'punto-2000','3ce9961f25d86f34',1,6137142913487789066,'learn','[]','["6"]',0,1,NULL,7500,2500,0,'2026-11-30T18:00:12.000Z',0,'1fe73b8b05bb1ca8b0237874c9fc7070');
INSERT INTO "answers" VALUES(13,'0000000000000000000000000000000d','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','natural',1,'punto-2000','3ce9961f25d86f34',2,5596161367516773877,'practise','["none"]','["none"]',1,0,700,913,2500,0,'2026-11-30T18:00:13.000Z',1,'bc58589a6b5f1bc411d0f26d38108397');
INSERT INTO "answers" VALUES(14,'0000000000000000000000000000000e','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','natural',1,'punto-2000','3ce9961f25d86f34',3,636889189181363272,'sprint','["both","nobody"]','["both","nobody"]',1,0,700,914,2500,0,'2026-11-30T18:00:14.000Z',0,'2752e87a62266280bbc1f02b522e3276');
INSERT INTO "answers" VALUES(15,'0000000000000000000000000000000f','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','ponte-draw',1,'punto-2000','3ce9961f25d86f34',1,7642744311825525949,'learn','["stand"]','["stand"]',1,0,700,915,2500,1,'2026-11-30T18:00:15.000Z',1,'d6795499d9ed28dfd1b6adcb7a7854d6');
INSERT INTO "answers" VALUES(16,'00000000000000000000000000000010','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','ponte-draw',1,'punto-2000','3ce9961f25d86f34',2,1595045547040606607,'practise','[]','["draw"]',0,1,NULL,7500,2500,0,'2026-11-30T18:00:16.000Z',0,'15cc35d1da58e3459420bc91d5dda46d');
INSERT INTO "answers" VALUES(17,'00000000000000000000000000000011','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','bank-draw',1,'punto-2000','3ce9961f25d86f34',3,1990980354791980309,'sprint','["stand"]','["stand"]',1,0,700,917,2500,0,'2026-11-30T18:00:17.000Z',1,'9fae36964d00d5d82956b73c4a053914');
INSERT INTO "answers" VALUES(18,'00000000000000000000000000000012','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','bank-draw',1,'punto-2000','3ce9961f25d86f34',3,7254276152544923774,'learn','["draw"]','["draw"]',1,0,700,918,2500,0,'2026-11-30T18:00:18.000Z',0,'239516746c127db260882b629211f077');
INSERT INTO "answers" VALUES(19,'00000000000000000000000000000013','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','winner',1,'punto-2000','3ce9961f25d86f34',2,545561755700857411,'practise','["0","1","banker"]','["0","1","banker"]',1,0,700,919,2500,0,'2026-11-30T18:00:19.000Z',1,'c433b7a2dfab4a7c58a98ae29500db08');
INSERT INTO "answers" VALUES(20,'00000000000000000000000000000014','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','winner',1,'punto-2000','3ce9961f25d86f34',1,7260632608529405453,'sprint','[]','["1","8","banker"]',0,1,NULL,7500,2500,1,'2026-11-30T18:00:20.000Z',0,'ad81c42b444056e4d2f87f24bd3cbbb3');
INSERT INTO "answers" VALUES(21,'00000000000000000000000000000015','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','points',1,'house','09774879f215983e',1,4186255040170865876,'learn','["6"]','["6"]',1,0,700,921,2500,0,'2026-11-30T18:00:21.000Z',1,'541333592218fee17036c54e2ce453ff');
INSERT INTO "answers" VALUES(22,'00000000000000000000000000000016','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','points',1,'house','09774879f215983e',1,7460875389816005895,'practise','["4"]','["4"]',1,0,700,922,2500,0,'2026-11-30T18:00:22.000Z',0,'b2ca71bf9ab311ab394912d0574e2195');
INSERT INTO "answers" VALUES(23,'00000000000000000000000000000017','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','natural',1,'house','09774879f215983e',2,6516758115540163662,'sprint','["none"]','["none"]',1,0,700,923,2500,0,'2026-11-30T18:00:23.000Z',1,'f58ec0d9f653c1b9f0674ff466b1000b');
INSERT INTO "answers" VALUES(24,'00000000000000000000000000000018','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','natural',1,'house','09774879f215983e',2,105314804548892799,'learn','[]','["none"]',0,1,NULL,7500,2500,0,'2026-11-30T18:00:24.000Z',0,'309708d97cb73f52f1cf3c81ed678140');
INSERT INTO "answers" VALUES(25,'00000000000000000000000000000019','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','ponte-draw',1,'house','09774879f215983e',3,7859985706718506640,'practise','["stand"]','["stand"]',1,0,700,925,2500,1,'2026-11-30T18:00:25.000Z',1,'6e441f090c226e96080b4d77ef61ea25');
INSERT INTO "answers" VALUES(26,'0000000000000000000000000000001a','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','ponte-draw',1,'house','09774879f215983e',2,6728192493419560012,'sprint','["draw"]','["draw"]',1,0,700,926,2500,0,'2026-11-30T18:00:26.000Z',0,'80fd517a539edf19f3142903686417c3');
INSERT INTO "answers" VALUES(27,'0000000000000000000000000000001b','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','bank-draw',1,'house','09774879f215983e',3,7625884847633161299,'learn','["stand"]','["stand"]',1,0,700,927,2500,0,'2026-11-30T18:00:27.000Z',1,'c0f07f7c634672b688377491001e96f9');
INSERT INTO "answers" VALUES(28,'0000000000000000000000000000001c','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','bank-draw',1,'house','09774879f215983e',2,6384010837611755951,'practise','[]','["draw"]',0,1,NULL,7500,2500,0,'2026-11-30T18:00:28.000Z',0,'991853438a46f37d9dcaf3969035564b');
INSERT INTO "answers" VALUES(29,'0000000000000000000000000000001d','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','winner',1,'house','09774879f215983e',3,8451316701492243610,'sprint','["7","6","ponte"]','["7","6","ponte"]',1,0,700,929,2500,0,'2026-11-30T18:00:29.000Z',1,'409cfc120cad40fbefdebbb2bc7faeff');
INSERT INTO "answers" VALUES(30,'0000000000000000000000000000001e','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','winner',1,'house','09774879f215983e',1,4235465217673806852,'learn','["6","6","egalite"]','["6","6","egalite"]',1,0,700,930,2500,1,'2026-11-30T18:00:30.000Z',0,'3cba36be86a31b12d040c248ceade981');
INSERT INTO "answers" VALUES(31,'000000000000000000000000000003e8','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','bank-draw',1,'chemin-de-fer','507ca6e312856e93',3,7031976986307758809,'practise','["stand"]','["stand"]',1,0,600,1000,2500,0,'2026-11-30T18:00:07.000Z',1,'8ab4f4184c2ad25d22dc718082158c8c');
INSERT INTO "answers" VALUES(32,'000000000000000000000000000003e9','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','bank-draw',1,'chemin-de-fer','507ca6e312856e93',3,7031976986307758809,'practise','["stand"]','["stand"]',1,0,600,1000,2500,0,'2026-11-30T18:00:07.000Z',1,'456483a5363874f7bafd7fc540565039');
INSERT INTO "answers" VALUES(33,'000000000000000000000000000003ea','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','bank-draw',1,'chemin-de-fer','507ca6e312856e93',3,7031976986307758809,'practise','["stand"]','["stand"]',1,0,600,1000,2500,0,'2026-11-30T18:00:07.000Z',1,'7d890065fa9f1266f9326df8183d0532');
INSERT INTO "answers" VALUES(34,'000000000000000000000000000003eb','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','bank-draw',1,'chemin-de-fer','507ca6e312856e93',3,7031976986307758809,'practise','["stand"]','["stand"]',1,0,600,1000,2500,0,'2026-11-30T18:00:07.000Z',1,'fba259dc8a400702368880670e2e0f35');
INSERT INTO "answers" VALUES(35,'000000000000000000000000000003ec','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','bank-draw',1,'chemin-de-fer','507ca6e312856e93',3,7031976986307758809,'practise','["stand"]','["stand"]',1,0,600,1000,2500,0,'2026-11-30T18:00:07.000Z',1,'10001cd76f807efe4976dc67f4e9e3c5');
INSERT INTO "answers" VALUES(36,'000000000000000000000000000003ed','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','bank-draw',1,'chemin-de-fer','507ca6e312856e93',3,7031976986307758809,'practise','["stand"]','["stand"]',1,0,600,1000,2500,0,'2026-11-30T18:00:07.000Z',1,'41b7c2740e796005314190d7224e1c8c');
INSERT INTO "answers" VALUES(37,'000000000000000000000000000003ee','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','bank-draw',1,'chemin-de-fer','507ca6e312856e93',3,7031976986307758809,'practise','["stand"]','["stand"]',1,0,600,1000,2500,0,'2026-11-30T18:00:07.000Z',1,'fc2a5d5daa07a4558b9a82cd53bd26c5');
INSERT INTO "answers" VALUES(38,'000000000000000000000000000003ef','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','bank-draw',1,'chemin-de-fer','507ca6e312856e93',3,7031976986307758809,'practise','["stand"]','["stand"]',1,0,600,1000,2500,0,'2026-11-30T18:00:07.000Z',1,'6db207aa7db7fdc5526b07468aa26123');
INSERT INTO "answers" VALUES(39,'000000000000000000000000000003f0','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','bank-draw',1,'chemin-de-fer','507ca6e312856e93',3,7031976986307758809,'practise','["stand"]','["stand"]',1,0,600,1000,2500,0,'2026-11-30T18:00:07.000Z',1,'26f6f67c9eada8864614e411792a3bae');
INSERT INTO "answers" VALUES(40,'000000000000000000000000000003f1','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','bank-draw',1,'chemin-de-fer','507ca6e312856e93',3,7031976986307758809,'practise','["stand"]','["stand"]',1,0,600,1000,2500,0,'2026-11-30T18:00:07.000Z',1,'9eb4248f5122a580b949f9c622e92c3e');
CREATE TABLE earned_skills (
	skill TEXT NOT NULL, 
	earned_at_utc TEXT NOT NULL, 
	checksum TEXT NOT NULL, 
	PRIMARY KEY (skill)
)
 WITHOUT ROWID,
 STRICT

;
INSERT INTO "earned_skills" VALUES('bank-draw:6/5:stand','2026-11-30T18:00:07.000Z','1859728e5f7f724a1426311e84c81a67');
CREATE TABLE rulesets (
	fingerprint TEXT NOT NULL, 
	ruleset_id TEXT NOT NULL, 
	data TEXT NOT NULL, 
	checksum TEXT NOT NULL, 
	PRIMARY KEY (fingerprint)
)
 STRICT

;
INSERT INTO "rulesets" VALUES('507ca6e312856e93','chemin-de-fer','{"id":"chemin-de-fer","family":"chemin-de-fer","names":{"en":"Chemin de fer","de":"Chemin de fer","fr":"Chemin de fer"},"fingerprint":"507ca6e312856e93","tableau":{"ponte":["draw","draw","draw","draw","draw","choice","stand","stand"],"bank":[["draw","draw","draw","draw","draw","draw","draw","draw","draw","draw","draw"],["draw","draw","draw","draw","draw","draw","draw","draw","draw","draw","draw"],["draw","draw","draw","draw","draw","draw","draw","draw","draw","draw","draw"],["draw","draw","draw","draw","draw","draw","draw","draw","stand","choice","draw"],["stand","stand","draw","draw","draw","draw","draw","draw","stand","stand","draw"],["stand","stand","stand","stand","choice","draw","draw","draw","stand","stand","draw"],["stand","stand","stand","stand","stand","stand","draw","draw","stand","stand","stand"],["stand","stand","stand","stand","stand","stand","stand","stand","stand","stand","stand"]]},"sabot":{"packs":6,"behind_arret":7,"coups_after_arret":0,"burn":"none","burn_cards":0},"bank":{"free_alone":"both","look":"ponte-speaks-first","announcements":{"banco-suivi":{"stake":"whole","partners":false,"takes_rest":false,"binds":false},"banco":{"stake":"whole","partners":false,"takes_rest":false,"binds":false},"banco-avec-la-table":{"stake":"at-least-half","partners":true,"takes_rest":false,"binds":false}},"uncovered":"garage","levy":{"rate":{"numerator":5,"denominator":100},"unit_cents":10,"rounding":"nearest"},"levy_from":"bank"},"boxes":{},"sources":["S000","S004","FR art. 55-14"]}','4ac3f1842871a4880830c684ab282b78');
INSERT INTO "rulesets" VALUES('3ce9961f25d86f34','punto-2000','{"id":"punto-2000","family":"punto-banco","names":{"en":"Punto 2000","de":"Punto 2000","fr":"Punto 2000"},"fingerprint":"3ce9961f25d86f34","tableau":{"ponte":["draw","draw","draw","draw","draw","draw","stand","stand"],"bank":[["draw","draw","draw","draw","draw","draw","draw","draw","draw","draw","draw"],["draw","draw","draw","draw","draw","draw","draw","draw","draw","draw","draw"],["draw","draw","draw","draw","draw","draw","draw","draw","draw","draw","draw"],["draw","draw","draw","draw","draw","draw","draw","draw","stand","draw","draw"],["stand","stand","draw","draw","draw","draw","draw","draw","stand","stand","draw"],["stand","stand","stand","stand","draw","draw","draw","draw","stand","stand","draw"],["stand","stand","stand","stand","stand","stand","draw","draw","stand","stand","stand"],["stand","stand","stand","stand","stand","stand","stand","stand","stand","stand","stand"]]},"sabot":{"packs":8,"behind_arret":14,"coups_after_arret":0,"burn":"none","burn_cards":0},"bank":null,"boxes":{"player":{"kind":"player","pays":{"numerator":1,"denominator":1},"commission":null,"reduced_on":null,"reduced_pays":{"numerator":0,"denominator":1},"margins":[],"rounding":"nearest"},"banker":{"kind":"banker","pays":{"numerator":1,"denominator":1},"commission":null,"reduced_on":"six-points","reduced_pays":{"numerator":1,"denominator":2},"margins":[],"rounding":"nearest"},"tie":{"kind":"tie","pays":{"numerator":8,"denominator":1},"commission":null,"reduced_on":null,"reduced_pays":{"numerator":0,"denominator":1},"margins":[],"rounding":"nearest"},"player-pair":{"kind":"player-pair","pays":{"numerator":11,"denominator":1},"commission":null,"reduced_on":null,"reduced_pays":{"numerator":0,"denominator":1},"margins":[],"rounding":"nearest"},"banker-pair":{"kind":"banker-pair","pays":{"numerator":11,"denominator":1},"commission":null,"reduced_on":null,"reduced_pays":{"numerator":0,"denominator":1},"margins":[],"rounding":"nearest"}},"sources":["rules of record § 6"]}','5d8ecb0996656a15ea5dac4fb9b45e7e');
INSERT INTO "rulesets" VALUES('09774879f215983e','house','{"id":"house","family":"punto-banco","names":{"en":"Our house","de":"Unser Haus","fr":"Notre maison"},"fingerprint":"09774879f215983e","tableau":{"ponte":["draw","draw","draw","draw","draw","draw","stand","stand"],"bank":[["draw","draw","draw","draw","draw","draw","draw","draw","draw","draw","draw"],["draw","draw","draw","draw","draw","draw","draw","draw","draw","draw","draw"],["draw","draw","draw","draw","draw","draw","draw","draw","draw","draw","draw"],["draw","draw","draw","draw","draw","draw","draw","draw","stand","draw","draw"],["stand","stand","draw","draw","draw","draw","draw","draw","stand","stand","draw"],["stand","stand","stand","stand","draw","draw","draw","draw","stand","stand","draw"],["stand","stand","stand","stand","stand","stand","draw","draw","stand","stand","stand"],["stand","stand","stand","stand","stand","stand","stand","stand","stand","stand","stand"]]},"sabot":{"packs":8,"behind_arret":14,"coups_after_arret":1,"burn":"first-card","burn_cards":0},"bank":null,"boxes":{"player":{"kind":"player","pays":{"numerator":1,"denominator":1},"commission":null,"reduced_on":null,"reduced_pays":{"numerator":0,"denominator":1},"margins":[],"rounding":"nearest"},"banker":{"kind":"banker","pays":{"numerator":1,"denominator":1},"commission":null,"reduced_on":"three-card-seven","reduced_pays":{"numerator":0,"denominator":1},"margins":[],"rounding":"nearest"},"tie":{"kind":"tie","pays":{"numerator":8,"denominator":1},"commission":null,"reduced_on":null,"reduced_pays":{"numerator":0,"denominator":1},"margins":[],"rounding":"nearest"},"dragon-7":{"kind":"dragon-7","pays":{"numerator":40,"denominator":1},"commission":null,"reduced_on":null,"reduced_pays":{"numerator":0,"denominator":1},"margins":[],"rounding":"nearest"},"panda-8":{"kind":"panda-8","pays":{"numerator":25,"denominator":1},"commission":null,"reduced_on":null,"reduced_pays":{"numerator":0,"denominator":1},"margins":[],"rounding":"nearest"}},"sources":["S004"]}','8495c46e23af1fe0d988642feaabce17');
CREATE INDEX ix_answers_answered_at_utc ON answers (answered_at_utc);
CREATE INDEX ix_answers_drill ON answers (drill);
CREATE INDEX ix_answer_skills_skill ON answer_skills (skill, answer_number);
COMMIT;
