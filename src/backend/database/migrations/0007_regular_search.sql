ALTER TABLE "regular_work" ADD COLUMN "adjustable_start" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "regular_work" ADD COLUMN "adjustable_end" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "regular_work" ADD COLUMN "recommend_score" smallint DEFAULT 0 NOT NULL;