CREATE TABLE "listing_report" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hospital_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"listing_id" bigint NOT NULL,
	"doctor_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"detail" text NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	CONSTRAINT "listing_report_once" UNIQUE("doctor_id","kind","listing_id"),
	CONSTRAINT "listing_report_kind_known" CHECK ("listing_report"."kind" in ('spot', 'regular')),
	CONSTRAINT "listing_report_reason_known" CHECK ("listing_report"."reason" in ('TERMS_DIFFER', 'INAPPROPRIATE', 'DUPLICATE', 'NOT_HIRING', 'OTHER')),
	CONSTRAINT "listing_report_state_known" CHECK ("listing_report"."state" in ('OPEN', 'KEPT', 'CONTACTED', 'PAUSED'))
);
--> statement-breakpoint
ALTER TABLE "staff_action" DROP CONSTRAINT "staff_action_known";--> statement-breakpoint
ALTER TABLE "hospital_invitation" ALTER COLUMN "invited_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_report" ADD CONSTRAINT "listing_report_hospital_id_hospital_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospital"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_report" ADD CONSTRAINT "listing_report_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_report" ADD CONSTRAINT "listing_report_decided_by_staff_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_report_of_listing" ON "listing_report" USING btree ("kind","listing_id");--> statement-breakpoint
CREATE INDEX "listing_report_open" ON "listing_report" USING btree ("reported_at","id") WHERE "listing_report"."state" = 'OPEN';--> statement-breakpoint
ALTER TABLE "staff_action" ADD CONSTRAINT "staff_action_known" CHECK ("staff_action"."kind" in ('ALERT_WRITTEN', 'ALERT_ENDED', 'NO_SHOW_CONFIRMED', 'NO_SHOW_REJECTED', 'JOB_RETRIED', 'FACTOR_RESET', 'CONTACT_VIEWED', 'CONTACT_ANSWERED', 'CONTACT_CLOSED', 'AUDIT_EXPORTED', 'HOSPITAL_ADDED', 'OWNER_INVITED', 'HOSPITAL_VIEWED', 'HOSPITAL_CONFIRMED', 'HOSPITAL_SUSPENDED', 'HOSPITAL_LIFTED', 'LISTING_APPROVED', 'LISTING_RETURNED', 'LISTING_KEPT', 'LISTING_QUESTIONED', 'LISTING_STOPPED'));