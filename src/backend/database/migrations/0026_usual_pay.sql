ALTER TABLE "spot_work" DROP CONSTRAINT "spot_work_attractive_category_known";--> statement-breakpoint
ALTER TABLE "regular_work" DROP COLUMN "attractive_category";--> statement-breakpoint
ALTER TABLE "spot_work" DROP COLUMN "attractive_category";