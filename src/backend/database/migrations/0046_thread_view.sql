CREATE TABLE "thread_view" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"thread_id" uuid NOT NULL,
	"staff_account_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"viewed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "thread_view_reason_length" CHECK (char_length(reason) between 5 and 500)
);
--> statement-breakpoint
ALTER TABLE "thread_view" ADD CONSTRAINT "thread_view_thread_id_message_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."message_thread"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_view" ADD CONSTRAINT "thread_view_staff_account_id_staff_account_id_fk" FOREIGN KEY ("staff_account_id") REFERENCES "public"."staff"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "thread_view_of_thread" ON "thread_view" USING btree ("thread_id","viewed_at");