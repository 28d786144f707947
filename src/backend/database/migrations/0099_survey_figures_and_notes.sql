CREATE TABLE "survey_note" (
	"work_id" uuid PRIMARY KEY NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"handled_at" timestamp (3) with time zone,
	"staff_account_id" uuid,
	"words" text,
	CONSTRAINT "survey_note_handled_whole" CHECK (num_nulls("survey_note"."handled_at", "survey_note"."staff_account_id", "survey_note"."words") in (0, 3)),
	CONSTRAINT "survey_note_words_length" CHECK (char_length(words) between 5 and 1000)
);
--> statement-breakpoint
ALTER TABLE "staff_action" DROP CONSTRAINT "staff_action_known";--> statement-breakpoint
ALTER TABLE "hospital" ADD COLUMN "busyness_tenths" smallint;--> statement-breakpoint
ALTER TABLE "hospital" ADD COLUMN "handover_tenths" smallint;--> statement-breakpoint
ALTER TABLE "hospital" ADD COLUMN "facilities_tenths" smallint;--> statement-breakpoint
ALTER TABLE "hospital" ADD COLUMN "rework_yes" smallint;--> statement-breakpoint
ALTER TABLE "hospital" ADD COLUMN "rework_condition" smallint;--> statement-breakpoint
ALTER TABLE "hospital" ADD COLUMN "rework_no" smallint;--> statement-breakpoint
ALTER TABLE "survey_note" ADD CONSTRAINT "survey_note_work_id_work_survey_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."work_survey"("work_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_note" ADD CONSTRAINT "survey_note_staff_account_id_staff_account_id_fk" FOREIGN KEY ("staff_account_id") REFERENCES "public"."staff"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "survey_note_open" ON "survey_note" USING btree ("sent_at","work_id") WHERE "survey_note"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "survey_note_handled" ON "survey_note" USING btree ("handled_at","work_id") WHERE "survey_note"."handled_at" is not null;--> statement-breakpoint
ALTER TABLE "hospital" ADD CONSTRAINT "hospital_experience_range" CHECK (least("hospital"."busyness_tenths", "hospital"."handover_tenths", "hospital"."facilities_tenths") >= 10
        and greatest("hospital"."busyness_tenths", "hospital"."handover_tenths", "hospital"."facilities_tenths") <= 50
        and least("hospital"."rework_yes", "hospital"."rework_condition", "hospital"."rework_no") >= 0);--> statement-breakpoint
ALTER TABLE "hospital" ADD CONSTRAINT "hospital_experience_whole" CHECK (num_nulls("hospital"."busyness_tenths", "hospital"."handover_tenths", "hospital"."facilities_tenths", "hospital"."rework_yes", "hospital"."rework_condition", "hospital"."rework_no") in (0, 6));--> statement-breakpoint
ALTER TABLE "hospital" ADD CONSTRAINT "hospital_experience_groups" CHECK (rework_yes + rework_condition + rework_no >= 5 and (rework_yes + rework_condition + rework_no) % 5 = 0);--> statement-breakpoint
ALTER TABLE "staff_action" ADD CONSTRAINT "staff_action_known" CHECK ("staff_action"."kind" in ('ALERT_WRITTEN', 'ALERT_ENDED', 'NO_SHOW_CONFIRMED', 'NO_SHOW_REJECTED', 'JOB_RETRIED', 'FACTOR_RESET', 'CONTACT_VIEWED', 'CONTACT_ANSWERED', 'CONTACT_CLOSED', 'SURVEY_VIEWED', 'SURVEY_HANDLED', 'AUDIT_EXPORTED', 'HOSPITAL_ADDED', 'OWNER_INVITED', 'HOSPITAL_VIEWED', 'HOSPITAL_CONFIRMED', 'HOSPITAL_SUSPENDED', 'HOSPITAL_LIFTED', 'LISTING_APPROVED', 'LISTING_RETURNED', 'LISTING_KEPT', 'LISTING_QUESTIONED', 'LISTING_STOPPED', 'DECISION_PROPOSED', 'PROPOSAL_REJECTED', 'PROPOSAL_WITHDRAWN', 'STAFF_FACTOR_RESET', 'OWN_FACTOR_ON', 'OWN_FACTOR_OFF', 'OWN_FACTOR_CODES', 'OWN_FACTOR_CODE_USED', 'STAFF_REMOVED', 'STAFF_ADDED'));--> statement-breakpoint
create function "survey_noted"() returns trigger language plpgsql as $$
begin
  if new.good = '' and new.improve = '' and new.only_to_operator = '' then
    delete from survey_note where work_id = new.work_id;
  elsif tg_op = 'INSERT' or old.submitted_at is null
      or (old.good, old.improve, old.only_to_operator) <> (new.good, new.improve, new.only_to_operator) then
    insert into survey_note (work_id, sent_at) values (new.work_id, new.saved_at)
    on conflict (work_id) do update
      set sent_at = excluded.sent_at, read_at = null, handled_at = null, staff_account_id = null, words = null;
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger "work_survey_noted" after insert or update on "work_survey" for each row
  when (new.submitted_at is not null) execute function survey_noted();
--> statement-breakpoint
insert into "survey_note" (work_id, sent_at)
select work_id, saved_at from "work_survey"
where submitted_at is not null and (good <> '' or improve <> '' or only_to_operator <> '');
--> statement-breakpoint
-- What the surveys say besides 求人票どおり度 is counted by the next run of the job.
insert into "measured_due" (hospital_id, due_at)
select distinct done.hospital_id, to_timestamp(0) from "work_survey" survey
join "work" done on done.id = survey.work_id where survey.submitted_at is not null;
