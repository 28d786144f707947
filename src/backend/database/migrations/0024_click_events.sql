CREATE TABLE "click_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "click_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid,
	"event_id" text NOT NULL,
	"action_type" text NOT NULL,
	"coordinate_name" text NOT NULL,
	"additional_props" jsonb NOT NULL,
	"platform" text,
	"manufacturer" text,
	"model_name" text,
	"app_version" text,
	"mobile_app_version" text,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "usage_event" ADD COLUMN "platform" text;--> statement-breakpoint
ALTER TABLE "usage_event" ADD COLUMN "manufacturer" text;--> statement-breakpoint
ALTER TABLE "usage_event" ADD COLUMN "model_name" text;--> statement-breakpoint
ALTER TABLE "usage_event" ADD COLUMN "app_version" text;--> statement-breakpoint
ALTER TABLE "usage_event" ADD COLUMN "mobile_app_version" text;--> statement-breakpoint
CREATE INDEX "click_event_received" ON "click_event" USING btree ("received_at");