CREATE TABLE "appreciation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"work_id" uuid NOT NULL,
	"source" text NOT NULL,
	"stamp" text NOT NULL,
	"body" text NOT NULL,
	"member_id" uuid NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"reply" text,
	"replied_at" timestamp (3) with time zone,
	"shelf" text DEFAULT 'OPEN' NOT NULL,
	"report_state" text DEFAULT 'NONE' NOT NULL,
	"report_reason" text,
	"report_detail" text DEFAULT '' NOT NULL,
	"reported_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	CONSTRAINT "appreciation_once" UNIQUE("work_id","source"),
	CONSTRAINT "appreciation_source_known" CHECK ("appreciation"."source" in ('HOSPITAL', 'NURSE', 'AMBULANCE_CREW', 'PATIENT')),
	CONSTRAINT "appreciation_stamp_known" CHECK ("appreciation"."stamp" in ('HELPED', 'CAREFUL', 'COME_AGAIN')),
	CONSTRAINT "appreciation_reply_known" CHECK ("appreciation"."reply" in ('THANK_YOU', 'ENCOURAGED', 'SEE_YOU')),
	CONSTRAINT "appreciation_shelf_known" CHECK ("appreciation"."shelf" in ('OPEN', 'KEPT', 'HIDDEN')),
	CONSTRAINT "appreciation_report_known" CHECK ("appreciation"."report_state" in ('NONE', 'OPEN', 'REMOVED', 'DISMISSED')),
	CONSTRAINT "appreciation_reason_known" CHECK ("appreciation"."report_reason" in ('PATIENT_DATA', 'OFFENSIVE', 'WRONG_WORK', 'OTHER')),
	CONSTRAINT "appreciation_text_length" CHECK (char_length("appreciation"."body") <= 300 and char_length("appreciation"."report_detail") <= 500),
	CONSTRAINT "appreciation_replied" CHECK (("appreciation"."reply" is null) = ("appreciation"."replied_at" is null)),
	CONSTRAINT "appreciation_read_before_reply" CHECK ("appreciation"."replied_at" is null or "appreciation"."read_at" is not null),
	CONSTRAINT "appreciation_reported_for_a_reason" CHECK (("appreciation"."report_state" = 'NONE') = ("appreciation"."report_reason" is null) and ("appreciation"."report_state" = 'NONE') = ("appreciation"."reported_at" is null)),
	CONSTRAINT "appreciation_decided" CHECK (("appreciation"."report_state" in ('REMOVED', 'DISMISSED')) = ("appreciation"."decided_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "appreciation" ADD CONSTRAINT "appreciation_work_id_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."work"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appreciation" ADD CONSTRAINT "appreciation_member_id_hospital_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."hospital_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appreciation" ADD CONSTRAINT "appreciation_decided_by_staff_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appreciation_reported" ON "appreciation" USING btree ("reported_at") WHERE "appreciation"."report_state" = 'OPEN';