CREATE TABLE "performance_median" (
	"level" text PRIMARY KEY NOT NULL,
	"first_month" text NOT NULL,
	"last_month" text NOT NULL,
	"doctors" integer NOT NULL,
	"works" double precision NOT NULL,
	"ambulance_accepted" double precision NOT NULL,
	"acceptance_percent" smallint,
	"admissions" double precision NOT NULL,
	"walk_ins" double precision NOT NULL,
	CONSTRAINT "performance_median_level_known" CHECK ("performance_median"."level" in ('A', 'B_COORDINATED', 'B', 'C', 'UNKNOWN', 'NONE'))
);
