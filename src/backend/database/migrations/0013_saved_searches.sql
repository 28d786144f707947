CREATE TABLE "notification" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"doctor_id" uuid NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"link" text NOT NULL,
	"channels" text[] NOT NULL,
	"dedupe_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "notification_once" UNIQUE("doctor_id","dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "listing_publication" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_publication_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"listing_id" bigint NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_search" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"doctor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"criteria" jsonb NOT NULL,
	"criteria_key" text NOT NULL,
	"label" text NOT NULL,
	"notify" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_search_once" UNIQUE("doctor_id","kind","criteria_key"),
	CONSTRAINT "saved_search_kind_known" CHECK ("saved_search"."kind" in ('spot', 'regular')),
	CONSTRAINT "saved_search_some_criteria" CHECK ("saved_search"."criteria_key" <> '')
);
--> statement-breakpoint
CREATE TABLE "saved_search_hit" (
	"doctor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"listing_id" bigint NOT NULL,
	"search_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	"notice_key" text NOT NULL,
	"mail_key" text,
	CONSTRAINT "saved_search_hit_doctor_id_kind_listing_id_pk" PRIMARY KEY("doctor_id","kind","listing_id")
);
--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search" ADD CONSTRAINT "saved_search_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_hit" ADD CONSTRAINT "saved_search_hit_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_hit" ADD CONSTRAINT "saved_search_hit_search_id_saved_search_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_search"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_latest" ON "notification" USING btree ("doctor_id","created_at");--> statement-breakpoint
CREATE INDEX "saved_search_notified" ON "saved_search" USING btree ("kind") WHERE "saved_search"."notify";--> statement-breakpoint
CREATE INDEX "saved_search_hit_of_search" ON "saved_search_hit" USING btree ("search_id");--> statement-breakpoint
CREATE INDEX "saved_search_hit_recent" ON "saved_search_hit" USING btree ("doctor_id","at");--> statement-breakpoint
CREATE INDEX "saved_search_hit_of_mail" ON "saved_search_hit" USING btree ("mail_key");
--> statement-breakpoint
create function "note_publication"() returns trigger language plpgsql as $$
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
    select tg_argv[0], written.id from written join replaced using (id)
    where written.status = 'PUBLISHED' and replaced.status = 'DRAFT';
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger "spot_work_inserted" after insert on "spot_work" referencing new table as written for each statement execute function note_publication('spot');
--> statement-breakpoint
create trigger "spot_work_updated" after update on "spot_work" referencing old table as replaced new table as written for each statement execute function note_publication('spot');
--> statement-breakpoint
create trigger "regular_work_inserted" after insert on "regular_work" referencing new table as written for each statement execute function note_publication('regular');
--> statement-breakpoint
create trigger "regular_work_updated" after update on "regular_work" referencing old table as replaced new table as written for each statement execute function note_publication('regular');
