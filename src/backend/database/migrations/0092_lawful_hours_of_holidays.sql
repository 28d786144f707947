-- A 日当直 on holidays that would start at or after its end keeps the usual hours, as its schedule does; a listing that is
-- published with it is stopped, so that the hospital reads it again.
UPDATE "regular_work" SET "crosses_midnight" = true
WHERE NOT "crosses_midnight" AND "end_time_of_day" <= "start_time_of_day";--> statement-breakpoint
UPDATE "regular_work" SET
  "holiday_start_time_of_day" = "start_time_of_day",
  "status" = CASE WHEN "status" = 'PUBLISHED' THEN 'PAUSED' ELSE "status" END
WHERE NOT "crosses_midnight" AND "end_time_of_day" <= "holiday_start_time_of_day";--> statement-breakpoint
UPDATE "regular_work" SET "holiday_fee" = NULL WHERE "holiday_fee" <= 0;--> statement-breakpoint
ALTER TABLE "regular_work" ADD CONSTRAINT "regular_work_hours" CHECK ("regular_work"."crosses_midnight" or "regular_work"."end_time_of_day" > "regular_work"."start_time_of_day");--> statement-breakpoint
ALTER TABLE "regular_work" ADD CONSTRAINT "regular_work_holiday_hours" CHECK ("regular_work"."crosses_midnight" or "regular_work"."end_time_of_day" > "regular_work"."holiday_start_time_of_day");--> statement-breakpoint
ALTER TABLE "regular_work" ADD CONSTRAINT "regular_work_holiday_fee" CHECK ("regular_work"."holiday_fee" > 0);