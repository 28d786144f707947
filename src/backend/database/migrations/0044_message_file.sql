CREATE TABLE "message_file" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"message_id" uuid,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "message_file_message_id_unique" UNIQUE("message_id"),
	CONSTRAINT "message_file_mime_known" CHECK ("message_file"."mime" in ('application/pdf', 'image/jpeg', 'image/png')),
	CONSTRAINT "message_file_name_length" CHECK (char_length("message_file"."name") between 1 and 200),
	CONSTRAINT "message_file_size" CHECK (size between 1 and 10485760)
);
--> statement-breakpoint
ALTER TABLE "message_file" ADD CONSTRAINT "message_file_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_file" ADD CONSTRAINT "message_file_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_file_unsent" ON "message_file" USING btree ("uploaded_at") WHERE "message_file"."message_id" is null;--> statement-breakpoint
CREATE INDEX "message_file_of_account" ON "message_file" USING btree ("account_id","uploaded_at");