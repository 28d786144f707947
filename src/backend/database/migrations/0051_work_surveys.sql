CREATE TABLE "work_survey" (
	"work_id" uuid PRIMARY KEY NOT NULL,
	"duty" text,
	"time" text,
	"break" text,
	"pay" text,
	"busyness" smallint,
	"handover" smallint,
	"facilities" smallint,
	"rework" text,
	"good" text NOT NULL,
	"improve" text NOT NULL,
	"only_to_operator" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"editable_until" timestamp (3) with time zone,
	CONSTRAINT "work_survey_duty_known" CHECK ("work_survey"."duty" in ('YES', 'PARTLY', 'NO')),
	CONSTRAINT "work_survey_time_known" CHECK ("work_survey"."time" in ('YES', 'PARTLY', 'NO')),
	CONSTRAINT "work_survey_break_known" CHECK ("work_survey"."break" in ('YES', 'PARTLY', 'NO')),
	CONSTRAINT "work_survey_pay_known" CHECK ("work_survey"."pay" in ('YES', 'PARTLY', 'NO')),
	CONSTRAINT "work_survey_rework_known" CHECK ("work_survey"."rework" in ('YES', 'CONDITION', 'NO')),
	CONSTRAINT "work_survey_scales" CHECK ("work_survey"."busyness" between 1 and 5 and "work_survey"."handover" between 1 and 5 and "work_survey"."facilities" between 1 and 5),
	CONSTRAINT "work_survey_submitted" CHECK (("work_survey"."submitted_at" is null) = ("work_survey"."editable_until" is null)),
	CONSTRAINT "work_survey_complete" CHECK ("work_survey"."submitted_at" is null or num_nulls("work_survey"."duty", "work_survey"."time", "work_survey"."break", "work_survey"."pay", "work_survey"."busyness", "work_survey"."handover", "work_survey"."facilities", "work_survey"."rework") = 0),
	CONSTRAINT "work_survey_text_length" CHECK (greatest(char_length("work_survey"."good"), char_length("work_survey"."improve"), char_length("work_survey"."only_to_operator")) <= 1000)
);
--> statement-breakpoint
ALTER TABLE "work_survey" ADD CONSTRAINT "work_survey_work_id_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."work"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_survey_final" ON "work_survey" USING btree ("editable_until") WHERE "work_survey"."submitted_at" is not null;