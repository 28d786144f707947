CREATE TABLE "doctor_decision" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"doctor_id" uuid NOT NULL,
	"staff_account_id" uuid NOT NULL,
	"decision" text NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"reason" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "doctor_decision_known" CHECK ("doctor_decision"."decision" in ('VERIFY_LICENSE', 'APPROVE', 'RETURN', 'REJECT', 'SUSPEND', 'REINSTATE', 'BAN'))
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"left_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "doctor_decision" ADD CONSTRAINT "doctor_decision_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_decision" ADD CONSTRAINT "doctor_decision_staff_account_id_staff_account_id_fk" FOREIGN KEY ("staff_account_id") REFERENCES "public"."staff"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "doctor_decision_once" ON "doctor_decision" USING btree ("staff_account_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "doctor_decision_of_doctor" ON "doctor_decision" USING btree ("doctor_id","decided_at");