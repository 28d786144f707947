create or replace function "note_publication"() returns trigger language plpgsql as $$
begin
  -- Whoever fills a database in bulk says so, for the length of its transaction.
  if current_setting('dp.silent_publications', true) = 'on' then
    return null;
  end if;
  if tg_op = 'INSERT' then
    perform put_job('publication', jsonb_build_object('kind', tg_argv[0], 'listingId', id), null)
    from written where status = 'PUBLISHED';
  else
    -- For the first time: what was paused or filled in between is nothing new. A join of the two, planned for one row, takes
    -- minutes for thousands; of what was a draft there are few.
    perform put_job('publication', jsonb_build_object('kind', tg_argv[0], 'listingId', id), null)
    from written where status = 'PUBLISHED' and id = any(array(select id from replaced where status = 'DRAFT'));
  end if;
  return null;
end
$$;
--> statement-breakpoint
select put_job('publication', jsonb_build_object('kind', kind, 'listingId', listing_id), null) from listing_publication order by id;
--> statement-breakpoint
DROP TABLE "listing_publication" CASCADE;--> statement-breakpoint
CREATE INDEX "usage_event_received" ON "usage_event" USING btree ("received_at");
