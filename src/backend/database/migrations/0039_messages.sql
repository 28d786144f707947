CREATE TABLE "message" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"thread_id" uuid NOT NULL,
	"sender" text NOT NULL,
	"account_id" uuid,
	"body" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "message_of_thread" UNIQUE("thread_id","sent_at"),
	CONSTRAINT "message_sender_known" CHECK ("message"."sender" in ('DOCTOR', 'HOSPITAL', 'SUPPORT')),
	CONSTRAINT "message_body_length" CHECK (char_length(body) between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "message_thread" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"spot_work_id" bigint,
	"regular_work_id" bigint,
	"hospital_id" bigint NOT NULL,
	"doctor_id" uuid NOT NULL,
	"last_message_at" timestamp (3) with time zone NOT NULL,
	"doctor_read_at" timestamp (3) with time zone,
	"hospital_read_at" timestamp (3) with time zone,
	"unread_doctor" integer DEFAULT 0 NOT NULL,
	"unread_hospital" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "message_thread_of_spot" UNIQUE("spot_work_id","doctor_id"),
	CONSTRAINT "message_thread_of_regular" UNIQUE("regular_work_id","doctor_id"),
	CONSTRAINT "message_thread_listing" CHECK (num_nonnulls("message_thread"."spot_work_id", "message_thread"."regular_work_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_thread_id_message_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."message_thread"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_thread" ADD CONSTRAINT "message_thread_spot_work_id_spot_work_id_fk" FOREIGN KEY ("spot_work_id") REFERENCES "public"."spot_work"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_thread" ADD CONSTRAINT "message_thread_regular_work_id_regular_work_id_fk" FOREIGN KEY ("regular_work_id") REFERENCES "public"."regular_work"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_thread" ADD CONSTRAINT "message_thread_hospital_id_hospital_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospital"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_thread" ADD CONSTRAINT "message_thread_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_of_account" ON "message" USING btree ("account_id","sent_at");--> statement-breakpoint
CREATE INDEX "message_thread_of_hospital" ON "message_thread" USING btree ("hospital_id","last_message_at","id");--> statement-breakpoint
CREATE INDEX "message_thread_unread" ON "message_thread" USING btree ("hospital_id","last_message_at") WHERE "message_thread"."unread_hospital" > 0;--> statement-breakpoint
CREATE INDEX "message_thread_of_doctor" ON "message_thread" USING btree ("doctor_id");