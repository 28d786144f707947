CREATE TABLE "listing_review" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hospital_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"listing_id" bigint NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"staff_account_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "listing_review_of_listing" UNIQUE("kind","listing_id"),
	CONSTRAINT "listing_review_kind_known" CHECK ("listing_review"."kind" in ('spot', 'regular')),
	CONSTRAINT "listing_review_state_known" CHECK ("listing_review"."state" in ('WAITING', 'RETURNED', 'APPROVED'))
);
--> statement-breakpoint
ALTER TABLE "staff_action" DROP CONSTRAINT "staff_action_known";--> statement-breakpoint
ALTER TABLE "listing_review" ADD CONSTRAINT "listing_review_hospital_id_hospital_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospital"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_review" ADD CONSTRAINT "listing_review_staff_account_id_staff_account_id_fk" FOREIGN KEY ("staff_account_id") REFERENCES "public"."staff"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_review_waiting" ON "listing_review" USING btree ("asked_at","id") WHERE "listing_review"."state" = 'WAITING';--> statement-breakpoint
ALTER TABLE "staff_action" ADD CONSTRAINT "staff_action_known" CHECK ("staff_action"."kind" in ('ALERT_WRITTEN', 'ALERT_ENDED', 'NO_SHOW_CONFIRMED', 'NO_SHOW_REJECTED', 'JOB_RETRIED', 'FACTOR_RESET', 'CONTACT_VIEWED', 'CONTACT_ANSWERED', 'CONTACT_CLOSED', 'AUDIT_EXPORTED', 'HOSPITAL_VIEWED', 'HOSPITAL_CONFIRMED', 'HOSPITAL_SUSPENDED', 'HOSPITAL_LIFTED', 'LISTING_APPROVED', 'LISTING_RETURNED'));