CREATE TABLE "listing_purged" (
	"only_one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"change_id" bigint NOT NULL,
	CONSTRAINT "listing_purged_only_one" CHECK ("listing_purged"."only_one")
);
--> statement-breakpoint
ALTER TABLE "listing_purge" ADD COLUMN "at" timestamp (3) with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
create function "note_purged"() returns trigger language plpgsql as $$
declare
  here bigint := pg_current_xact_id()::text::bigint;
  -- A number above this one came with a restore from another cluster.
  gone_until bigint := here;
begin
  if tg_op = 'DELETE' then
    gone_until := coalesce((select max(change_id) from gone where change_id <= here), 0);
  end if;
  insert into listing_purged (change_id) values (gone_until)
  on conflict (only_one) do update set change_id =
    greatest(excluded.change_id, case when listing_purged.change_id <= here then listing_purged.change_id else 0 end);
  return null;
end
$$;
--> statement-breakpoint
create trigger "listing_purge_deleted" after delete on "listing_purge" referencing old table as gone for each statement execute function note_purged();
--> statement-breakpoint
create trigger "listing_purge_truncated" after truncate on "listing_purge" for each statement execute function note_purged();
