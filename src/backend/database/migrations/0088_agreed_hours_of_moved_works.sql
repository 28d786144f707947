-- A spot work that was moved: the agreed terms of its application have had the hours from before.
update "application" a set "terms" = a."terms" || jsonb_build_object(
  'startTime', to_char(w."planned_start" at time zone 'Asia/Tokyo', 'YYYY-MM-DD"T"HH24:MI:SS"+09:00"'),
  'endTime', to_char(w."planned_end" at time zone 'Asia/Tokyo', 'YYYY-MM-DD"T"HH24:MI:SS"+09:00"'))
from "work" w
where w."application_id" = a."id" and w."spot_work_id" is not null and a."state" = 'MATCHED'
  and (w."planned_start" <> (a."terms"->>'startTime')::timestamptz
    or w."planned_end" <> (a."terms"->>'endTime')::timestamptz);
