CREATE INDEX CONCURRENTLY "doctor_waiting" ON "doctor" USING btree ("status_changed_at","id") WHERE "doctor"."status" in ('INITIAL', 'MEDICAL_LICENSE_VERIFIED', 'VIEW_ONLY', 'UNKNOWN', 'UNSPECIFIED') or "doctor"."return_asked_at" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "doctor_active" ON "doctor" USING btree ("status_changed_at","id") WHERE "doctor"."status" in ('APPROVE');--> statement-breakpoint
CREATE INDEX CONCURRENTLY "doctor_stopped" ON "doctor" USING btree ("status_changed_at","id") WHERE "doctor"."status" in ('SUSPENDED', 'BANNED', 'REJECT', 'DEACTIVATED');--> statement-breakpoint
CREATE INDEX CONCURRENTLY "doctor_suspended_from" ON "doctor" USING btree ("status_before","status_changed_at","id") WHERE "doctor"."suspended_until" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "listing_report_decided" ON "listing_report" USING btree ("decided_at","id") WHERE "listing_report"."state" <> 'OPEN';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "spot_work_on_shelf" ON "spot_work" USING btree ("hospital_id","status","start_time","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "staff_action_of_kind" ON "staff_action" USING btree ("kind","at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "staff_action_standing" ON "staff_action" USING btree ("subject","at","id") WHERE "staff_action"."kind" in ('HOSPITAL_CONFIRMED', 'HOSPITAL_SUSPENDED', 'HOSPITAL_LIFTED');--> statement-breakpoint
CREATE INDEX CONCURRENTLY "work_disputed" ON "work" USING btree ("planned_start","id") WHERE "work"."state" = 'CORRECTION_REQUESTED';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "appreciation_decided" ON "appreciation" USING btree ("decided_at","id") WHERE "appreciation"."report_state" in ('REMOVED', 'DISMISSED');--> statement-breakpoint
CREATE INDEX CONCURRENTLY "objection_declined" ON "objection" USING btree ("closed_at") WHERE "objection"."state" = 'DECLINED';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "rehire_offer_open_of_hospital" ON "rehire_offer" USING btree ("hospital_id","expires_at","id") WHERE state in ('OFFERED', 'VIEWED');