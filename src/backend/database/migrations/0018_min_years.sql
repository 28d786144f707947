ALTER TABLE "regular_work" ADD COLUMN "min_years" smallint;--> statement-breakpoint
ALTER TABLE "spot_work" ADD COLUMN "min_years" smallint;--> statement-breakpoint
update "spot_work" set "min_years" = ("requirements" ->> 'minYears')::smallint
from "spot_work_detail" where "spot_work_id" = "id" and "requirements" ->> 'minYears' is not null;
--> statement-breakpoint
update "regular_work" set "min_years" = ("requirements" ->> 'minYears')::smallint
from "regular_work_detail" where "regular_work_id" = "id" and "requirements" ->> 'minYears' is not null;
--> statement-breakpoint
create function "copy_min_years"() returns trigger language plpgsql as $$
declare
  years smallint := (new.requirements ->> 'minYears')::smallint;
begin
  if tg_argv[0] = 'spot' then
    update spot_work set min_years = years where id = new.spot_work_id and min_years is distinct from years;
  else
    update regular_work set min_years = years where id = new.regular_work_id and min_years is distinct from years;
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger "spot_work_requirements" after insert or update of "requirements" on "spot_work_detail" for each row execute function copy_min_years('spot');
--> statement-breakpoint
create trigger "regular_work_requirements" after insert or update of "requirements" on "regular_work_detail" for each row execute function copy_min_years('regular');
