ALTER TABLE "staff_action" DROP CONSTRAINT "staff_action_known";--> statement-breakpoint
ALTER TABLE "hospital" ADD COLUMN "standing" text DEFAULT 'ACTIVE' NOT NULL;--> statement-breakpoint
CREATE INDEX "hospital_not_active" ON "hospital" USING btree ("standing","id") WHERE "hospital"."standing" <> 'ACTIVE';--> statement-breakpoint
CREATE INDEX "staff_action_subject" ON "staff_action" USING btree ("subject","at");--> statement-breakpoint
ALTER TABLE "hospital" ADD CONSTRAINT "hospital_standing_known" CHECK ("hospital"."standing" in ('NEW', 'ACTIVE', 'SUSPENDED'));--> statement-breakpoint
ALTER TABLE "hospital" ADD CONSTRAINT "hospital_hires_when_active" CHECK ("hospital"."standing" = 'ACTIVE' or "hospital"."is_hiring_paused");--> statement-breakpoint
ALTER TABLE "staff_action" ADD CONSTRAINT "staff_action_known" CHECK ("staff_action"."kind" in ('ALERT_WRITTEN', 'ALERT_ENDED', 'NO_SHOW_CONFIRMED', 'NO_SHOW_REJECTED', 'JOB_RETRIED', 'FACTOR_RESET', 'CONTACT_VIEWED', 'CONTACT_ANSWERED', 'CONTACT_CLOSED', 'AUDIT_EXPORTED', 'HOSPITAL_VIEWED', 'HOSPITAL_CONFIRMED', 'HOSPITAL_SUSPENDED', 'HOSPITAL_LIFTED'));