ALTER TABLE "regular_work" ADD COLUMN "interview" text DEFAULT 'NONE' NOT NULL;--> statement-breakpoint
update "regular_work" set "interview" = case when "interview_online" then 'ONLINE' else 'ON_SITE' end
from "regular_work_detail" where "regular_work_id" = "id" and "interview_required";--> statement-breakpoint
ALTER TABLE "regular_work_detail" DROP COLUMN "interview_required";--> statement-breakpoint
ALTER TABLE "regular_work_detail" DROP COLUMN "interview_online";--> statement-breakpoint
ALTER TABLE "regular_work" ADD CONSTRAINT "regular_work_interview_known" CHECK ("regular_work"."interview" in ('NONE', 'ONLINE', 'ON_SITE'));--> statement-breakpoint
-- Searches know of a listing how to get there: it is read again when its hospital says otherwise.
create function "touch_listings"() returns trigger language plpgsql as $$
begin
  update spot_work set change_id = change_id where hospital_id = new.id and status = 'PUBLISHED';
  update regular_work set change_id = change_id where hospital_id = new.id and status = 'PUBLISHED';
  return null;
end
$$;
--> statement-breakpoint
create trigger "hospital_access_changed" after update of "amenities", "nearest_stations" on "hospital" for each row
when (old.amenities is distinct from new.amenities or old.nearest_stations is distinct from new.nearest_stations)
execute function touch_listings();
