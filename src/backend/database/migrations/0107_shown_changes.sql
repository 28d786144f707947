create function "note_shown_change"() returns trigger language plpgsql as $$
begin
  if tg_op <> 'TRUNCATE' then
    -- TRUNCATE has no such table.
    if not exists (select from changed) then
      return null;
    end if;
  end if;
  insert into listing_purge (kind) values ('shown');
  return null;
end
$$;
--> statement-breakpoint
create trigger "hospital_shown_insert" after insert on "hospital" referencing new table as changed for each statement execute function note_shown_change();
--> statement-breakpoint
create trigger "hospital_shown_update" after update on "hospital" referencing new table as changed for each statement execute function note_shown_change();
--> statement-breakpoint
create trigger "hospital_shown_delete" after delete on "hospital" referencing old table as changed for each statement execute function note_shown_change();
--> statement-breakpoint
create trigger "hospital_shown_truncate" after truncate on "hospital" for each statement execute function note_shown_change();
--> statement-breakpoint
create trigger "hospital_workload_shown_insert" after insert on "hospital_workload" referencing new table as changed for each statement execute function note_shown_change();
--> statement-breakpoint
create trigger "hospital_workload_shown_update" after update on "hospital_workload" referencing new table as changed for each statement execute function note_shown_change();
--> statement-breakpoint
create trigger "hospital_workload_shown_delete" after delete on "hospital_workload" referencing old table as changed for each statement execute function note_shown_change();
--> statement-breakpoint
create trigger "hospital_workload_shown_truncate" after truncate on "hospital_workload" for each statement execute function note_shown_change();
--> statement-breakpoint
create trigger "spot_work_detail_shown_insert" after insert on "spot_work_detail" referencing new table as changed for each statement execute function note_shown_change();
--> statement-breakpoint
create trigger "spot_work_detail_shown_update" after update on "spot_work_detail" referencing new table as changed for each statement execute function note_shown_change();
--> statement-breakpoint
create trigger "spot_work_detail_shown_delete" after delete on "spot_work_detail" referencing old table as changed for each statement execute function note_shown_change();
--> statement-breakpoint
create trigger "spot_work_detail_shown_truncate" after truncate on "spot_work_detail" for each statement execute function note_shown_change();
--> statement-breakpoint
create trigger "regular_work_detail_shown_insert" after insert on "regular_work_detail" referencing new table as changed for each statement execute function note_shown_change();
--> statement-breakpoint
create trigger "regular_work_detail_shown_update" after update on "regular_work_detail" referencing new table as changed for each statement execute function note_shown_change();
--> statement-breakpoint
create trigger "regular_work_detail_shown_delete" after delete on "regular_work_detail" referencing old table as changed for each statement execute function note_shown_change();
--> statement-breakpoint
create trigger "regular_work_detail_shown_truncate" after truncate on "regular_work_detail" for each statement execute function note_shown_change();
