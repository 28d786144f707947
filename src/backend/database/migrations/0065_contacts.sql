CREATE TABLE "contact" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"account_id" uuid,
	"sender" text NOT NULL,
	"topic" text NOT NULL,
	"name" text NOT NULL,
	"mail" text NOT NULL,
	"body" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"words" text,
	"decided_at" timestamp (3) with time zone,
	"staff_account_id" uuid,
	CONSTRAINT "contact_key_unique" UNIQUE("key"),
	CONSTRAINT "contact_sender_known" CHECK ("contact"."sender" in ('VISITOR', 'DOCTOR', 'HOSPITAL', 'STAFF')),
	CONSTRAINT "contact_topic_known" CHECK ("contact"."topic" in ('WORK', 'PAY', 'ACCOUNT', 'HOSPITAL', 'COMPLAINT', 'OTHER')),
	CONSTRAINT "contact_state_known" CHECK ("contact"."state" in ('OPEN', 'ANSWERED', 'CLOSED')),
	CONSTRAINT "contact_name_length" CHECK (char_length(name) between 1 and 100),
	CONSTRAINT "contact_body_length" CHECK (char_length(body) between 10 and 2000),
	CONSTRAINT "contact_words_length" CHECK (char_length(words) between 5 and 3000),
	CONSTRAINT "contact_decided_whole" CHECK (("contact"."state" = 'OPEN') = ("contact"."decided_at" is null)
        and ("contact"."state" = 'OPEN') = ("contact"."words" is null) and ("contact"."state" = 'OPEN') = ("contact"."staff_account_id" is null))
);
--> statement-breakpoint
ALTER TABLE "staff_action" DROP CONSTRAINT "staff_action_known";--> statement-breakpoint
ALTER TABLE "contact" ADD CONSTRAINT "contact_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact" ADD CONSTRAINT "contact_staff_account_id_staff_account_id_fk" FOREIGN KEY ("staff_account_id") REFERENCES "public"."staff"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_open" ON "contact" USING btree ("sent_at","id") WHERE "contact"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "contact_decided" ON "contact" USING btree ("decided_at","id") WHERE "contact"."state" <> 'OPEN';--> statement-breakpoint
CREATE INDEX "contact_of_account" ON "contact" USING btree ("account_id","sent_at");--> statement-breakpoint
ALTER TABLE "staff_action" ADD CONSTRAINT "staff_action_known" CHECK ("staff_action"."kind" in ('ALERT_WRITTEN', 'ALERT_ENDED', 'NO_SHOW_CONFIRMED', 'NO_SHOW_REJECTED', 'JOB_RETRIED', 'CONTACT_VIEWED', 'CONTACT_ANSWERED', 'CONTACT_CLOSED'));