CREATE TABLE "regular_work_detail" (
	"regular_work_id" bigint PRIMARY KEY NOT NULL,
	"description" text NOT NULL,
	"fee_kind" text NOT NULL,
	"patient_scope" jsonb NOT NULL,
	"requirements" jsonb NOT NULL,
	"expected_ambulance" smallint,
	"expected_walk_in" smallint,
	"expected_ward_call" smallint,
	"carfare_note" text,
	"lodging" text,
	"payment_method" text NOT NULL,
	"closing_day" text NOT NULL,
	"pay_day" text NOT NULL,
	"withholding_table" text NOT NULL,
	"night_premium_included" boolean NOT NULL,
	"social_insurance" text NOT NULL,
	"malpractice_coverage" text NOT NULL,
	"workplace_scope" text NOT NULL,
	"duty_scope" text NOT NULL,
	"smoking_policy" text NOT NULL,
	"dress_and_items" text NOT NULL,
	"meeting_place" text NOT NULL,
	"cancellation_policy" text NOT NULL,
	"adjustable_note" text,
	"permit_from" time,
	"permit_to" time,
	"trial_months" smallint,
	"renewal" jsonb NOT NULL,
	"substitute_policy" text NOT NULL,
	"interview_required" boolean NOT NULL,
	"interview_online" boolean NOT NULL,
	"paid_leave" text NOT NULL,
	CONSTRAINT "regular_work_detail_fee_kind_known" CHECK ("regular_work_detail"."fee_kind" in ('PER_SHIFT', 'HOURLY')),
	CONSTRAINT "regular_work_detail_payment_method_known" CHECK ("regular_work_detail"."payment_method" in ('BANK_TRANSFER', 'CASH_ON_DAY')),
	CONSTRAINT "regular_work_detail_withholding_known" CHECK ("regular_work_detail"."withholding_table" in ('KOU', 'OTSU', 'HEI', 'FEE', 'UNKNOWN')),
	CONSTRAINT "regular_work_detail_substitute_known" CHECK ("regular_work_detail"."substitute_policy" in ('SELF', 'HOSPITAL', 'NONE_NEEDED')),
	CONSTRAINT "regular_work_detail_trial" CHECK ("regular_work_detail"."trial_months" > 0)
);
--> statement-breakpoint
ALTER TABLE "regular_work" ADD COLUMN "applicant_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "regular_work" ADD COLUMN "holiday_start_time_of_day" time;--> statement-breakpoint
ALTER TABLE "regular_work" ADD COLUMN "year_end_policy" text DEFAULT 'CONSULT' NOT NULL;--> statement-breakpoint
ALTER TABLE "regular_work_detail" ADD CONSTRAINT "regular_work_detail_regular_work_id_regular_work_id_fk" FOREIGN KEY ("regular_work_id") REFERENCES "public"."regular_work"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regular_work" ADD CONSTRAINT "regular_work_year_end_policy_known" CHECK ("regular_work"."year_end_policy" in ('WORK', 'OFF', 'CONSULT'));--> statement-breakpoint
ALTER TABLE "regular_work" ADD CONSTRAINT "regular_work_shift_known" CHECK ("regular_work"."shift" in ('DAY', 'NIGHT', 'EVENING'));--> statement-breakpoint
ALTER TABLE "regular_work" ADD CONSTRAINT "regular_work_term" CHECK ("regular_work"."contract_end" > "regular_work"."contract_start");--> statement-breakpoint
ALTER TABLE "regular_work" ADD CONSTRAINT "regular_work_some_weekday" CHECK (cardinality("regular_work"."weekdays") > 0);--> statement-breakpoint
-- Listings of an earlier demo say nothing of all this: the next start makes the demo anew.
UPDATE "demo_data" SET "made_for" = ("made_for"::date - 8)::text;
