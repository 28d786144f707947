CREATE TABLE "condition_notice" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"is_current" boolean DEFAULT true NOT NULL,
	"doctor_id" uuid NOT NULL,
	"hospital_id" bigint NOT NULL,
	"lines" jsonb NOT NULL,
	"typed" jsonb NOT NULL,
	"missing" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"issued_at" timestamp (3) with time zone,
	"issued_by" uuid,
	"delivery" text,
	"acknowledged_at" timestamp (3) with time zone,
	"handed_over_at" timestamp (3) with time zone,
	"handed_over_by" uuid,
	CONSTRAINT "condition_notice_number" UNIQUE("application_id","number"),
	CONSTRAINT "condition_notice_delivery_known" CHECK ("condition_notice"."delivery" in ('ELECTRONIC', 'PAPER')),
	CONSTRAINT "condition_notice_missing_known" CHECK ("condition_notice"."missing" <@ array['period', 'renewal', 'renewalCriteria', 'workplace', 'workplaceScope', 'duty', 'dutyScope', 'hours', 'breaks', 'overtime', 'daysOff', 'wage', 'payDay', 'raise', 'insurance', 'leaving', 'consultation']::text[]),
	CONSTRAINT "condition_notice_complete" CHECK (("condition_notice"."issued_at" is null) = (cardinality("condition_notice"."missing") > 0)),
	CONSTRAINT "condition_notice_answered" CHECK ("condition_notice"."issued_at" is not null or num_nonnulls("condition_notice"."acknowledged_at", "condition_notice"."handed_over_at") = 0),
	CONSTRAINT "condition_notice_handed_over" CHECK (("condition_notice"."handed_over_at" is null) = ("condition_notice"."handed_over_by" is null))
);
--> statement-breakpoint
CREATE TABLE "condition_notice_due" (
	"application_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hospital_common_terms" (
	"hospital_id" bigint PRIMARY KEY NOT NULL,
	"items" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid
);
--> statement-breakpoint
ALTER TABLE "condition_notice" ADD CONSTRAINT "condition_notice_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "condition_notice" ADD CONSTRAINT "condition_notice_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "condition_notice" ADD CONSTRAINT "condition_notice_hospital_id_hospital_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospital"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "condition_notice" ADD CONSTRAINT "condition_notice_issued_by_hospital_member_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."hospital_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "condition_notice" ADD CONSTRAINT "condition_notice_handed_over_by_hospital_member_id_fk" FOREIGN KEY ("handed_over_by") REFERENCES "public"."hospital_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "condition_notice_due" ADD CONSTRAINT "condition_notice_due_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_common_terms" ADD CONSTRAINT "hospital_common_terms_hospital_id_hospital_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospital"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_common_terms" ADD CONSTRAINT "hospital_common_terms_updated_by_hospital_member_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."hospital_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "condition_notice_current" ON "condition_notice" USING btree ("application_id") WHERE "condition_notice"."is_current";--> statement-breakpoint
CREATE INDEX "condition_notice_to_acknowledge" ON "condition_notice" USING btree ("doctor_id","issued_at") WHERE "condition_notice"."is_current" and "condition_notice"."issued_at" is not null and "condition_notice"."acknowledged_at" is null;--> statement-breakpoint
CREATE INDEX "condition_notice_to_complete" ON "condition_notice" USING btree ("hospital_id") WHERE "condition_notice"."is_current" and "condition_notice"."issued_at" is null;--> statement-breakpoint
CREATE INDEX "condition_notice_of_doctor" ON "condition_notice" USING btree ("doctor_id","created_at");
--> statement-breakpoint
-- Whoever matches or moves a work, the job finds it: no way to a match has to know of the notice of terms.
create function "note_terms"() returns trigger language plpgsql as $$
begin
  insert into condition_notice_due (application_id) values (new.id) on conflict do nothing;
  return null;
end
$$;
--> statement-breakpoint
create function "note_terms_of_work"() returns trigger language plpgsql as $$
begin
  insert into condition_notice_due (application_id) values (new.application_id) on conflict do nothing;
  return null;
end
$$;
--> statement-breakpoint
create trigger "application_terms" after insert or update of "state", "terms" on "application" for each row
when (new.state = 'MATCHED') execute function note_terms();
--> statement-breakpoint
create trigger "work_terms" after update of "planned_start", "planned_end" on "work" for each row
when (new.spot_work_id is not null and new.application_id is not null
  and (old.planned_start, old.planned_end) is distinct from (new.planned_start, new.planned_end))
execute function note_terms_of_work();
--> statement-breakpoint
-- Works that are still to come get their notice too.
insert into "condition_notice_due" ("application_id")
select distinct "application_id" from "work"
where "application_id" is not null and "state" in ('SCHEDULED', 'CANCELLATION_REQUESTED', 'IN_PROGRESS') and "planned_end" > now();
