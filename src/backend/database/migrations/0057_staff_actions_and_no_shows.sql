CREATE TABLE "no_show" (
	"work_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"member_id" uuid NOT NULL,
	"attempts" text NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	"staff_account_id" uuid,
	"reason" text,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "no_show_known" CHECK ("no_show"."state" in ('OPEN', 'WITHDRAWN', 'CONFIRMED', 'REJECTED')),
	CONSTRAINT "no_show_closed" CHECK (("no_show"."state" = 'OPEN') = ("no_show"."closed_at" is null)),
	CONSTRAINT "no_show_decided" CHECK (("no_show"."state" in ('CONFIRMED', 'REJECTED')) = ("no_show"."staff_account_id" is not null and "no_show"."reason" is not null)),
	CONSTRAINT "no_show_text" CHECK (char_length(attempts) between 10 and 500 and char_length(reason) between 10 and 500)
);
--> statement-breakpoint
CREATE TABLE "staff_action" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"staff_account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"words" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "staff_action_known" CHECK ("staff_action"."kind" in ('ALERT_WRITTEN', 'ALERT_ENDED', 'NO_SHOW_CONFIRMED', 'NO_SHOW_REJECTED', 'JOB_RETRIED'))
);
--> statement-breakpoint
ALTER TABLE "no_show" ADD CONSTRAINT "no_show_work_id_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."work"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "no_show" ADD CONSTRAINT "no_show_member_id_hospital_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."hospital_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "no_show" ADD CONSTRAINT "no_show_staff_account_id_staff_account_id_fk" FOREIGN KEY ("staff_account_id") REFERENCES "public"."staff"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_action" ADD CONSTRAINT "staff_action_staff_account_id_staff_account_id_fk" FOREIGN KEY ("staff_account_id") REFERENCES "public"."staff"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "no_show_open" ON "no_show" USING btree ("reported_at") WHERE "no_show"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "staff_action_time" ON "staff_action" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "document_view_by_staff" ON "document_view" USING btree ("viewed_at","id") WHERE "document_view"."staff_account_id" is not null;--> statement-breakpoint
CREATE INDEX "thread_view_time" ON "thread_view" USING btree ("viewed_at","id");--> statement-breakpoint
CREATE INDEX "profile_change_decided_time" ON "profile_change" USING btree ("decided_at","id") WHERE "profile_change"."staff_account_id" is not null;--> statement-breakpoint
CREATE INDEX "doctor_decision_time" ON "doctor_decision" USING btree ("decided_at","id");