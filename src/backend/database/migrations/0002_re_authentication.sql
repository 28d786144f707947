ALTER TABLE "account" ALTER COLUMN "login_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "authenticated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;