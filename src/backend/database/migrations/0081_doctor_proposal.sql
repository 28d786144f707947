CREATE TABLE "doctor_proposal" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"doctor_id" uuid NOT NULL,
	"decision" text NOT NULL,
	"from_status" text NOT NULL,
	"reason" text NOT NULL,
	"proposed_by" uuid NOT NULL,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"idempotency_key" text NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"answered_by" uuid,
	"ended_at" timestamp (3) with time zone,
	"answer_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "doctor_proposal_decision_known" CHECK ("doctor_proposal"."decision" in ('BAN')),
	CONSTRAINT "doctor_proposal_state_known" CHECK ("doctor_proposal"."state" in ('OPEN', 'CONFIRMED', 'REJECTED', 'WITHDRAWN', 'EXPIRED', 'VOID')),
	CONSTRAINT "doctor_proposal_ended" CHECK (("doctor_proposal"."state" = 'OPEN') = ("doctor_proposal"."ended_at" is null)),
	CONSTRAINT "doctor_proposal_by_two" CHECK ("doctor_proposal"."state" not in ('CONFIRMED', 'REJECTED') or ("doctor_proposal"."answered_by" is not null and "doctor_proposal"."answered_by" <> "doctor_proposal"."proposed_by"))
);
--> statement-breakpoint
ALTER TABLE "staff_action" DROP CONSTRAINT "staff_action_known";--> statement-breakpoint
ALTER TABLE "doctor_decision" ADD COLUMN "proposed_by" uuid;--> statement-breakpoint
ALTER TABLE "doctor_proposal" ADD CONSTRAINT "doctor_proposal_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_proposal" ADD CONSTRAINT "doctor_proposal_proposed_by_staff_account_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."staff"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_proposal" ADD CONSTRAINT "doctor_proposal_answered_by_staff_account_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."staff"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "doctor_proposal_once" ON "doctor_proposal" USING btree ("proposed_by","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "doctor_proposal_open" ON "doctor_proposal" USING btree ("doctor_id") WHERE "doctor_proposal"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "doctor_proposal_of_doctor" ON "doctor_proposal" USING btree ("doctor_id","proposed_at");--> statement-breakpoint
ALTER TABLE "doctor_decision" ADD CONSTRAINT "doctor_decision_proposed_by_staff_account_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."staff"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_action" ADD CONSTRAINT "staff_action_known" CHECK ("staff_action"."kind" in ('ALERT_WRITTEN', 'ALERT_ENDED', 'NO_SHOW_CONFIRMED', 'NO_SHOW_REJECTED', 'JOB_RETRIED', 'FACTOR_RESET', 'CONTACT_VIEWED', 'CONTACT_ANSWERED', 'CONTACT_CLOSED', 'AUDIT_EXPORTED', 'HOSPITAL_ADDED', 'OWNER_INVITED', 'HOSPITAL_VIEWED', 'HOSPITAL_CONFIRMED', 'HOSPITAL_SUSPENDED', 'HOSPITAL_LIFTED', 'LISTING_APPROVED', 'LISTING_RETURNED', 'LISTING_KEPT', 'LISTING_QUESTIONED', 'LISTING_STOPPED', 'DECISION_PROPOSED', 'PROPOSAL_REJECTED', 'PROPOSAL_WITHDRAWN'));--> statement-breakpoint
ALTER TABLE "doctor_decision" ADD CONSTRAINT "doctor_decision_by_two" CHECK ("doctor_decision"."proposed_by" <> "doctor_decision"."staff_account_id");