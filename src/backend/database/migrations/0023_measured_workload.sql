-- Every contract is one of employment: what such a listing withholds by is not known.
update "spot_work_detail" set "withholding_table" = 'UNKNOWN' where "withholding_table" = 'FEE';--> statement-breakpoint
update "regular_work_detail" set "withholding_table" = 'UNKNOWN' where "withholding_table" = 'FEE';--> statement-breakpoint
ALTER TABLE "hospital_workload" ADD COLUMN "step" smallint GENERATED ALWAYS AS ((case
  when sleep_minutes_median < 180 then greatest(width_bucket(round((ambulance_median * 60 + walk_in_median * 12 + ward_call_median * 10)::numeric, 3), (case shift when 'NIGHT' then array[60, 150, 270, 420] when 'DAY' then array[120, 220, 320, 420]
  else array[45, 90, 140, 190] end)::numeric[]) + 1, 4)
  when sleep_minutes_median >= 360 then least(width_bucket(round((ambulance_median * 60 + walk_in_median * 12 + ward_call_median * 10)::numeric, 3), (case shift when 'NIGHT' then array[60, 150, 270, 420] when 'DAY' then array[120, 220, 320, 420]
  else array[45, 90, 140, 190] end)::numeric[]) + 1, 3)
  else width_bucket(round((ambulance_median * 60 + walk_in_median * 12 + ward_call_median * 10)::numeric, 3), (case shift when 'NIGHT' then array[60, 150, 270, 420] when 'DAY' then array[120, 220, 320, 420]
  else array[45, 90, 140, 190] end)::numeric[]) + 1 end)::smallint) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "regular_work_detail" ADD CONSTRAINT "regular_work_detail_employment" CHECK ("regular_work_detail"."withholding_table" <> 'FEE');--> statement-breakpoint
ALTER TABLE "spot_work_detail" ADD CONSTRAINT "spot_work_detail_employment" CHECK ("spot_work_detail"."withholding_table" <> 'FEE');--> statement-breakpoint
drop trigger "hospital_search_changed" on "hospital";--> statement-breakpoint
create trigger "hospital_search_changed" after update of "amenities", "nearest_stations", "city", "is_hiring_paused" on "hospital" for each row
when ((old.amenities, old.nearest_stations, old.city, old.is_hiring_paused) is distinct from (new.amenities, new.nearest_stations, new.city, new.is_hiring_paused))
execute function touch_listings();
--> statement-breakpoint
-- Searches know of a listing how busy it is: it is read again when doctors report otherwise.
create function "touch_shift"("of_hospital" bigint, "of_shift" text) returns void language sql as $$
  update spot_work set change_id = change_id where hospital_id = of_hospital and shift = of_shift and status = 'PUBLISHED';
  update regular_work set change_id = change_id where hospital_id = of_hospital and shift = of_shift and status = 'PUBLISHED';
$$;
--> statement-breakpoint
create function "note_workload"() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform touch_shift(old.hospital_id, old.shift); end if;
  if tg_op <> 'DELETE' then perform touch_shift(new.hospital_id, new.shift); end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger "hospital_workload_written" after insert or delete on "hospital_workload" for each row execute function note_workload();
--> statement-breakpoint
create trigger "hospital_workload_changed" after update on "hospital_workload" for each row
when ((old.hospital_id, old.shift, old.reports >= 5, old.step) is distinct from (new.hospital_id, new.shift, new.reports >= 5, new.step))
execute function note_workload();
--> statement-breakpoint
-- A join of the two, planned for one row, takes minutes for thousands; of what was a draft there are few.
create or replace function "note_publication"() returns trigger language plpgsql as $$
begin
  -- Whoever fills a database in bulk says so, for the length of its transaction.
  if current_setting('dp.silent_publications', true) = 'on' then
    return null;
  end if;
  if tg_op = 'INSERT' then
    insert into listing_publication (kind, listing_id)
    select tg_argv[0], id from written where status = 'PUBLISHED';
  else
    -- For the first time: what was paused or filled in between is nothing new.
    insert into listing_publication (kind, listing_id)
    select tg_argv[0], id from written
    where status = 'PUBLISHED' and id = any(array(select id from replaced where status = 'DRAFT'));
  end if;
  return null;
end
$$;
