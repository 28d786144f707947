ALTER TABLE "doctor_proposal" DROP CONSTRAINT "doctor_proposal_decision_known";--> statement-breakpoint
ALTER TABLE "staff_action" DROP CONSTRAINT "staff_action_known";--> statement-breakpoint
ALTER TABLE "doctor_proposal" ADD COLUMN "suspended_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "added_by" uuid;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "active_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "second_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "doctor_proposal" ADD CONSTRAINT "doctor_proposal_decision_known" CHECK ("doctor_proposal"."decision" in ('BAN', 'LIFT_BAN', 'SUSPEND'));--> statement-breakpoint
ALTER TABLE "staff_action" ADD CONSTRAINT "staff_action_known" CHECK ("staff_action"."kind" in ('ALERT_WRITTEN', 'ALERT_ENDED', 'NO_SHOW_CONFIRMED', 'NO_SHOW_REJECTED', 'CAUTION_TAKEN_BACK', 'CAUTION_KEPT', 'WEATHER_DECLARED', 'WEATHER_WITHDRAWN', 'JOB_RETRIED', 'FACTOR_RESET', 'CONTACT_VIEWED', 'CONTACT_ANSWERED', 'CONTACT_CLOSED', 'SURVEY_VIEWED', 'SURVEY_HANDLED', 'AUDIT_EXPORTED', 'HOSPITAL_ADDED', 'OWNER_INVITED', 'HOSPITAL_VIEWED', 'HOSPITAL_CONFIRMED', 'HOSPITAL_SUSPENDED', 'HOSPITAL_LIFTED', 'LISTING_APPROVED', 'LISTING_RETURNED', 'LISTING_KEPT', 'LISTING_QUESTIONED', 'LISTING_STOPPED', 'DECISION_PROPOSED', 'PROPOSAL_REJECTED', 'PROPOSAL_WITHDRAWN', 'STAFF_FACTOR_RESET', 'OWN_FACTOR_ON', 'OWN_FACTOR_OFF', 'OWN_FACTOR_CODES', 'OWN_FACTOR_CODE_USED', 'STAFF_REMOVED', 'STAFF_ADDED', 'STAFF_CONFIRMED', 'DOCTOR_VIEWED', 'DOCTORS_LISTED'));--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_added_by_another" CHECK ("staff"."added_by" <> "staff"."account_id");
