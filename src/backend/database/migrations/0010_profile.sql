CREATE TABLE "doctor_bank_account" (
	"doctor_id" uuid PRIMARY KEY NOT NULL,
	"sealed" "bytea" NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_change" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"doctor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"wanted" jsonb NOT NULL,
	"before" jsonb,
	"reason" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"staff_account_id" uuid,
	"answer" text,
	"decision_key" text,
	CONSTRAINT "profile_change_kind_known" CHECK ("profile_change"."kind" in ('NAME', 'SEX', 'BIRTH_DATE', 'LICENCE')),
	CONSTRAINT "profile_change_state_known" CHECK ("profile_change"."state" in ('OPEN', 'APPROVED', 'RETURNED', 'WITHDRAWN')),
	CONSTRAINT "profile_change_decided" CHECK (("profile_change"."state" = 'OPEN') = ("profile_change"."decided_at" is null)),
	CONSTRAINT "profile_change_by" CHECK (("profile_change"."state" in ('APPROVED', 'RETURNED')) = ("profile_change"."staff_account_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "profile_change_proof" (
	"change_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"image" "bytea" NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "profile_change_proof_id_unique" UNIQUE("id"),
	CONSTRAINT "profile_change_proof_mime" CHECK ("profile_change_proof"."mime" in ('image/jpeg', 'image/png')),
	CONSTRAINT "profile_change_proof_size" CHECK ("profile_change_proof"."size" = octet_length("profile_change_proof"."image") and "profile_change_proof"."size" <= 5242880)
);
--> statement-breakpoint
ALTER TABLE "document_view" DROP CONSTRAINT "document_view_kind_known";--> statement-breakpoint
ALTER TABLE "doctor_document" ADD COLUMN "expires_on" date;--> statement-breakpoint
ALTER TABLE "doctor_profile" ADD COLUMN "skills" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "doctor_profile" ADD COLUMN "weekly_hours" smallint;--> statement-breakpoint
ALTER TABLE "doctor_profile" ADD COLUMN "notices" text[];--> statement-breakpoint
ALTER TABLE "doctor_profile" ADD COLUMN "unsaved" jsonb;--> statement-breakpoint
ALTER TABLE "doctor_bank_account" ADD CONSTRAINT "doctor_bank_account_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_change" ADD CONSTRAINT "profile_change_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_change" ADD CONSTRAINT "profile_change_staff_account_id_staff_account_id_fk" FOREIGN KEY ("staff_account_id") REFERENCES "public"."staff"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_change_proof" ADD CONSTRAINT "profile_change_proof_change_id_profile_change_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."profile_change"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "profile_change_once" ON "profile_change" USING btree ("doctor_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "profile_change_one_open" ON "profile_change" USING btree ("doctor_id","kind") WHERE "profile_change"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "profile_change_waiting" ON "profile_change" USING btree ("requested_at","id") WHERE "profile_change"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "profile_change_of_doctor" ON "profile_change" USING btree ("doctor_id","requested_at");--> statement-breakpoint
ALTER TABLE "document_view" ADD CONSTRAINT "document_view_kind_known" CHECK ("document_view"."kind" in ('LICENCE', 'IDENTITY', 'CHANGE_PROOF'));--> statement-breakpoint
ALTER TABLE "doctor_profile" ADD CONSTRAINT "doctor_profile_skills_known" CHECK ("doctor_profile"."skills" <@ array['EMERGENCY_FIRST_RESPONSE', 'CARDIAC_ARREST', 'TRACHEAL_INTUBATION', 'CENTRAL_VENOUS_CATHETER', 'VENTILATOR', 'TRAUMA', 'SUTURE', 'ABDOMINAL_ULTRASOUND', 'CARDIAC_ULTRASOUND', 'UPPER_ENDOSCOPY', 'LOWER_ENDOSCOPY', 'LUMBAR_PUNCTURE', 'CHEST_DRAINAGE', 'IMAGE_READING', 'PEDIATRIC_PATIENTS', 'WARD_MANAGEMENT', 'DIALYSIS_MANAGEMENT', 'MEDICAL_CHECKUP', 'VACCINATION', 'HOME_CARE', 'END_OF_LIFE']::text[]);--> statement-breakpoint
ALTER TABLE "doctor_profile" ADD CONSTRAINT "doctor_profile_notices_known" CHECK ("doctor_profile"."notices" <@ array['APPLICATION_MAIL', 'APPLICATION_LINE', 'APPLICATION_PUSH', 'MESSAGE_MAIL', 'MESSAGE_LINE', 'MESSAGE_PUSH', 'WORK_MAIL', 'WORK_LINE', 'WORK_PUSH', 'LISTING_MAIL', 'LISTING_LINE', 'LISTING_PUSH', 'THANKS_MAIL', 'THANKS_LINE', 'THANKS_PUSH', 'REGISTRATION_MAIL', 'REGISTRATION_LINE', 'REGISTRATION_PUSH']::text[]);--> statement-breakpoint
ALTER TABLE "doctor_profile" ADD CONSTRAINT "doctor_profile_weekly_hours" CHECK ("doctor_profile"."weekly_hours" between 1 and 168);