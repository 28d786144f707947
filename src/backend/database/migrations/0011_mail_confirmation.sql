CREATE TABLE "mail_confirmation" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"voided_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "mail_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "pending_login_id" text;--> statement-breakpoint
ALTER TABLE "mail_confirmation" ADD CONSTRAINT "mail_confirmation_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_confirmation_account" ON "mail_confirmation" USING btree ("account_id");