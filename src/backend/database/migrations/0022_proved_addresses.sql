ALTER TABLE "account" DROP CONSTRAINT "account_login_id_unique";--> statement-breakpoint
ALTER TABLE "password_reset" ALTER COLUMN "account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "lapses_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "epoch" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "line_handoff" ADD COLUMN "epoch" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "line_identity" ADD COLUMN "is_proved" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_confirmation" ADD COLUMN "purpose" text DEFAULT 'CONFIRM' NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_confirmation" ADD COLUMN "epoch" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "password_reset" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "password_reset" ADD COLUMN "epoch" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "account_login_id_owned" ON "account" USING btree ("login_id") WHERE "account"."mail_confirmed_at" is not null or position('@' in "account"."login_id") = 0;--> statement-breakpoint
CREATE INDEX "account_login_id" ON "account" USING btree ("login_id");--> statement-breakpoint
CREATE INDEX "account_lapsing" ON "account" USING btree ("lapses_at") WHERE "account"."lapses_at" is not null;--> statement-breakpoint
CREATE INDEX "password_reset_address" ON "password_reset" USING btree ("address");--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_lapsing_unproved" CHECK ("account"."lapses_at" is null or "account"."mail_confirmed_at" is null);--> statement-breakpoint
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_for" CHECK (("password_reset"."account_id" is null) <> ("password_reset"."address" is null));
--> statement-breakpoint
update "account" set "lapses_at" = now() + interval '7 days'
where "mail_confirmed_at" is null and position('@' in "login_id") > 0
  and not exists (select from "doctor" where "account_id" = "account"."id")
  and not exists (select from "staff" where "account_id" = "account"."id");--> statement-breakpoint
update "line_identity" set "is_proved" = true from "account"
where "account"."id" = "account_id" and "mail_confirmed_at" is not null
  and ("password_hash" is null or "linked_at" <= "created_at");
