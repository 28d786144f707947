CREATE TABLE "calendar_block" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"doctor_id" uuid NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "calendar_block_source_known" CHECK ("calendar_block"."source" in ('MANUAL', 'ICS')),
	CONSTRAINT "calendar_block_times" CHECK ("calendar_block"."end_time" > "calendar_block"."start_time")
);
--> statement-breakpoint
CREATE TABLE "ng_effect" (
	"doctor_id" uuid PRIMARY KEY NOT NULL,
	"hospital" text NOT NULL,
	"date" text NOT NULL,
	"condition" text NOT NULL,
	CONSTRAINT "ng_effect_hospital_known" CHECK ("ng_effect"."hospital" in ('HIDE', 'MARK')),
	CONSTRAINT "ng_effect_date_known" CHECK ("ng_effect"."date" in ('HIDE', 'MARK')),
	CONSTRAINT "ng_effect_condition_known" CHECK ("ng_effect"."condition" in ('HIDE', 'MARK'))
);
--> statement-breakpoint
CREATE TABLE "ng_setting" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"doctor_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"hospital_id" bigint,
	"reason" text DEFAULT '' NOT NULL,
	"weekday" smallint,
	"start_minute" smallint,
	"end_minute" smallint,
	"condition" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ng_setting_scope_known" CHECK ("ng_setting"."scope" in ('HOSPITAL', 'DATE', 'CONDITION')),
	CONSTRAINT "ng_setting_condition_known" CHECK ("ng_setting"."condition" in ('PEDIATRICS', 'TRAUMA', 'CARDIAC_ARREST', 'AMBULANCE', 'CHART_HOSPITAL', 'CHART_CLINIC', 'CHART_PAPER')),
	CONSTRAINT "ng_setting_of_its_scope" CHECK (("ng_setting"."scope" = 'HOSPITAL') = ("ng_setting"."hospital_id" is not null)
        and num_nonnulls("ng_setting"."weekday", "ng_setting"."start_minute", "ng_setting"."end_minute") = case "ng_setting"."scope" when 'DATE' then 3 else 0 end
        and ("ng_setting"."scope" = 'CONDITION') = ("ng_setting"."condition" is not null)),
	CONSTRAINT "ng_setting_weekly_times" CHECK ("ng_setting"."weekday" between 1 and 7 and "ng_setting"."start_minute" between 0 and 1439
        and "ng_setting"."end_minute" > "ng_setting"."start_minute" and "ng_setting"."end_minute" <= "ng_setting"."start_minute" + 1440),
	CONSTRAINT "ng_setting_reason_length" CHECK (char_length("ng_setting"."reason") <= 200)
);
--> statement-breakpoint
ALTER TABLE "regular_work" ADD COLUMN "patients" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "spot_work" ADD COLUMN "patients" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_block" ADD CONSTRAINT "calendar_block_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ng_effect" ADD CONSTRAINT "ng_effect_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ng_setting" ADD CONSTRAINT "ng_setting_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ng_setting" ADD CONSTRAINT "ng_setting_hospital_id_hospital_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospital"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_block_once" ON "calendar_block" USING btree ("doctor_id","source","start_time","end_time");--> statement-breakpoint
CREATE INDEX "calendar_block_end" ON "calendar_block" USING btree ("end_time");--> statement-breakpoint
CREATE UNIQUE INDEX "ng_setting_hospital" ON "ng_setting" USING btree ("doctor_id","hospital_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ng_setting_condition" ON "ng_setting" USING btree ("doctor_id","condition");--> statement-breakpoint
CREATE UNIQUE INDEX "ng_setting_weekly" ON "ng_setting" USING btree ("doctor_id","weekday","start_minute","end_minute");--> statement-breakpoint
-- Searches read the row of a listing only: the patients of its detail are copied to it.
create function "copy_patients"() returns trigger language plpgsql as $$
declare
  included text[] := array_remove(array[
    case when (new.patient_scope ->> 'pediatrics')::boolean then 'PEDIATRICS' end,
    case when (new.patient_scope ->> 'trauma')::boolean then 'TRAUMA' end,
    case when (new.patient_scope ->> 'cardiacArrest')::boolean then 'CARDIAC_ARREST' end], null);
begin
  if tg_argv[0] = 'spot' then
    update spot_work set patients = included where id = new.spot_work_id and patients is distinct from included;
  else
    update regular_work set patients = included where id = new.regular_work_id and patients is distinct from included;
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger "spot_work_patients" after insert or update of "patient_scope" on "spot_work_detail" for each row execute function copy_patients('spot');
--> statement-breakpoint
create trigger "regular_work_patients" after insert or update of "patient_scope" on "regular_work_detail" for each row execute function copy_patients('regular');
--> statement-breakpoint
-- Fires the triggers for the listings that exist.
update "spot_work_detail" set "patient_scope" = "patient_scope";
--> statement-breakpoint
update "regular_work_detail" set "patient_scope" = "patient_scope";
--> statement-breakpoint
drop trigger "hospital_search_changed" on "hospital";
--> statement-breakpoint
create trigger "hospital_search_changed" after update of "amenities", "nearest_stations", "city", "is_hiring_paused", "electronic_chart" on "hospital" for each row
when ((old.amenities, old.nearest_stations, old.city, old.is_hiring_paused, old.electronic_chart) is distinct from (new.amenities, new.nearest_stations, new.city, new.is_hiring_paused, new.electronic_chart))
execute function touch_listings();
