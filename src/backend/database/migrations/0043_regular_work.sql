CREATE TABLE "application_interview" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"starts" jsonb NOT NULL,
	"minutes" smallint NOT NULL,
	"place" text NOT NULL,
	"note" text NOT NULL,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"chosen_start" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "application_interview_place_known" CHECK ("application_interview"."place" in ('ONSITE', 'ONLINE')),
	CONSTRAINT "application_interview_note_length" CHECK (char_length("application_interview"."note") <= 500),
	CONSTRAINT "application_interview_chosen" CHECK ("application_interview"."chosen_start" is null or "application_interview"."answered_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "regular_engagement" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"regular_work_id" bigint NOT NULL,
	"hospital_id" bigint NOT NULL,
	"doctor_id" uuid NOT NULL,
	"state" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date,
	"planned_until" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "regular_engagement_application_id_unique" UNIQUE("application_id"),
	CONSTRAINT "regular_engagement_state_known" CHECK ("regular_engagement"."state" in ('ACTIVE', 'RENEWAL_PENDING', 'ENDING', 'ENDED')),
	CONSTRAINT "regular_engagement_term" CHECK ("regular_engagement"."end_date" >= "regular_engagement"."start_date")
);
--> statement-breakpoint
CREATE TABLE "regular_work_schedule" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"engagement_id" uuid NOT NULL,
	"doctor_id" uuid NOT NULL,
	"regular_work_id" bigint NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone NOT NULL,
	"fee" integer NOT NULL,
	"work_id" uuid,
	CONSTRAINT "regular_work_schedule_work_id_unique" UNIQUE("work_id"),
	CONSTRAINT "regular_work_schedule_once" UNIQUE("engagement_id","day"),
	CONSTRAINT "regular_work_schedule_kind_known" CHECK ("regular_work_schedule"."kind" in ('WORK', 'HOLIDAY_WORK', 'HOLIDAY_DUTY', 'HOLIDAY_OFF', 'YEAR_END_OFF', 'YEAR_END_CONSULT')),
	CONSTRAINT "regular_work_schedule_state_known" CHECK ("regular_work_schedule"."state" in ('TENTATIVE', 'CONFIRMED', 'HOLIDAY_OFF', 'SWAP_REQUESTED', 'SUBSTITUTED', 'CANCELLED')),
	CONSTRAINT "regular_work_schedule_times" CHECK ("regular_work_schedule"."end_time" > "regular_work_schedule"."start_time")
);
--> statement-breakpoint
ALTER TABLE "work" DROP CONSTRAINT "work_application_id_unique";--> statement-breakpoint
DROP INDEX "application_to_answer";--> statement-breakpoint
ALTER TABLE "application" ALTER COLUMN "spot_work_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "regular_work_id" bigint;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "awaits_doctor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "application" SET "awaits_doctor" = true WHERE "state" = 'OFFERED';--> statement-breakpoint
ALTER TABLE "application_interview" ADD CONSTRAINT "application_interview_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_interview" ADD CONSTRAINT "application_interview_member_id_hospital_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."hospital_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regular_engagement" ADD CONSTRAINT "regular_engagement_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regular_engagement" ADD CONSTRAINT "regular_engagement_regular_work_id_regular_work_id_fk" FOREIGN KEY ("regular_work_id") REFERENCES "public"."regular_work"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regular_engagement" ADD CONSTRAINT "regular_engagement_hospital_id_hospital_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospital"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regular_engagement" ADD CONSTRAINT "regular_engagement_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regular_work_schedule" ADD CONSTRAINT "regular_work_schedule_engagement_id_regular_engagement_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."regular_engagement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regular_work_schedule" ADD CONSTRAINT "regular_work_schedule_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regular_work_schedule" ADD CONSTRAINT "regular_work_schedule_regular_work_id_regular_work_id_fk" FOREIGN KEY ("regular_work_id") REFERENCES "public"."regular_work"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regular_work_schedule" ADD CONSTRAINT "regular_work_schedule_work_id_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."work"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "application_interview_open" ON "application_interview" USING btree ("application_id") WHERE "application_interview"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "regular_engagement_of_doctor" ON "regular_engagement" USING btree ("doctor_id","regular_work_id");--> statement-breakpoint
CREATE INDEX "regular_engagement_of_hospital" ON "regular_engagement" USING btree ("hospital_id","start_date");--> statement-breakpoint
CREATE INDEX "regular_engagement_to_plan" ON "regular_engagement" USING btree ("planned_until") WHERE "regular_engagement"."state" <> 'ENDED';--> statement-breakpoint
CREATE INDEX "regular_work_schedule_of_doctor" ON "regular_work_schedule" USING btree ("doctor_id","regular_work_id","start_time");--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_regular_work_id_regular_work_id_fk" FOREIGN KEY ("regular_work_id") REFERENCES "public"."regular_work"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "application_regular_slot_once" ON "application" USING btree ("regular_work_id","slot_no") WHERE "application"."state" = 'MATCHED';--> statement-breakpoint
CREATE UNIQUE INDEX "application_regular_once" ON "application" USING btree ("doctor_id","regular_work_id") WHERE "application"."state" in ('APPLIED', 'UNDER_REVIEW', 'INTERVIEW', 'OFFERED', 'MATCHED');--> statement-breakpoint
CREATE UNIQUE INDEX "work_of_spot_application" ON "work" USING btree ("application_id") WHERE "work"."spot_work_id" is not null;--> statement-breakpoint
CREATE INDEX "work_of_application" ON "work" USING btree ("application_id","planned_start");--> statement-breakpoint
CREATE INDEX "application_to_answer" ON "application" USING btree ("hospital_id","reply_due_at","id") WHERE "application"."state" in ('APPLIED', 'UNDER_REVIEW', 'INTERVIEW') and not "application"."awaits_doctor" and "application"."released_at" is not null;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_listing" CHECK (num_nonnulls("application"."spot_work_id", "application"."regular_work_id") = 1);--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_awaits_doctor" CHECK ("application"."awaits_doctor" = ("application"."state" = 'OFFERED') or "application"."state" = 'INTERVIEW');