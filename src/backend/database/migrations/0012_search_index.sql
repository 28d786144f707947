CREATE TABLE "listing_purge" (
	"kind" text NOT NULL,
	"listing_id" bigint,
	"change_id" bigint DEFAULT (pg_current_xact_id()::text::bigint) NOT NULL
);
--> statement-breakpoint
DROP INDEX "spot_work_by_fee";--> statement-breakpoint
DROP INDEX "spot_work_by_hourly_fee";--> statement-breakpoint
DROP INDEX "spot_work_by_publish";--> statement-breakpoint
DROP INDEX "spot_work_by_edit";--> statement-breakpoint
DROP INDEX "spot_work_by_recommendation";--> statement-breakpoint
DROP INDEX "spot_work_weekday_by_start";--> statement-breakpoint
DROP INDEX "spot_work_place_by_start";--> statement-breakpoint
DROP INDEX "spot_work_day_by_start";--> statement-breakpoint
DROP INDEX "spot_work_place_by_fee";--> statement-breakpoint
DROP INDEX "spot_work_day_by_fee";--> statement-breakpoint
DROP INDEX "spot_work_place_by_hourly_fee";--> statement-breakpoint
DROP INDEX "spot_work_day_by_hourly_fee";--> statement-breakpoint
DROP INDEX "spot_work_place_by_publish";--> statement-breakpoint
DROP INDEX "spot_work_day_by_publish";--> statement-breakpoint
DROP INDEX "spot_work_place_by_edit";--> statement-breakpoint
DROP INDEX "spot_work_day_by_edit";--> statement-breakpoint
DROP INDEX "spot_work_place_by_recommendation";--> statement-breakpoint
DROP INDEX "spot_work_day_by_recommendation";--> statement-breakpoint
ALTER TABLE "regular_work" ADD COLUMN "change_id" bigint DEFAULT (pg_current_xact_id()::text::bigint) NOT NULL;--> statement-breakpoint
ALTER TABLE "spot_work" ADD COLUMN "change_id" bigint DEFAULT (pg_current_xact_id()::text::bigint) NOT NULL;--> statement-breakpoint
CREATE INDEX "listing_purge_change" ON "listing_purge" USING btree ("change_id");--> statement-breakpoint
CREATE INDEX "regular_work_change" ON "regular_work" USING btree ("change_id");--> statement-breakpoint
CREATE INDEX "spot_work_change" ON "spot_work" USING btree ("change_id");
--> statement-breakpoint
create function "mark_change"() returns trigger language plpgsql as $$
begin
  new.change_id := pg_current_xact_id()::text::bigint;
  return new;
end
$$;
--> statement-breakpoint
create function "note_purge"() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    insert into listing_purge (kind) values (tg_argv[0]);
  else
    insert into listing_purge (kind, listing_id) select tg_argv[0], id from gone;
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger "spot_work_changed" before insert or update on "spot_work" for each row execute function mark_change();
--> statement-breakpoint
create trigger "regular_work_changed" before insert or update on "regular_work" for each row execute function mark_change();
--> statement-breakpoint
create trigger "spot_work_deleted" after delete on "spot_work" referencing old table as gone for each statement execute function note_purge('spot');
--> statement-breakpoint
create trigger "regular_work_deleted" after delete on "regular_work" referencing old table as gone for each statement execute function note_purge('regular');
--> statement-breakpoint
create trigger "spot_work_truncated" after truncate on "spot_work" for each statement execute function note_purge('spot');
--> statement-breakpoint
create trigger "regular_work_truncated" after truncate on "regular_work" for each statement execute function note_purge('regular');
