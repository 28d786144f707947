CREATE TABLE "work_report" (
	"work_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"actual_start" timestamp (3) with time zone NOT NULL,
	"actual_end" timestamp (3) with time zone NOT NULL,
	"break_minutes" smallint NOT NULL,
	"ambulance_accepted" smallint NOT NULL,
	"declined" jsonb NOT NULL,
	"admissions_ambulance" smallint NOT NULL,
	"admissions_walk_in" smallint NOT NULL,
	"walk_ins" smallint NOT NULL,
	"ward_calls" smallint NOT NULL,
	"sleep_minutes" smallint,
	"carfare_yen" integer NOT NULL,
	"comment" text NOT NULL,
	"incentive_yen" integer NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	"confirm_due_at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"member_id" uuid,
	"answer_note" text,
	"extra_yen" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "work_report_work_id_number_pk" PRIMARY KEY("work_id","number"),
	CONSTRAINT "work_report_answer_known" CHECK ("work_report"."answer" in ('CONFIRMED', 'CORRECTION_REQUESTED')),
	CONSTRAINT "work_report_times" CHECK ("work_report"."actual_end" > "work_report"."actual_start"),
	CONSTRAINT "work_report_counts" CHECK (least("work_report"."break_minutes", "work_report"."ambulance_accepted", "work_report"."admissions_ambulance", "work_report"."admissions_walk_in", "work_report"."walk_ins", "work_report"."ward_calls", "work_report"."sleep_minutes", "work_report"."carfare_yen", "work_report"."incentive_yen", "work_report"."extra_yen") >= 0),
	CONSTRAINT "work_report_admissions" CHECK ("work_report"."admissions_ambulance" <= "work_report"."ambulance_accepted" and "work_report"."admissions_walk_in" <= "work_report"."walk_ins"),
	CONSTRAINT "work_report_answered" CHECK (("work_report"."answer" is null) = ("work_report"."answered_at" is null)),
	CONSTRAINT "work_report_comment_length" CHECK (char_length("work_report"."comment") <= 1000),
	CONSTRAINT "work_report_note_length" CHECK (char_length("work_report"."answer_note") <= 500)
);
--> statement-breakpoint
CREATE TABLE "work_stamp" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_stamp_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"work_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"source" text NOT NULL,
	"reason" text,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "work_stamp_kind_known" CHECK ("work_stamp"."kind" in ('ARRIVE', 'START', 'END')),
	CONSTRAINT "work_stamp_source_known" CHECK ("work_stamp"."source" in ('DEVICE', 'MANUAL')),
	CONSTRAINT "work_stamp_reason" CHECK (("work_stamp"."source" = 'MANUAL') = ("work_stamp"."reason" is not null)),
	CONSTRAINT "work_stamp_reason_length" CHECK (char_length("work_stamp"."reason") between 1 and 200)
);
--> statement-breakpoint
ALTER TABLE "work" ADD COLUMN "report_number" smallint;--> statement-breakpoint
ALTER TABLE "work" ADD COLUMN "reminders" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "work_report" ADD CONSTRAINT "work_report_work_id_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."work"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_report" ADD CONSTRAINT "work_report_member_id_hospital_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."hospital_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_stamp" ADD CONSTRAINT "work_stamp_work_id_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."work"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_report_due" ON "work_report" USING btree ("confirm_due_at") WHERE "work_report"."answer" is null;--> statement-breakpoint
CREATE INDEX "work_stamp_of_work" ON "work_stamp" USING btree ("work_id","id");--> statement-breakpoint
CREATE INDEX "work_under_way" ON "work" USING btree ("planned_start") WHERE "work"."state" in ('SCHEDULED', 'IN_PROGRESS', 'FINISHED');--> statement-breakpoint
CREATE INDEX "work_reported_of_hospital" ON "work" USING btree ("hospital_id","planned_start","id") WHERE "work"."state" = 'REPORTED';--> statement-breakpoint
-- Works that are over are not announced, and nobody is reminded of those of long ago.
UPDATE "work" SET "reminders" = CASE WHEN "planned_end" < now() - interval '3 days' THEN 6 ELSE 3 END
WHERE "planned_start" < now();--> statement-breakpoint
-- The rules of the incentives, which the agreed terms have held in words only.
UPDATE "application" SET "terms" = "terms" || jsonb_build_object('incentives', coalesce((
  SELECT jsonb_agg(rule - 'note') FROM (
    SELECT incentives FROM "spot_work" WHERE "spot_work"."id" = "application"."spot_work_id"
    UNION ALL SELECT incentives FROM "regular_work" WHERE "regular_work"."id" = "application"."regular_work_id"
  ) listing, jsonb_array_elements(listing.incentives) rule), '[]'::jsonb));--> statement-breakpoint
UPDATE "application_offer" SET
  "terms" = "application_offer"."terms" || jsonb_build_object('incentives', "application"."terms"->'incentives'),
  "before" = "application_offer"."before" || jsonb_build_object('incentives', "application"."terms"->'incentives')
FROM "application" WHERE "application"."id" = "application_offer"."application_id";
