CREATE TABLE "reply_due" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reply_due_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hospital_id" bigint NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reply_due" ADD CONSTRAINT "reply_due_hospital_id_hospital_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospital"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reply_due_next" ON "reply_due" USING btree ("due_at","hospital_id");--> statement-breakpoint
-- The hospital's answer to an application, as `isAnswer` of the reply times.
create function "reply_is_answer"(event "application_event") returns boolean language sql immutable as $$
  select event.actor = 'HOSPITAL' and coalesce(event.from_state in ('APPLIED', 'UNDER_REVIEW'), false)
    and event.to_state <> 'UNDER_REVIEW'
$$;
--> statement-breakpoint
-- The time to answer of an answered application's hospital is counted again: at once, and when the answer no longer counts.
create function "reply_mark"(applied "application") returns void language sql as $$
  insert into reply_due (hospital_id, due_at)
  select applied.hospital_id, due.at
  from (values (to_timestamp(0)), (applied.released_at + interval '4320 hours 1 millisecond')) due(at)
  where applied.released_at is not null and exists (
    select from application_event event where event.application_id = applied.id and reply_is_answer(event))
$$;
--> statement-breakpoint
create function "reply_of_event"() returns trigger language plpgsql as $$
begin
  perform reply_mark(applied) from application applied where applied.id = new.application_id;
  return null;
end
$$;
--> statement-breakpoint
create trigger "application_event_reply" after insert on "application_event" for each row
  when (new.actor = 'HOSPITAL') execute function reply_of_event();
--> statement-breakpoint
create function "reply_of_application"() returns trigger language plpgsql as $$
begin
  perform reply_mark(old);
  if tg_op = 'DELETE' then
    return old;
  end if;
  perform reply_mark(new);
  return new;
end
$$;
--> statement-breakpoint
create trigger "application_reply_moved" after update on "application" for each row
  when ((old.hospital_id, old.released_at) is distinct from (new.hospital_id, new.released_at))
  execute function reply_of_application();
--> statement-breakpoint
create trigger "application_reply_deleted" before delete on "application" for each row
  when (old.released_at is not null) execute function reply_of_application();
--> statement-breakpoint
insert into "reply_due" (hospital_id, due_at)
select distinct hospital_id, to_timestamp(0) from "application" where released_at is not null
union
select applied.hospital_id, applied.released_at + interval '4320 hours 1 millisecond'
from "application" applied where applied.released_at is not null
  and exists (select from "application_event" event where event.application_id = applied.id and reply_is_answer(event));
