CREATE TABLE "address_return" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"address" text NOT NULL,
	"password_hashes" text[] DEFAULT '{}' NOT NULL,
	"token_hash" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "address_return_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "former_password_hash" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "former_password_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "address_return" ADD CONSTRAINT "address_return_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_return_account" ON "address_return" USING btree ("account_id");