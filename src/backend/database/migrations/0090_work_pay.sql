ALTER TABLE "work_report" DROP CONSTRAINT "work_report_counts";--> statement-breakpoint
ALTER TABLE "hospital_workload" ADD COLUMN "permitted_minutes_median" integer;--> statement-breakpoint
ALTER TABLE "message_file" ADD COLUMN "work_id" uuid;--> statement-breakpoint
ALTER TABLE "objection" ADD COLUMN "corrected_number" smallint;--> statement-breakpoint
ALTER TABLE "work_report" ADD COLUMN "permitted_minutes" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "work_report" ADD COLUMN "reported_carfare_yen" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "work_report" ADD COLUMN "reported_by" text DEFAULT 'DOCTOR' NOT NULL;--> statement-breakpoint
ALTER TABLE "message_file" ADD CONSTRAINT "message_file_work_id_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."work"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_file_of_work" ON "message_file" USING btree ("work_id") WHERE "message_file"."work_id" is not null;--> statement-breakpoint
ALTER TABLE "work_report" ADD CONSTRAINT "work_report_reported_by_known" CHECK ("work_report"."reported_by" in ('DOCTOR', 'HOSPITAL'));--> statement-breakpoint
ALTER TABLE "work_report" ADD CONSTRAINT "work_report_counts" CHECK (least("work_report"."break_minutes", "work_report"."ambulance_accepted", "work_report"."admissions_ambulance", "work_report"."admissions_walk_in", "work_report"."walk_ins", "work_report"."ward_calls", "work_report"."sleep_minutes", "work_report"."carfare_yen", "work_report"."reported_carfare_yen", "work_report"."permitted_minutes", "work_report"."incentive_yen", "work_report"."extra_yen") >= 0);--> statement-breakpoint
-- So far what was reported was paid.
update "work_report" set "reported_carfare_yen" = "carfare_yen" where "carfare_yen" > 0;
--> statement-breakpoint
-- Reports that nobody has answered are paid by the rule.
update "work_report" set "carfare_yen" = case rule.type
    when 'NOTHING' then 0 when 'PAID_FLAT' then coalesce(rule.yen, "carfare_yen")
    when 'PAID_WITHIN_LIMIT' then least("carfare_yen", coalesce(rule.yen, "carfare_yen")) else "carfare_yen" end
  from (
    select done.id work_id, coalesce(spot.carfare_type, regular.carfare_type) type,
      coalesce(spot.carfare_yen, regular.carfare_yen) yen
    from "work" done join "application" applied on applied.id = done.application_id
    left join "spot_work" spot on spot.id = applied.spot_work_id
    left join "regular_work" regular on regular.id = applied.regular_work_id
    where done.state in ('REPORTED', 'CORRECTION_REQUESTED')
  ) rule
  where rule.work_id = "work_report"."work_id" and "answer" is null;
