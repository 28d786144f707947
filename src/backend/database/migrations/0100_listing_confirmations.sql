ALTER TABLE "regular_work" ADD COLUMN "confirm_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "regular_work" ADD COLUMN "lapsed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "spot_work" ADD COLUMN "confirm_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "spot_work" ADD COLUMN "lapsed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "regular_work_unconfirmed" ON "regular_work" USING btree ("application_deadline",greatest("confirmed_at", "edited_at")) WHERE "regular_work"."status" = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "spot_work_unconfirmed" ON "spot_work" USING btree ("application_deadline",greatest("confirmed_at", "edited_at")) WHERE "spot_work"."status" = 'PUBLISHED';--> statement-breakpoint
-- Until now an edit stood for the first confirmation. What is not open is never asked about, and keeps its null.
UPDATE "spot_work" SET "confirmed_at" = greatest("edited_at", "publish_time")
WHERE "confirmed_at" IS NULL AND "status" IN ('PUBLISHED', 'PAUSED', 'FILLED') AND "application_deadline" > now();--> statement-breakpoint
UPDATE "regular_work" SET "confirmed_at" = greatest("edited_at", "publish_time")
WHERE "confirmed_at" IS NULL AND "status" IN ('PUBLISHED', 'PAUSED', 'FILLED') AND "application_deadline" > now();
