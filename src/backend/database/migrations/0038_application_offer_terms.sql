ALTER TABLE "application_offer" DROP CONSTRAINT "application_offer_changes";--> statement-breakpoint
ALTER TABLE "application_offer" DROP CONSTRAINT "application_offer_times";--> statement-breakpoint
ALTER TABLE "application_offer" DROP CONSTRAINT "application_offer_fee";--> statement-breakpoint
ALTER TABLE "application_offer" ADD COLUMN "before" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "application_offer" ADD COLUMN "terms" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "application_offer" DROP COLUMN "start_time";--> statement-breakpoint
ALTER TABLE "application_offer" DROP COLUMN "end_time";--> statement-breakpoint
ALTER TABLE "application_offer" DROP COLUMN "fee";