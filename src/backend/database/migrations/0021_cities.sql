update "hospital" set "city" = coalesce(nullif(left(regexp_replace("city", '[[:space:]　,]+', '', 'g'), 40), ''), '不明')
where "city" !~ '^[^[:space:]　,]{1,40}$';--> statement-breakpoint
ALTER TABLE "hospital" ADD CONSTRAINT "hospital_city_name" CHECK ("hospital"."city" ~ '^[^[:space:]　,]{1,40}$');--> statement-breakpoint
drop trigger "hospital_access_changed" on "hospital";--> statement-breakpoint
create trigger "hospital_search_changed" after update of "amenities", "nearest_stations", "city" on "hospital" for each row
when ((old.amenities, old.nearest_stations, old.city) is distinct from (new.amenities, new.nearest_stations, new.city))
execute function touch_listings();
