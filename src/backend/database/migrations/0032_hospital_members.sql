ALTER TABLE "idempotency_key" DROP CONSTRAINT "idempotency_key_doctor_id_doctor_id_fk";
--> statement-breakpoint
ALTER TABLE "doctor" DROP CONSTRAINT "doctor_account_id_account_id_fk";
--> statement-breakpoint
ALTER TABLE "staff" DROP CONSTRAINT "staff_account_id_account_id_fk";
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "kind" text DEFAULT 'DOCTOR' NOT NULL;
--> statement-breakpoint
update "account" set "kind" = 'STAFF' where "id" in (select "account_id" from "staff");
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_kind_known" CHECK ("account"."kind" in ('DOCTOR', 'HOSPITAL', 'STAFF'));
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_of_kind" UNIQUE("id","kind");
--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "hospital_id" bigint;
--> statement-breakpoint
update "application" set "hospital_id" = "spot_work"."hospital_id" from "spot_work" where "spot_work"."id" = "spot_work_id";
--> statement-breakpoint
ALTER TABLE "application" ALTER COLUMN "hospital_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD COLUMN "account_id" uuid;
--> statement-breakpoint
update "idempotency_key" set "account_id" = "doctor"."account_id" from "doctor" where "doctor"."id" = "doctor_id";
--> statement-breakpoint
ALTER TABLE "idempotency_key" ALTER COLUMN "account_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "idempotency_key" DROP CONSTRAINT "idempotency_key_doctor_id_operation_key_pk";
--> statement-breakpoint
ALTER TABLE "idempotency_key" DROP COLUMN "doctor_id";
--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_account_id_operation_key_pk" PRIMARY KEY("account_id","operation","key");
--> statement-breakpoint
CREATE TABLE "application_offer" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"start_time" timestamp (3) with time zone,
	"end_time" timestamp (3) with time zone,
	"fee" integer,
	"note" text NOT NULL,
	"offered_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "application_offer_changes" CHECK (num_nonnulls("application_offer"."start_time", "application_offer"."end_time", "application_offer"."fee") > 0),
	CONSTRAINT "application_offer_times" CHECK ("application_offer"."end_time" > "application_offer"."start_time"),
	CONSTRAINT "application_offer_fee" CHECK ("application_offer"."fee" > 0),
	CONSTRAINT "application_offer_note_length" CHECK (char_length("application_offer"."note") <= 500)
);
--> statement-breakpoint
CREATE TABLE "hospital_member" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"account_kind" text GENERATED ALWAYS AS ('HOSPITAL') STORED NOT NULL,
	"hospital_id" bigint NOT NULL,
	"role" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"chosen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"left_at" timestamp (3) with time zone,
	CONSTRAINT "hospital_member_once" UNIQUE("account_id","hospital_id"),
	CONSTRAINT "hospital_member_role_known" CHECK ("hospital_member"."role" in ('OWNER', 'STAFF', 'VIEWER'))
);
--> statement-breakpoint
ALTER TABLE "application_event" ADD COLUMN "member_id" uuid;
--> statement-breakpoint
ALTER TABLE "doctor" ADD COLUMN "account_kind" text GENERATED ALWAYS AS ('DOCTOR') STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "account_kind" text GENERATED ALWAYS AS ('STAFF') STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "application_offer" ADD CONSTRAINT "application_offer_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "application_offer" ADD CONSTRAINT "application_offer_member_id_hospital_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."hospital_member"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "hospital_member" ADD CONSTRAINT "hospital_member_hospital_id_hospital_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospital"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "hospital_member" ADD CONSTRAINT "hospital_member_account" FOREIGN KEY ("account_id","account_kind") REFERENCES "public"."account"("id","kind") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "application_offer_open" ON "application_offer" USING btree ("application_id") WHERE "application_offer"."closed_at" is null;
--> statement-breakpoint
CREATE INDEX "hospital_member_of_hospital" ON "hospital_member" USING btree ("hospital_id");
--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_hospital_id_hospital_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospital"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "application_event" ADD CONSTRAINT "application_event_member_id_hospital_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."hospital_member"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "doctor" ADD CONSTRAINT "doctor_account" FOREIGN KEY ("account_id","account_kind") REFERENCES "public"."account"("id","kind") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_account" FOREIGN KEY ("account_id","account_kind") REFERENCES "public"."account"("id","kind") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "application_of_hospital" ON "application" USING btree ("hospital_id","state","reply_due_at","id");
