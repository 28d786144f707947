ALTER TABLE "regular_work" ADD COLUMN "required_specialties" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "regular_work" ADD COLUMN "required_skills" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "regular_work" ADD COLUMN "first_time_ok" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "regular_work" ADD COLUMN "unmet" text DEFAULT 'SELECTION' NOT NULL;--> statement-breakpoint
ALTER TABLE "spot_work" ADD COLUMN "required_specialties" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "spot_work" ADD COLUMN "required_skills" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "spot_work" ADD COLUMN "first_time_ok" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "spot_work" ADD COLUMN "unmet" text DEFAULT 'SELECTION' NOT NULL;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "missing" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "doctor_profile_licence_date" ON "doctor_profile" USING btree ("licence_date");--> statement-breakpoint
CREATE INDEX "doctor_profile_specialties" ON "doctor_profile" USING gin ("specialties");--> statement-breakpoint
CREATE INDEX "doctor_profile_skills" ON "doctor_profile" USING gin ("skills");--> statement-breakpoint
ALTER TABLE "regular_work" ADD CONSTRAINT "regular_work_required_specialties_known" CHECK ("regular_work"."required_specialties" <@ array['GENERAL_INTERNAL_MEDICINE', 'PEDIATRICS', 'DERMATOLOGY', 'PSYCHIATRY', 'SURGERY', 'ORTHOPEDICS', 'OBSTETRICS_AND_GYNECOLOGY', 'OPHTHALMOLOGY', 'OTORHINOLARYNGOLOGY', 'UROLOGY', 'NEUROSURGERY', 'RADIOLOGY', 'ANESTHESIOLOGY', 'PATHOLOGY', 'EMERGENCY_MEDICINE', 'PLASTIC_SURGERY', 'REHABILITATION', 'RESPIRATORY_MEDICINE', 'CARDIOVASCULAR_MEDICINE', 'GASTROENTEROLOGY', 'NEPHROLOGY', 'HEPATOLOGY', 'NEUROLOGY', 'DIABETES', 'ENDOCRINOLOGY_AND_METABOLISM', 'HEMATOLOGY', 'ALLERGY', 'RHEUMATOLOGY', 'INFECTIOUS_DISEASES', 'GERIATRICS', 'PSYCHOSOMATIC_MEDICINE', 'THORACIC_SURGERY', 'CARDIOVASCULAR_SURGERY', 'BREAST', 'BRONCHO_ESOPHAGOLOGY', 'GASTROENTEROLOGICAL_SURGERY', 'PEDIATRIC_SURGERY', 'ULTRASOUND', 'CYTOPATHOLOGY', 'DIALYSIS', 'GASTROENTEROLOGICAL_ENDOSCOPY', 'CLINICAL_GENETICS', 'KAMPO', 'LASER', 'BRONCHOSCOPY', 'NUCLEAR_MEDICINE', 'COLOPROCTOLOGY', 'GYNECOLOGIC_ONCOLOGY', 'PAIN_CLINIC', 'BURN', 'NEUROENDOVASCULAR_THERAPY', 'MEDICAL_ONCOLOGY', 'NEONATOLOGY', 'REPRODUCTIVE_MEDICINE', 'PEDIATRIC_NEUROLOGY', 'GENERAL_HOSPITAL_PSYCHIATRY']::text[]);--> statement-breakpoint
ALTER TABLE "regular_work" ADD CONSTRAINT "regular_work_required_skills_known" CHECK ("regular_work"."required_skills" <@ array['EMERGENCY_FIRST_RESPONSE', 'CARDIAC_ARREST', 'TRACHEAL_INTUBATION', 'CENTRAL_VENOUS_CATHETER', 'VENTILATOR', 'TRAUMA', 'SUTURE', 'ABDOMINAL_ULTRASOUND', 'CARDIAC_ULTRASOUND', 'UPPER_ENDOSCOPY', 'LOWER_ENDOSCOPY', 'LUMBAR_PUNCTURE', 'CHEST_DRAINAGE', 'IMAGE_READING', 'PEDIATRIC_PATIENTS', 'WARD_MANAGEMENT', 'DIALYSIS_MANAGEMENT', 'MEDICAL_CHECKUP', 'VACCINATION', 'HOME_CARE', 'END_OF_LIFE']::text[]);--> statement-breakpoint
ALTER TABLE "regular_work" ADD CONSTRAINT "regular_work_unmet_known" CHECK ("regular_work"."unmet" in ('SELECTION', 'CLOSED'));--> statement-breakpoint
ALTER TABLE "spot_work" ADD CONSTRAINT "spot_work_required_specialties_known" CHECK ("spot_work"."required_specialties" <@ array['GENERAL_INTERNAL_MEDICINE', 'PEDIATRICS', 'DERMATOLOGY', 'PSYCHIATRY', 'SURGERY', 'ORTHOPEDICS', 'OBSTETRICS_AND_GYNECOLOGY', 'OPHTHALMOLOGY', 'OTORHINOLARYNGOLOGY', 'UROLOGY', 'NEUROSURGERY', 'RADIOLOGY', 'ANESTHESIOLOGY', 'PATHOLOGY', 'EMERGENCY_MEDICINE', 'PLASTIC_SURGERY', 'REHABILITATION', 'RESPIRATORY_MEDICINE', 'CARDIOVASCULAR_MEDICINE', 'GASTROENTEROLOGY', 'NEPHROLOGY', 'HEPATOLOGY', 'NEUROLOGY', 'DIABETES', 'ENDOCRINOLOGY_AND_METABOLISM', 'HEMATOLOGY', 'ALLERGY', 'RHEUMATOLOGY', 'INFECTIOUS_DISEASES', 'GERIATRICS', 'PSYCHOSOMATIC_MEDICINE', 'THORACIC_SURGERY', 'CARDIOVASCULAR_SURGERY', 'BREAST', 'BRONCHO_ESOPHAGOLOGY', 'GASTROENTEROLOGICAL_SURGERY', 'PEDIATRIC_SURGERY', 'ULTRASOUND', 'CYTOPATHOLOGY', 'DIALYSIS', 'GASTROENTEROLOGICAL_ENDOSCOPY', 'CLINICAL_GENETICS', 'KAMPO', 'LASER', 'BRONCHOSCOPY', 'NUCLEAR_MEDICINE', 'COLOPROCTOLOGY', 'GYNECOLOGIC_ONCOLOGY', 'PAIN_CLINIC', 'BURN', 'NEUROENDOVASCULAR_THERAPY', 'MEDICAL_ONCOLOGY', 'NEONATOLOGY', 'REPRODUCTIVE_MEDICINE', 'PEDIATRIC_NEUROLOGY', 'GENERAL_HOSPITAL_PSYCHIATRY']::text[]);--> statement-breakpoint
ALTER TABLE "spot_work" ADD CONSTRAINT "spot_work_required_skills_known" CHECK ("spot_work"."required_skills" <@ array['EMERGENCY_FIRST_RESPONSE', 'CARDIAC_ARREST', 'TRACHEAL_INTUBATION', 'CENTRAL_VENOUS_CATHETER', 'VENTILATOR', 'TRAUMA', 'SUTURE', 'ABDOMINAL_ULTRASOUND', 'CARDIAC_ULTRASOUND', 'UPPER_ENDOSCOPY', 'LOWER_ENDOSCOPY', 'LUMBAR_PUNCTURE', 'CHEST_DRAINAGE', 'IMAGE_READING', 'PEDIATRIC_PATIENTS', 'WARD_MANAGEMENT', 'DIALYSIS_MANAGEMENT', 'MEDICAL_CHECKUP', 'VACCINATION', 'HOME_CARE', 'END_OF_LIFE']::text[]);--> statement-breakpoint
ALTER TABLE "spot_work" ADD CONSTRAINT "spot_work_unmet_known" CHECK ("spot_work"."unmet" in ('SELECTION', 'CLOSED'));--> statement-breakpoint
-- Requirements were stored as labels; they are constants from now on. A label of no list goes into a note, which is shown.
-- The triggers stay for the version before, which writes labels until it is replaced.
drop trigger "spot_work_requirements" on "spot_work_detail";
--> statement-breakpoint
drop trigger "regular_work_requirements" on "regular_work_detail";
--> statement-breakpoint
drop function "copy_min_years"();
--> statement-breakpoint
create function "structured_requirements"(old jsonb) returns jsonb language sql immutable as $$
  select old || jsonb_strip_nulls(jsonb_build_object(
    'specialties', coalesce(jsonb_agg(word.name order by said.at) filter (where word.kind = 'S'), '[]'),
    'skills', coalesce(jsonb_agg(word.name order by said.at) filter (where word.kind = 'K'), '[]'),
    'note', nullif(concat_ws('、', old ->> 'note',
      string_agg(said.label, '、' order by said.at) filter (where word.name is null)), '')))
  from (
    select 'S' as kind, label, at from jsonb_array_elements_text(old -> 'specialties') with ordinality one(label, at)
    union all
    select 'K', label, 1000 + at from jsonb_array_elements_text(old -> 'skills') with ordinality one(label, at)
  ) said
  left join (values
    ('S', 'GENERAL_INTERNAL_MEDICINE', '総合内科専門医'),
    ('S', 'PEDIATRICS', '小児科専門医'),
    ('S', 'DERMATOLOGY', '皮膚科専門医'),
    ('S', 'PSYCHIATRY', '精神科専門医'),
    ('S', 'SURGERY', '外科専門医'),
    ('S', 'ORTHOPEDICS', '整形外科専門医'),
    ('S', 'OBSTETRICS_AND_GYNECOLOGY', '産婦人科専門医'),
    ('S', 'OPHTHALMOLOGY', '眼科専門医'),
    ('S', 'OTORHINOLARYNGOLOGY', '耳鼻咽喉科専門医'),
    ('S', 'UROLOGY', '泌尿器科専門医'),
    ('S', 'NEUROSURGERY', '脳神経外科専門医'),
    ('S', 'RADIOLOGY', '放射線科専門医'),
    ('S', 'ANESTHESIOLOGY', '麻酔科専門医'),
    ('S', 'PATHOLOGY', '病理専門医'),
    ('S', 'EMERGENCY_MEDICINE', '救急科専門医'),
    ('S', 'PLASTIC_SURGERY', '形成外科専門医'),
    ('S', 'REHABILITATION', 'リハビリテーション科専門医'),
    ('S', 'RESPIRATORY_MEDICINE', '呼吸器専門医'),
    ('S', 'CARDIOVASCULAR_MEDICINE', '循環器専門医'),
    ('S', 'GASTROENTEROLOGY', '消化器病専門医'),
    ('S', 'NEPHROLOGY', '腎臓専門医'),
    ('S', 'HEPATOLOGY', '肝臓専門医'),
    ('S', 'NEUROLOGY', '神経内科(脳神経内科)専門医'),
    ('S', 'DIABETES', '糖尿病専門医'),
    ('S', 'ENDOCRINOLOGY_AND_METABOLISM', '内分泌代謝科専門医'),
    ('S', 'HEMATOLOGY', '血液専門医'),
    ('S', 'ALLERGY', 'アレルギー専門医'),
    ('S', 'RHEUMATOLOGY', 'リウマチ専門医'),
    ('S', 'INFECTIOUS_DISEASES', '感染症専門医'),
    ('S', 'GERIATRICS', '老年病専門医'),
    ('S', 'PSYCHOSOMATIC_MEDICINE', '心療内科専門医'),
    ('S', 'THORACIC_SURGERY', '呼吸器外科専門医'),
    ('S', 'CARDIOVASCULAR_SURGERY', '心臓血管外科専門医'),
    ('S', 'BREAST', '乳腺専門医'),
    ('S', 'BRONCHO_ESOPHAGOLOGY', '気管食道科専門医'),
    ('S', 'GASTROENTEROLOGICAL_SURGERY', '消化器外科専門医'),
    ('S', 'PEDIATRIC_SURGERY', '小児外科専門医'),
    ('S', 'ULTRASOUND', '超音波専門医'),
    ('S', 'CYTOPATHOLOGY', '細胞診専門医'),
    ('S', 'DIALYSIS', '透析専門医'),
    ('S', 'GASTROENTEROLOGICAL_ENDOSCOPY', '消化器内視鏡専門医'),
    ('S', 'CLINICAL_GENETICS', '臨床遺伝専門医'),
    ('S', 'KAMPO', '漢方専門医'),
    ('S', 'LASER', 'レーザー専門医'),
    ('S', 'BRONCHOSCOPY', '気管支鏡専門医'),
    ('S', 'NUCLEAR_MEDICINE', '核医学専門医'),
    ('S', 'COLOPROCTOLOGY', '大腸肛門病専門医'),
    ('S', 'GYNECOLOGIC_ONCOLOGY', '婦人科腫瘍専門医'),
    ('S', 'PAIN_CLINIC', 'ペインクリニック専門医'),
    ('S', 'BURN', '熱傷専門医'),
    ('S', 'NEUROENDOVASCULAR_THERAPY', '脳血管内治療専門医'),
    ('S', 'MEDICAL_ONCOLOGY', 'がん薬物療法専門医'),
    ('S', 'NEONATOLOGY', '周産期(新生児)専門医'),
    ('S', 'REPRODUCTIVE_MEDICINE', '生殖医療専門医'),
    ('S', 'PEDIATRIC_NEUROLOGY', '小児神経専門医'),
    ('S', 'GENERAL_HOSPITAL_PSYCHIATRY', '一般病院連携精神医学専門医'),
    ('K', 'EMERGENCY_FIRST_RESPONSE', '救急の初期対応'),
    ('K', 'CARDIAC_ARREST', '心肺停止の対応'),
    ('K', 'TRACHEAL_INTUBATION', '気管挿管'),
    ('K', 'CENTRAL_VENOUS_CATHETER', '中心静脈カテーテル'),
    ('K', 'VENTILATOR', '人工呼吸器の管理'),
    ('K', 'TRAUMA', '外傷の初期対応'),
    ('K', 'SUTURE', '縫合'),
    ('K', 'ABDOMINAL_ULTRASOUND', '腹部エコー'),
    ('K', 'CARDIAC_ULTRASOUND', '心エコー'),
    ('K', 'UPPER_ENDOSCOPY', '上部消化管内視鏡'),
    ('K', 'LOWER_ENDOSCOPY', '下部消化管内視鏡'),
    ('K', 'LUMBAR_PUNCTURE', '腰椎穿刺'),
    ('K', 'CHEST_DRAINAGE', '胸腔穿刺・ドレナージ'),
    ('K', 'IMAGE_READING', '画像の読影(胸部X線・CT)'),
    ('K', 'PEDIATRIC_PATIENTS', '小児の診察'),
    ('K', 'WARD_MANAGEMENT', '病棟の管理と急変対応'),
    ('K', 'DIALYSIS_MANAGEMENT', '透析の管理'),
    ('K', 'MEDICAL_CHECKUP', '健診・人間ドックの診察'),
    ('K', 'VACCINATION', '予防接種の問診・接種'),
    ('K', 'HOME_CARE', '訪問診療'),
    ('K', 'END_OF_LIFE', '看取り・死亡診断')
  ) word(kind, name, label) on word.kind = said.kind and said.label in (word.label, word.name)
$$;
--> statement-breakpoint
update "spot_work_detail" set "requirements" = structured_requirements("requirements")
where "requirements" -> 'specialties' <> '[]' or "requirements" -> 'skills' <> '[]';
--> statement-breakpoint
update "regular_work_detail" set "requirements" = structured_requirements("requirements")
where "requirements" -> 'specialties' <> '[]' or "requirements" -> 'skills' <> '[]';
--> statement-breakpoint
create function "requirement_names"(list jsonb) returns text[] language sql immutable as $$
  select coalesce(array_agg(name order by at), '{}') from jsonb_array_elements_text(list) with ordinality one(name, at)
$$;
--> statement-breakpoint
update "spot_work" set
  "required_specialties" = requirement_names("requirements" -> 'specialties'),
  "required_skills" = requirement_names("requirements" -> 'skills'),
  "first_time_ok" = ("requirements" ->> 'firstTimeOk')::boolean
from "spot_work_detail" where "spot_work_id" = "id" and ("requirements" -> 'specialties' <> '[]'
  or "requirements" -> 'skills' <> '[]' or "requirements" -> 'firstTimeOk' = 'false');
--> statement-breakpoint
update "regular_work" set
  "required_specialties" = requirement_names("requirements" -> 'specialties'),
  "required_skills" = requirement_names("requirements" -> 'skills'),
  "first_time_ok" = ("requirements" ->> 'firstTimeOk')::boolean
from "regular_work_detail" where "regular_work_id" = "id" and ("requirements" -> 'specialties' <> '[]'
  or "requirements" -> 'skills' <> '[]' or "requirements" -> 'firstTimeOk' = 'false');
--> statement-breakpoint
-- Searches read the row of a listing only: the requirements of its detail are copied to it.
create function "copy_requirements"() returns trigger language plpgsql as $$
declare
  years smallint := (new.requirements ->> 'minYears')::smallint;
  of_specialties text[] := requirement_names(new.requirements -> 'specialties');
  of_skills text[] := requirement_names(new.requirements -> 'skills');
  is_first_ok boolean := (new.requirements ->> 'firstTimeOk')::boolean;
  choice text := coalesce(new.requirements ->> 'unmet', 'SELECTION');
begin
  if tg_argv[0] = 'spot' then
    update spot_work set min_years = years, required_specialties = of_specialties, required_skills = of_skills,
      first_time_ok = is_first_ok, unmet = choice
    where id = new.spot_work_id and (min_years, required_specialties, required_skills, first_time_ok, unmet)
      is distinct from (years, of_specialties, of_skills, is_first_ok, choice);
  else
    update regular_work set min_years = years, required_specialties = of_specialties, required_skills = of_skills,
      first_time_ok = is_first_ok, unmet = choice
    where id = new.regular_work_id and (min_years, required_specialties, required_skills, first_time_ok, unmet)
      is distinct from (years, of_specialties, of_skills, is_first_ok, choice);
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger "spot_work_requirements" after insert or update of "requirements" on "spot_work_detail" for each row execute function copy_requirements('spot');
--> statement-breakpoint
create trigger "regular_work_requirements" after insert or update of "requirements" on "regular_work_detail" for each row execute function copy_requirements('regular');
--> statement-breakpoint
create function "structure_requirements"() returns trigger language plpgsql as $$
begin
  new.requirements := structured_requirements(new.requirements);
  return new;
end
$$;
--> statement-breakpoint
create trigger "spot_work_structured" before insert or update of "requirements" on "spot_work_detail" for each row
when (new.requirements -> 'specialties' <> '[]' or new.requirements -> 'skills' <> '[]') execute function structure_requirements();
--> statement-breakpoint
create trigger "regular_work_structured" before insert or update of "requirements" on "regular_work_detail" for each row
when (new.requirements -> 'specialties' <> '[]' or new.requirements -> 'skills' <> '[]') execute function structure_requirements();
