ALTER TABLE "regular_work_detail" ADD COLUMN "payday" jsonb;--> statement-breakpoint
ALTER TABLE "regular_work_detail" ADD COLUMN "payday_note" text;--> statement-breakpoint
ALTER TABLE "spot_work_detail" ADD COLUMN "payday" jsonb;--> statement-breakpoint
ALTER TABLE "spot_work_detail" ADD COLUMN "payday_note" text;--> statement-breakpoint
CREATE INDEX "regular_work_detail_unread_payday" ON "regular_work_detail" USING btree ("regular_work_id") WHERE "regular_work_detail"."payday" is null;--> statement-breakpoint
CREATE INDEX "spot_work_detail_unread_payday" ON "spot_work_detail" USING btree ("spot_work_id") WHERE "spot_work_detail"."payday" is null;