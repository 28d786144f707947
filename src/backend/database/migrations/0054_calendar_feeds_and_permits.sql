CREATE TABLE "calendar_feed" (
	"doctor_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"shows_hospital" boolean NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "calendar_feed_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "work" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "work" ADD COLUMN "revised_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "regular_work_schedule" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "regular_work_schedule" ADD COLUMN "revised_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
create function "calendar_revised"() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  new.revised_at := clock_timestamp();
  return new;
end
$$;
--> statement-breakpoint
create trigger "work_calendar_revised" before update on "work" for each row
  when (old.planned_start <> new.planned_start or old.planned_end <> new.planned_end
    or (old.state like 'CANCELLED%') <> (new.state like 'CANCELLED%'))
  execute function calendar_revised();
--> statement-breakpoint
create trigger "regular_work_schedule_calendar_revised" before update on "regular_work_schedule" for each row
  when (old.start_time <> new.start_time or old.end_time <> new.end_time or old.state <> new.state)
  execute function calendar_revised();
--> statement-breakpoint
update "application" a set "terms" = a."terms" || jsonb_build_object('permit', jsonb_build_object(
  'kind', s."night_duty_permit",
  'from', to_char(d."permit_from" at time zone 'Asia/Tokyo', 'HH24:MI'),
  'to', to_char(d."permit_to" at time zone 'Asia/Tokyo', 'HH24:MI')))
from "spot_work" s join "spot_work_detail" d on d."spot_work_id" = s."id"
where s."id" = a."spot_work_id" and a."terms"->'permit' is null;
--> statement-breakpoint
update "application" a set "terms" = a."terms" || jsonb_build_object('permit', jsonb_build_object(
  'kind', r."night_duty_permit", 'from', left(d."permit_from"::text, 5), 'to', left(d."permit_to"::text, 5)))
from "regular_work" r join "regular_work_detail" d on d."regular_work_id" = r."id"
where r."id" = a."regular_work_id" and a."terms"->'permit' is null;
--> statement-breakpoint
update "application_offer" o set
  "before" = o."before" || jsonb_build_object('permit', a."terms"->'permit'),
  "terms" = o."terms" || jsonb_build_object('permit', a."terms"->'permit')
from "application" a where a."id" = o."application_id" and o."terms"->'permit' is null;
