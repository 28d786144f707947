CREATE TABLE "delivery" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"key" text NOT NULL,
	"retry_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"outcome" text,
	CONSTRAINT "delivery_once" UNIQUE("channel","key"),
	CONSTRAINT "delivery_channel_known" CHECK ("delivery"."channel" in ('LINE', 'PUSH')),
	CONSTRAINT "delivery_outcome_known" CHECK ("delivery"."outcome" in ('SENT', 'NOT_WANTED', 'UNREACHABLE', 'TOO_OLD')),
	CONSTRAINT "delivery_ended" CHECK (("delivery"."ended_at" is null) = ("delivery"."outcome" is null))
);
--> statement-breakpoint
CREATE TABLE "push_device" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "push_device_endpoint_unique" UNIQUE("endpoint"),
	CONSTRAINT "push_device_endpoint_length" CHECK (char_length("push_device"."endpoint") between 10 and 1000)
);
--> statement-breakpoint
ALTER TABLE "line_identity" ADD COLUMN "is_blocked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_device" ADD CONSTRAINT "push_device_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_device" ADD CONSTRAINT "push_device_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivery_age" ON "delivery" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "delivery_of_account" ON "delivery" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "push_device_of_account" ON "push_device" USING btree ("account_id","added_at");--> statement-breakpoint
CREATE INDEX "push_device_of_session" ON "push_device" USING btree ("session_id");