CREATE TABLE "document_view" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"staff_account_id" uuid NOT NULL,
	"viewed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "document_view_kind_known" CHECK ("document_view"."kind" in ('LICENCE', 'IDENTITY'))
);
--> statement-breakpoint
ALTER TABLE "doctor" ADD COLUMN "suspended_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "doctor" ADD COLUMN "suspended_from" text;--> statement-breakpoint
ALTER TABLE "doctor_decision" ADD COLUMN "suspended_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "document_view" ADD CONSTRAINT "document_view_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_view" ADD CONSTRAINT "document_view_staff_account_id_staff_account_id_fk" FOREIGN KEY ("staff_account_id") REFERENCES "public"."staff"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_view_of_account" ON "document_view" USING btree ("account_id","viewed_at");--> statement-breakpoint
CREATE INDEX "doctor_suspension" ON "doctor" USING btree ("suspended_until") WHERE "doctor"."suspended_until" is not null;--> statement-breakpoint
ALTER TABLE "doctor" ADD CONSTRAINT "doctor_suspended_from_known" CHECK ("doctor"."suspended_from" in ('INITIAL', 'MEDICAL_LICENSE_VERIFIED', 'APPROVE', 'REJECT', 'SUSPENDED', 'BANNED', 'UNKNOWN', 'UNSPECIFIED', 'VIEW_ONLY', 'DEACTIVATED'));--> statement-breakpoint
ALTER TABLE "doctor" ADD CONSTRAINT "doctor_suspension_whole" CHECK (("doctor"."suspended_until" is null) = ("doctor"."suspended_from" is null) and ("doctor"."suspended_until" is null or "doctor"."status" = 'SUSPENDED'));