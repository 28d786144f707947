create extension if not exists btree_gist;
--> statement-breakpoint
alter table "work" add constraint "work_no_overlap" exclude using gist (
  "doctor_id" with =,
  tstzrange("planned_start", "planned_end") with &&
) where ("state" not in ('CANCELLED_BY_DOCTOR', 'CANCELLED_BY_HOSPITAL', 'NO_SHOW'));
