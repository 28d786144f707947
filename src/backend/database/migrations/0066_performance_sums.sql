CREATE TABLE "measured_due" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "measured_due_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hospital_id" bigint NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "performance_sum" (
	"doctor_id" uuid NOT NULL,
	"month" text NOT NULL,
	"hospital_id" bigint NOT NULL,
	"engagement_id" uuid,
	"works" integer NOT NULL,
	"minutes" integer NOT NULL,
	"ambulance_accepted" integer NOT NULL,
	"declined" integer NOT NULL,
	"declined_by_hospital" integer NOT NULL,
	"admissions" integer NOT NULL,
	"walk_ins" integer NOT NULL,
	"ward_calls" integer NOT NULL,
	"incentive_yen" integer NOT NULL,
	"yen" integer NOT NULL,
	"appreciations" integer NOT NULL,
	CONSTRAINT "performance_sum_once" UNIQUE NULLS NOT DISTINCT("doctor_id","month","hospital_id","engagement_id")
);
--> statement-breakpoint
ALTER TABLE "measured_due" ADD CONSTRAINT "measured_due_hospital_id_hospital_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospital"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "performance_sum" ADD CONSTRAINT "performance_sum_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "performance_sum" ADD CONSTRAINT "performance_sum_hospital_id_hospital_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospital"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "performance_sum" ADD CONSTRAINT "performance_sum_engagement_id_regular_engagement_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."regular_engagement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "measured_due_next" ON "measured_due" USING btree ("due_at","hospital_id");
--> statement-breakpoint
create function "performance_of"(done "work", report "work_report") returns "performance_sum" language sql stable as $$
  select done.doctor_id, to_char(done.planned_start at time zone 'Asia/Tokyo', 'YYYY-MM'), done.hospital_id,
    (select e.id from regular_engagement e where e.application_id = done.application_id),
    1,
    round(extract(epoch from coalesce(report.actual_end - report.actual_start, done.planned_end - done.planned_start)) / 60)::int
      - coalesce(report.break_minutes, done.break_minutes),
    coalesce(report.ambulance_accepted, 0),
    coalesce((select sum(value::int) from jsonb_each_text(report.declined)), 0)::int,
    coalesce((select sum(value::int) from jsonb_each_text(report.declined)
      where key in ('BEDS_FULL', 'TREATING_OTHERS', 'EQUIPMENT', 'STAFF_SHORTAGE')), 0)::int,
    coalesce(report.admissions_ambulance + report.admissions_walk_in, 0),
    coalesce(report.walk_ins, 0),
    coalesce(report.ward_calls, 0),
    coalesce(report.incentive_yen, 0),
    done.fee + coalesce(report.incentive_yen + report.carfare_yen + report.extra_yen, 0),
    (select count(*)::int from appreciation a where a.work_id = done.id and a.report_state <> 'REMOVED')
$$;
--> statement-breakpoint
create function "performance_add"(one "performance_sum", sign integer) returns void language sql as $$
  insert into performance_sum as kept (doctor_id, month, hospital_id, engagement_id, works, minutes, ambulance_accepted,
    declined, declined_by_hospital, admissions, walk_ins, ward_calls, incentive_yen, yen, appreciations)
  values (one.doctor_id, one.month, one.hospital_id, one.engagement_id, sign * one.works, sign * one.minutes,
    sign * one.ambulance_accepted, sign * one.declined, sign * one.declined_by_hospital, sign * one.admissions,
    sign * one.walk_ins, sign * one.ward_calls, sign * one.incentive_yen, sign * one.yen, sign * one.appreciations)
  on conflict (doctor_id, month, hospital_id, engagement_id) do update set
    works = kept.works + excluded.works, minutes = kept.minutes + excluded.minutes,
    ambulance_accepted = kept.ambulance_accepted + excluded.ambulance_accepted,
    declined = kept.declined + excluded.declined,
    declined_by_hospital = kept.declined_by_hospital + excluded.declined_by_hospital,
    admissions = kept.admissions + excluded.admissions, walk_ins = kept.walk_ins + excluded.walk_ins,
    ward_calls = kept.ward_calls + excluded.ward_calls, incentive_yen = kept.incentive_yen + excluded.incentive_yen,
    yen = kept.yen + excluded.yen, appreciations = kept.appreciations + excluded.appreciations
$$;
--> statement-breakpoint
create function "measured_mark"(done "work") returns void language sql as $$
  insert into measured_due (hospital_id, due_at) values
    (done.hospital_id, to_timestamp(0)),
    (done.hospital_id, ((done.planned_end at time zone 'Asia/Tokyo')::date + 366)::timestamp at time zone 'Asia/Tokyo')
$$;
--> statement-breakpoint
create function "performance_of_work"() returns trigger language plpgsql as $$
declare
  report work_report;
begin
  if tg_op <> 'INSERT' and old.state in ('CONFIRMED', 'PAID') then
    select * into report from work_report r where r.work_id = old.id and r.number = old.report_number;
    perform performance_add(performance_of(old, report), -1);
    perform measured_mark(old);
  end if;
  if tg_op <> 'DELETE' and new.state in ('CONFIRMED', 'PAID') then
    report := null;
    select * into report from work_report r where r.work_id = new.id and r.number = new.report_number;
    perform performance_add(performance_of(new, report), 1);
    perform measured_mark(new);
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger "work_performance_inserted" after insert on "work" for each row
  when (new.state in ('CONFIRMED', 'PAID')) execute function performance_of_work();
--> statement-breakpoint
create trigger "work_performance_updated" after update on "work" for each row
  when ((old.state in ('CONFIRMED', 'PAID')) <> (new.state in ('CONFIRMED', 'PAID'))
    or new.state in ('CONFIRMED', 'PAID') and (old.doctor_id, old.hospital_id, old.planned_start, old.planned_end,
        old.break_minutes, old.fee, old.report_number, old.application_id)
      is distinct from (new.doctor_id, new.hospital_id, new.planned_start, new.planned_end,
        new.break_minutes, new.fee, new.report_number, new.application_id))
  execute function performance_of_work();
--> statement-breakpoint
create trigger "work_performance_deleted" before delete on "work" for each row
  when (old.state in ('CONFIRMED', 'PAID')) execute function performance_of_work();
--> statement-breakpoint
create function "performance_of_report"() returns trigger language plpgsql as $$
declare
  done work;
begin
  select * into done from work w where w.id = coalesce(new.work_id, old.work_id) and w.state in ('CONFIRMED', 'PAID')
    and w.report_number = coalesce(new.number, old.number);
  if found then
    perform performance_add(performance_of(done, old), -1);
    perform performance_add(performance_of(done, new), 1);
    perform measured_mark(done);
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger "work_report_performance_written" after insert or delete on "work_report" for each row
  execute function performance_of_report();
--> statement-breakpoint
create trigger "work_report_performance_updated" after update on "work_report" for each row
  when ((old.actual_start, old.actual_end, old.break_minutes, old.ambulance_accepted, old.declined,
      old.admissions_ambulance, old.admissions_walk_in, old.walk_ins, old.ward_calls, old.sleep_minutes,
      old.incentive_yen, old.carfare_yen, old.extra_yen)
    is distinct from (new.actual_start, new.actual_end, new.break_minutes, new.ambulance_accepted, new.declined,
      new.admissions_ambulance, new.admissions_walk_in, new.walk_ins, new.ward_calls, new.sleep_minutes,
      new.incentive_yen, new.carfare_yen, new.extra_yen))
  execute function performance_of_report();
--> statement-breakpoint
create function "performance_of_thanks"() returns trigger language plpgsql as $$
declare
  change integer := 0;
  done work;
  counted performance_sum;
begin
  if tg_op <> 'INSERT' and old.report_state <> 'REMOVED' then
    change := change - 1;
  end if;
  if tg_op <> 'DELETE' and new.report_state <> 'REMOVED' then
    change := change + 1;
  end if;
  select * into done from work w where w.id = coalesce(new.work_id, old.work_id) and w.state in ('CONFIRMED', 'PAID');
  if found and change <> 0 then
    counted := performance_of(done, null);
    update performance_sum s set appreciations = s.appreciations + change
      where s.doctor_id = counted.doctor_id and s.month = counted.month and s.hospital_id = counted.hospital_id
        and s.engagement_id is not distinct from counted.engagement_id;
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger "appreciation_performance_written" after insert or delete on "appreciation" for each row
  execute function performance_of_thanks();
--> statement-breakpoint
create trigger "appreciation_performance_updated" after update on "appreciation" for each row
  when ((old.report_state = 'REMOVED') <> (new.report_state = 'REMOVED'))
  execute function performance_of_thanks();
--> statement-breakpoint
create function "measured_by_survey"() returns trigger language plpgsql as $$
begin
  insert into measured_due (hospital_id, due_at)
    select w.hospital_id, new.editable_until from work w where w.id = new.work_id;
  return null;
end
$$;
--> statement-breakpoint
create trigger "work_survey_measured" after insert or update on "work_survey" for each row
  when (new.submitted_at is not null) execute function measured_by_survey();
--> statement-breakpoint
create function "measured_by_shift"() returns trigger language plpgsql as $$
begin
  insert into measured_due (hospital_id, due_at) values (new.hospital_id, to_timestamp(0));
  return null;
end
$$;
--> statement-breakpoint
create trigger "spot_work_measured" after update on "spot_work" for each row
  when (old.shift <> new.shift) execute function measured_by_shift();
--> statement-breakpoint
create trigger "regular_work_measured" after update on "regular_work" for each row
  when (old.shift <> new.shift) execute function measured_by_shift();
--> statement-breakpoint
insert into "performance_sum"
select (one).doctor_id, (one).month, (one).hospital_id, (one).engagement_id, sum((one).works), sum((one).minutes),
  sum((one).ambulance_accepted), sum((one).declined), sum((one).declined_by_hospital), sum((one).admissions),
  sum((one).walk_ins), sum((one).ward_calls), sum((one).incentive_yen), sum((one).yen), sum((one).appreciations)
from (
  select performance_of(done, report) one from "work" done
  left join "work_report" report on report.work_id = done.id and report.number = done.report_number
  where done.state in ('CONFIRMED', 'PAID')
) counted
group by (one).doctor_id, (one).month, (one).hospital_id, (one).engagement_id;
--> statement-breakpoint
insert into "measured_due" (hospital_id, due_at)
select distinct hospital_id, to_timestamp(0) from "work" where state in ('CONFIRMED', 'PAID')
union
select distinct hospital_id, ((planned_end at time zone 'Asia/Tokyo')::date + 366)::timestamp at time zone 'Asia/Tokyo'
from "work" where state in ('CONFIRMED', 'PAID')
union
select distinct done.hospital_id, survey.editable_until from "work_survey" survey
join "work" done on done.id = survey.work_id where survey.submitted_at is not null;
