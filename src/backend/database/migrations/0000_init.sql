CREATE TABLE "account" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"login_id" text NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_login_id_unique" UNIQUE("login_id")
);
--> statement-breakpoint
CREATE TABLE "login_attempt" (
	"key" text NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"attempts" integer NOT NULL,
	CONSTRAINT "login_attempt_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id_hash" "bytea" PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"auth_method" text NOT NULL,
	"user_agent" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "session_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "signing_key" (
	"kid" text PRIMARY KEY NOT NULL,
	"private_jwk" jsonb NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "application" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"spot_work_id" bigint NOT NULL,
	"doctor_id" uuid NOT NULL,
	"state" text NOT NULL,
	"slot_no" smallint,
	"message" text,
	"requested_start" timestamp (3) with time zone,
	"requested_end" timestamp (3) with time zone,
	"terms" jsonb NOT NULL,
	"applied_at" timestamp (3) with time zone NOT NULL,
	"reply_due_at" timestamp (3) with time zone,
	"read_by_hospital_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"decline_reason" text,
	"decline_note" text,
	CONSTRAINT "application_state_known" CHECK ("application"."state" in ('APPLIED', 'UNDER_REVIEW', 'INTERVIEW', 'OFFERED', 'MATCHED', 'DECLINED', 'WITHDRAWN', 'EXPIRED', 'LISTING_CLOSED')),
	CONSTRAINT "application_decline_reason_known" CHECK ("application"."decline_reason" in ('FILLED_BY_OTHER', 'EXPERIENCE_MISMATCH', 'SCHEDULE_MISMATCH', 'LISTING_WITHDRAWN', 'DOCUMENT_INCOMPLETE', 'OTHER')),
	CONSTRAINT "application_slot_while_matched" CHECK (("application"."slot_no" is not null) = ("application"."state" = 'MATCHED')),
	CONSTRAINT "application_message_length" CHECK (char_length("application"."message") <= 500)
);
--> statement-breakpoint
CREATE TABLE "application_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"doctor_id" uuid NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"response" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_key_doctor_id_operation_key_pk" PRIMARY KEY("doctor_id","operation","key"),
	CONSTRAINT "idempotency_key_length" CHECK (char_length("idempotency_key"."key") between 8 and 255)
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"topic" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "work" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"spot_work_id" bigint,
	"application_id" uuid,
	"hospital_id" bigint NOT NULL,
	"doctor_id" uuid NOT NULL,
	"state" text DEFAULT 'SCHEDULED' NOT NULL,
	"planned_start" timestamp (3) with time zone NOT NULL,
	"planned_end" timestamp (3) with time zone NOT NULL,
	"break_minutes" smallint NOT NULL,
	"fee" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "work_application_id_unique" UNIQUE("application_id"),
	CONSTRAINT "work_state_known" CHECK ("work"."state" in ('SCHEDULED', 'IN_PROGRESS', 'FINISHED', 'REPORTED', 'CORRECTION_REQUESTED', 'CONFIRMED', 'PAID', 'CANCELLATION_REQUESTED', 'CANCELLED_BY_DOCTOR', 'CANCELLED_BY_HOSPITAL', 'NO_SHOW')),
	CONSTRAINT "work_times" CHECK ("work"."planned_end" > "work"."planned_start")
);
--> statement-breakpoint
CREATE TABLE "doctor" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"status" text DEFAULT 'INITIAL' NOT NULL,
	"last_name" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name_kana" text NOT NULL,
	"first_name_kana" text NOT NULL,
	"sex" text NOT NULL,
	"birth_date" date NOT NULL,
	"status_changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "doctor_account_id_unique" UNIQUE("account_id"),
	CONSTRAINT "doctor_status_known" CHECK ("doctor"."status" in ('INITIAL', 'MEDICAL_LICENSE_VERIFIED', 'APPROVE', 'REJECT', 'SUSPENDED', 'BANNED', 'UNKNOWN', 'UNSPECIFIED', 'VIEW_ONLY', 'DEACTIVATED')),
	CONSTRAINT "doctor_sex_known" CHECK ("doctor"."sex" in ('MALE', 'FEMALE'))
);
--> statement-breakpoint
CREATE TABLE "analytics_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "analytics_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_group" text NOT NULL,
	"event_type" text NOT NULL,
	"target_key" text NOT NULL,
	"target_value" text NOT NULL,
	"session_id" text,
	"account_id" uuid,
	"commit_sha" text,
	"user_agent" jsonb NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demo_data" (
	"id" text PRIMARY KEY NOT NULL,
	"made_for" text NOT NULL,
	"spot_works" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_alert" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_alert_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"status" text NOT NULL,
	"description" text NOT NULL,
	"link" text,
	"date" timestamp (3) with time zone NOT NULL,
	"service" text NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "usage_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"doctor_id" uuid,
	"action_type" text NOT NULL,
	"coordinate_name" text NOT NULL,
	"additional_props" jsonb NOT NULL,
	"occur_time" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hospital" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "hospital_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"name_kana" text NOT NULL,
	"facility_category" text NOT NULL,
	"prefecture" text NOT NULL,
	"city" text NOT NULL,
	"address" text NOT NULL,
	"postal_code" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"nearest_stations" jsonb NOT NULL,
	"beds" integer,
	"emergency_level" text NOT NULL,
	"departments" text[] NOT NULL,
	"opening_year" smallint,
	"summary" text NOT NULL,
	"phone" text NOT NULL,
	"electronic_chart" text NOT NULL,
	"amenities" text[] NOT NULL,
	"duty_room" jsonb,
	"night_staffing" jsonb,
	"reply_median_minutes" integer,
	"accuracy_percent" smallint,
	"accuracy_count" integer DEFAULT 0 NOT NULL,
	"is_hiring_paused" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hospital_place" UNIQUE("id","prefecture","facility_category"),
	CONSTRAINT "hospital_facility_category_known" CHECK ("hospital"."facility_category" in ('HOSPITAL_OR_EMERGENCY_CLINIC', 'CLINIC', 'OTHER')),
	CONSTRAINT "hospital_prefecture_known" CHECK ("hospital"."prefecture" in ('HOKKAIDO', 'AOMORI', 'IWATE', 'MIYAGI', 'AKITA', 'YAMAGATA', 'FUKUSHIMA', 'IBARAKI', 'TOCHIGI', 'GUNMA', 'SAITAMA', 'CHIBA', 'TOKYO', 'KANAGAWA', 'TOYAMA', 'ISHIKAWA', 'FUKUI', 'NIIGATA', 'YAMANASHI', 'NAGANO', 'GIFU', 'SHIZUOKA', 'AICHI', 'MIE', 'SHIGA', 'KYOTO', 'OSAKA', 'HYOGO', 'NARA', 'WAKAYAMA', 'TOTTORI', 'SHIMANE', 'OKAYAMA', 'HIROSHIMA', 'YAMAGUCHI', 'TOKUSHIMA', 'KAGAWA', 'EHIME', 'KOCHI', 'FUKUOKA', 'SAGA', 'NAGASAKI', 'KUMAMOTO', 'OITA', 'MIYAZAKI', 'KAGOSHIMA', 'OKINAWA')),
	CONSTRAINT "hospital_emergency_level_known" CHECK ("hospital"."emergency_level" in ('NONE', 'PRIMARY', 'SECONDARY', 'SECONDARY_ON_ROTATION', 'TERTIARY')),
	CONSTRAINT "hospital_electronic_chart_known" CHECK ("hospital"."electronic_chart" in ('EHR_FAMILIAR_TYPE_A', 'EHR_CLINIC', 'PAPER', 'OTHER')),
	CONSTRAINT "hospital_departments_known" CHECK ("hospital"."departments" <@ array['NIGHT_DUTY_ANY', 'NIGHT_DUTY_INTERNAL_MEDICINE', 'NIGHT_DUTY_SURGERY', 'NIGHT_DUTY_EMERGENCY', 'NIGHT_DUTY_PEDIATRICS', 'NIGHT_DUTY_OBSTETRICS_AND_GYNECOLOGY', 'NIGHT_DUTY_ORTHOPEDICS', 'NIGHT_DUTY_NEUROSURGERY', 'NIGHT_DUTY_PSYCHIATRY', 'GENERAL_INTERNAL_MEDICINE', 'GENERAL_MEDICINE', 'GASTROENTEROLOGY', 'CARDIOVASCULAR_MEDICINE', 'RESPIRATORY_MEDICINE', 'NEPHROLOGY', 'DIALYSIS', 'NEUROLOGY', 'DIABETES_AND_METABOLISM', 'ENDOCRINOLOGY', 'HEMATOLOGY', 'RHEUMATOLOGY', 'ALLERGY', 'INFECTIOUS_DISEASES', 'MEDICAL_ONCOLOGY', 'PALLIATIVE_CARE', 'GERIATRICS', 'PSYCHOSOMATIC_MEDICINE', 'GENERAL_SURGERY', 'GASTROENTEROLOGICAL_SURGERY', 'CARDIOVASCULAR_SURGERY', 'THORACIC_SURGERY', 'BREAST_SURGERY', 'ENDOCRINE_SURGERY', 'PEDIATRIC_SURGERY', 'COLORECTAL_SURGERY', 'NEUROSURGERY', 'ORTHOPEDICS', 'PLASTIC_SURGERY', 'COSMETIC_SURGERY', 'EMERGENCY_MEDICINE', 'INTENSIVE_CARE', 'ANESTHESIOLOGY', 'PAIN_CLINIC', 'PSYCHIATRY', 'PEDIATRICS', 'NEONATOLOGY', 'OBSTETRICS_AND_GYNECOLOGY', 'GYNECOLOGY', 'OPHTHALMOLOGY', 'OTORHINOLARYNGOLOGY', 'DERMATOLOGY', 'COSMETIC_DERMATOLOGY', 'UROLOGY', 'RADIOLOGY', 'RADIATION_ONCOLOGY', 'REHABILITATION', 'PATHOLOGY', 'HOME_MEDICAL_CARE', 'MEDICAL_CHECKUP', 'ANYTHING']::text[]),
	CONSTRAINT "hospital_amenities_known" CHECK ("hospital"."amenities" <@ array['PRIVATE_DUTY_ROOM', 'SHOWER', 'WIFI', 'MEAL', 'CAR_COMMUTE', 'PARKING', 'PICKUP', 'WHITE_COAT', 'CONVENIENCE_STORE', 'LODGING']::text[]),
	CONSTRAINT "hospital_accuracy_range" CHECK ("hospital"."accuracy_percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "hospital_workload" (
	"hospital_id" bigint NOT NULL,
	"shift" text NOT NULL,
	"reports" integer NOT NULL,
	"ambulance_median" real NOT NULL,
	"ambulance_low" real NOT NULL,
	"ambulance_high" real NOT NULL,
	"walk_in_median" real NOT NULL,
	"walk_in_low" real NOT NULL,
	"walk_in_high" real NOT NULL,
	"ward_call_median" real NOT NULL,
	"ward_call_low" real NOT NULL,
	"ward_call_high" real NOT NULL,
	"sleep_minutes_median" integer,
	CONSTRAINT "hospital_workload_hospital_id_shift_pk" PRIMARY KEY("hospital_id","shift"),
	CONSTRAINT "hospital_workload_shift_known" CHECK ("hospital_workload"."shift" in ('DAY', 'NIGHT', 'EVENING'))
);
--> statement-breakpoint
CREATE TABLE "regular_work" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "regular_work_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hospital_id" bigint NOT NULL,
	"prefecture" text NOT NULL,
	"facility_category" text NOT NULL,
	"title" text NOT NULL,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"publish_time" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone NOT NULL,
	"application_deadline" timestamp (3) with time zone NOT NULL,
	"application_status" text NOT NULL,
	"slots" smallint DEFAULT 1 NOT NULL,
	"filled_slots" smallint DEFAULT 0 NOT NULL,
	"weekdays" text[] NOT NULL,
	"frequency" text NOT NULL,
	"weeks_of_month" smallint[] NOT NULL,
	"start_time_of_day" time NOT NULL,
	"end_time_of_day" time NOT NULL,
	"crosses_midnight" boolean NOT NULL,
	"break_minutes" smallint NOT NULL,
	"contract_start" date NOT NULL,
	"contract_end" date,
	"shift" text NOT NULL,
	"shift_pattern" text NOT NULL,
	"clinical_departments" text[] NOT NULL,
	"job_description_types" text[] NOT NULL,
	"ambulance_easiness" text NOT NULL,
	"night_duty_permit" text NOT NULL,
	"holiday_policy" text NOT NULL,
	"holiday_fee" integer,
	"fee" integer NOT NULL,
	"hourly_fee" integer NOT NULL,
	"incentives" jsonb NOT NULL,
	"incentive_types" text[] NOT NULL,
	"carfare_type" text NOT NULL,
	"carfare_yen" integer,
	"attractive_category" text NOT NULL,
	CONSTRAINT "regular_work_status_known" CHECK ("regular_work"."status" in ('DRAFT', 'PUBLISHED', 'PAUSED', 'FILLED', 'CLOSED', 'WITHDRAWN')),
	CONSTRAINT "regular_work_frequency_known" CHECK ("regular_work"."frequency" in ('WEEKLY', 'BIWEEKLY', 'MONTHLY_NTH', 'MONTHLY_ONCE', 'FLEXIBLE')),
	CONSTRAINT "regular_work_shift_pattern_known" CHECK ("regular_work"."shift_pattern" in ('NIGHT', 'DAY_NIGHT', 'DAY_AM_PM', 'DAY_AM', 'DAY_PM', 'DAY_EVENING')),
	CONSTRAINT "regular_work_holiday_policy_known" CHECK ("regular_work"."holiday_policy" in ('WORK', 'OFF', 'DAY_NIGHT_DUTY')),
	CONSTRAINT "regular_work_weekdays_known" CHECK ("regular_work"."weekdays" <@ array['UNSPECIFIED', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']::text[]),
	CONSTRAINT "regular_work_departments_known" CHECK ("regular_work"."clinical_departments" <@ array['NIGHT_DUTY_ANY', 'NIGHT_DUTY_INTERNAL_MEDICINE', 'NIGHT_DUTY_SURGERY', 'NIGHT_DUTY_EMERGENCY', 'NIGHT_DUTY_PEDIATRICS', 'NIGHT_DUTY_OBSTETRICS_AND_GYNECOLOGY', 'NIGHT_DUTY_ORTHOPEDICS', 'NIGHT_DUTY_NEUROSURGERY', 'NIGHT_DUTY_PSYCHIATRY', 'GENERAL_INTERNAL_MEDICINE', 'GENERAL_MEDICINE', 'GASTROENTEROLOGY', 'CARDIOVASCULAR_MEDICINE', 'RESPIRATORY_MEDICINE', 'NEPHROLOGY', 'DIALYSIS', 'NEUROLOGY', 'DIABETES_AND_METABOLISM', 'ENDOCRINOLOGY', 'HEMATOLOGY', 'RHEUMATOLOGY', 'ALLERGY', 'INFECTIOUS_DISEASES', 'MEDICAL_ONCOLOGY', 'PALLIATIVE_CARE', 'GERIATRICS', 'PSYCHOSOMATIC_MEDICINE', 'GENERAL_SURGERY', 'GASTROENTEROLOGICAL_SURGERY', 'CARDIOVASCULAR_SURGERY', 'THORACIC_SURGERY', 'BREAST_SURGERY', 'ENDOCRINE_SURGERY', 'PEDIATRIC_SURGERY', 'COLORECTAL_SURGERY', 'NEUROSURGERY', 'ORTHOPEDICS', 'PLASTIC_SURGERY', 'COSMETIC_SURGERY', 'EMERGENCY_MEDICINE', 'INTENSIVE_CARE', 'ANESTHESIOLOGY', 'PAIN_CLINIC', 'PSYCHIATRY', 'PEDIATRICS', 'NEONATOLOGY', 'OBSTETRICS_AND_GYNECOLOGY', 'GYNECOLOGY', 'OPHTHALMOLOGY', 'OTORHINOLARYNGOLOGY', 'DERMATOLOGY', 'COSMETIC_DERMATOLOGY', 'UROLOGY', 'RADIOLOGY', 'RADIATION_ONCOLOGY', 'REHABILITATION', 'PATHOLOGY', 'HOME_MEDICAL_CARE', 'MEDICAL_CHECKUP', 'ANYTHING']::text[]),
	CONSTRAINT "regular_work_job_descriptions_known" CHECK ("regular_work"."job_description_types" <@ array['AMBULANCE', 'EMERGENCY_WALK_IN', 'WALK_IN', 'WARD_MANAGEMENT', 'ENDOSCOPY', 'DIALYSIS_MANAGEMENT', 'MEDICAL_CHECKUP', 'VACCINATION', 'HOME_CARE', 'HOME_VISIT_STANDBY', 'FREE_MEDICAL_CARE', 'COVID_19_OUTPATIENT', 'COVID_19_WARD', 'COVID_19_VACCINATION', 'COVID_19_TEST', 'COVID_19_ACCOMMODATION', 'COVID_19_HOME_VISIT', 'OTHER']::text[]),
	CONSTRAINT "regular_work_fee" CHECK ("regular_work"."fee" > 0),
	CONSTRAINT "regular_work_slots" CHECK ("regular_work"."slots" > 0 and "regular_work"."filled_slots" between 0 and "regular_work"."slots")
);
--> statement-breakpoint
CREATE TABLE "spot_work" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "spot_work_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hospital_id" bigint NOT NULL,
	"prefecture" text NOT NULL,
	"facility_category" text NOT NULL,
	"title" text NOT NULL,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"publish_time" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone NOT NULL,
	"application_deadline" timestamp (3) with time zone NOT NULL,
	"application_status" text NOT NULL,
	"slots" smallint DEFAULT 1 NOT NULL,
	"filled_slots" smallint DEFAULT 0 NOT NULL,
	"applicant_count" integer DEFAULT 0 NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone NOT NULL,
	"start_date" date GENERATED ALWAYS AS (((start_time at time zone 'Asia/Tokyo')::date)) STORED NOT NULL,
	"start_weekday" smallint GENERATED ALWAYS AS ((extract(isodow from start_time at time zone 'Asia/Tokyo')::smallint)) STORED NOT NULL,
	"break_minutes" smallint NOT NULL,
	"adjustable_start_from" timestamp (3) with time zone,
	"adjustable_start_to" timestamp (3) with time zone,
	"adjustable_end_from" timestamp (3) with time zone,
	"adjustable_end_to" timestamp (3) with time zone,
	"shift" text NOT NULL,
	"shift_pattern" text NOT NULL,
	"clinical_departments" text[] NOT NULL,
	"job_description_types" text[] NOT NULL,
	"ambulance_easiness" text NOT NULL,
	"night_duty_permit" text NOT NULL,
	"fee" integer NOT NULL,
	"hourly_fee" integer GENERATED ALWAYS AS ((floor(fee * 60.0 / (extract(epoch from (end_time - start_time)) / 60 - break_minutes))::integer)) STORED NOT NULL,
	"incentives" jsonb NOT NULL,
	"incentive_types" text[] NOT NULL,
	"carfare_type" text NOT NULL,
	"carfare_yen" integer,
	"attractive_category" text NOT NULL,
	"recommend_score" smallint NOT NULL,
	CONSTRAINT "spot_work_status_known" CHECK ("spot_work"."status" in ('DRAFT', 'PUBLISHED', 'PAUSED', 'FILLED', 'CLOSED', 'WITHDRAWN')),
	CONSTRAINT "spot_work_application_status_known" CHECK ("spot_work"."application_status" in ('FREE', 'SELECTION')),
	CONSTRAINT "spot_work_shift_known" CHECK ("spot_work"."shift" in ('DAY', 'NIGHT', 'EVENING')),
	CONSTRAINT "spot_work_shift_pattern_known" CHECK ("spot_work"."shift_pattern" in ('NIGHT', 'DAY_NIGHT', 'DAY_AM_PM', 'DAY_AM', 'DAY_PM', 'DAY_EVENING')),
	CONSTRAINT "spot_work_ambulance_easiness_known" CHECK ("spot_work"."ambulance_easiness" in ('EASY', 'TOUGH')),
	CONSTRAINT "spot_work_night_duty_permit_known" CHECK ("spot_work"."night_duty_permit" in ('GRANTED_ALL', 'GRANTED_PARTIAL', 'NONE', 'NOT_APPLICABLE', 'UNKNOWN')),
	CONSTRAINT "spot_work_carfare_type_known" CHECK ("spot_work"."carfare_type" in ('FULLY_PAID', 'PAID_WITHIN_LIMIT', 'PAID_FLAT', 'NOTHING', 'OTHER')),
	CONSTRAINT "spot_work_attractive_category_known" CHECK ("spot_work"."attractive_category" in ('ATTRACTIVE', 'UNATTRACTIVE')),
	CONSTRAINT "spot_work_departments_known" CHECK ("spot_work"."clinical_departments" <@ array['NIGHT_DUTY_ANY', 'NIGHT_DUTY_INTERNAL_MEDICINE', 'NIGHT_DUTY_SURGERY', 'NIGHT_DUTY_EMERGENCY', 'NIGHT_DUTY_PEDIATRICS', 'NIGHT_DUTY_OBSTETRICS_AND_GYNECOLOGY', 'NIGHT_DUTY_ORTHOPEDICS', 'NIGHT_DUTY_NEUROSURGERY', 'NIGHT_DUTY_PSYCHIATRY', 'GENERAL_INTERNAL_MEDICINE', 'GENERAL_MEDICINE', 'GASTROENTEROLOGY', 'CARDIOVASCULAR_MEDICINE', 'RESPIRATORY_MEDICINE', 'NEPHROLOGY', 'DIALYSIS', 'NEUROLOGY', 'DIABETES_AND_METABOLISM', 'ENDOCRINOLOGY', 'HEMATOLOGY', 'RHEUMATOLOGY', 'ALLERGY', 'INFECTIOUS_DISEASES', 'MEDICAL_ONCOLOGY', 'PALLIATIVE_CARE', 'GERIATRICS', 'PSYCHOSOMATIC_MEDICINE', 'GENERAL_SURGERY', 'GASTROENTEROLOGICAL_SURGERY', 'CARDIOVASCULAR_SURGERY', 'THORACIC_SURGERY', 'BREAST_SURGERY', 'ENDOCRINE_SURGERY', 'PEDIATRIC_SURGERY', 'COLORECTAL_SURGERY', 'NEUROSURGERY', 'ORTHOPEDICS', 'PLASTIC_SURGERY', 'COSMETIC_SURGERY', 'EMERGENCY_MEDICINE', 'INTENSIVE_CARE', 'ANESTHESIOLOGY', 'PAIN_CLINIC', 'PSYCHIATRY', 'PEDIATRICS', 'NEONATOLOGY', 'OBSTETRICS_AND_GYNECOLOGY', 'GYNECOLOGY', 'OPHTHALMOLOGY', 'OTORHINOLARYNGOLOGY', 'DERMATOLOGY', 'COSMETIC_DERMATOLOGY', 'UROLOGY', 'RADIOLOGY', 'RADIATION_ONCOLOGY', 'REHABILITATION', 'PATHOLOGY', 'HOME_MEDICAL_CARE', 'MEDICAL_CHECKUP', 'ANYTHING']::text[]),
	CONSTRAINT "spot_work_job_descriptions_known" CHECK ("spot_work"."job_description_types" <@ array['AMBULANCE', 'EMERGENCY_WALK_IN', 'WALK_IN', 'WARD_MANAGEMENT', 'ENDOSCOPY', 'DIALYSIS_MANAGEMENT', 'MEDICAL_CHECKUP', 'VACCINATION', 'HOME_CARE', 'HOME_VISIT_STANDBY', 'FREE_MEDICAL_CARE', 'COVID_19_OUTPATIENT', 'COVID_19_WARD', 'COVID_19_VACCINATION', 'COVID_19_TEST', 'COVID_19_ACCOMMODATION', 'COVID_19_HOME_VISIT', 'OTHER']::text[]),
	CONSTRAINT "spot_work_incentives_known" CHECK ("spot_work"."incentive_types" <@ array['AMBULANCE', 'HOSPITALIZATION_AMBULANCE', 'HOSPITALIZATION_WALK_IN', 'WALK_IN', 'OTHER']::text[]),
	CONSTRAINT "spot_work_times" CHECK ("spot_work"."end_time" > "spot_work"."start_time" and "spot_work"."end_time" - "spot_work"."start_time" <= interval '32 hours'),
	CONSTRAINT "spot_work_break" CHECK ("spot_work"."break_minutes" >= 0 and make_interval(mins => "spot_work"."break_minutes") < "spot_work"."end_time" - "spot_work"."start_time"),
	CONSTRAINT "spot_work_slots" CHECK ("spot_work"."slots" > 0 and "spot_work"."filled_slots" between 0 and "spot_work"."slots"),
	CONSTRAINT "spot_work_fee" CHECK ("spot_work"."fee" > 0),
	CONSTRAINT "spot_work_deadline" CHECK ("spot_work"."application_deadline" <= "spot_work"."start_time" - case "spot_work"."application_status" when 'FREE' then interval '1 hour' else interval '0' end)
);
--> statement-breakpoint
CREATE TABLE "spot_work_detail" (
	"spot_work_id" bigint PRIMARY KEY NOT NULL,
	"description" text NOT NULL,
	"fee_kind" text NOT NULL,
	"emergency_level_on_date" text NOT NULL,
	"permit_from" timestamp (3) with time zone,
	"permit_to" timestamp (3) with time zone,
	"patient_scope" jsonb NOT NULL,
	"requirements" jsonb NOT NULL,
	"expected_ambulance" smallint,
	"expected_walk_in" smallint,
	"expected_ward_call" smallint,
	"carfare_note" text,
	"lodging" text,
	"payment_method" text NOT NULL,
	"closing_day" text NOT NULL,
	"pay_day" text NOT NULL,
	"withholding_table" text NOT NULL,
	"night_premium_included" boolean NOT NULL,
	"social_insurance" text NOT NULL,
	"malpractice_coverage" text NOT NULL,
	"contract_period" text NOT NULL,
	"workplace_scope" text NOT NULL,
	"duty_scope" text NOT NULL,
	"smoking_policy" text NOT NULL,
	"dress_and_items" text NOT NULL,
	"meeting_place" text NOT NULL,
	"cancellation_policy" text NOT NULL,
	CONSTRAINT "spot_work_detail_fee_kind_known" CHECK ("spot_work_detail"."fee_kind" in ('PER_SHIFT', 'HOURLY')),
	CONSTRAINT "spot_work_detail_emergency_level_known" CHECK ("spot_work_detail"."emergency_level_on_date" in ('NONE', 'PRIMARY', 'SECONDARY', 'SECONDARY_ON_ROTATION', 'TERTIARY')),
	CONSTRAINT "spot_work_detail_payment_method_known" CHECK ("spot_work_detail"."payment_method" in ('BANK_TRANSFER', 'CASH_ON_DAY')),
	CONSTRAINT "spot_work_detail_withholding_known" CHECK ("spot_work_detail"."withholding_table" in ('KOU', 'OTSU', 'HEI', 'FEE', 'UNKNOWN')),
	CONSTRAINT "spot_work_detail_permit" CHECK ("spot_work_detail"."permit_to" > "spot_work_detail"."permit_from")
);
--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_spot_work_id_spot_work_id_fk" FOREIGN KEY ("spot_work_id") REFERENCES "public"."spot_work"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_event" ADD CONSTRAINT "application_event_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work" ADD CONSTRAINT "work_spot_work_id_spot_work_id_fk" FOREIGN KEY ("spot_work_id") REFERENCES "public"."spot_work"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work" ADD CONSTRAINT "work_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work" ADD CONSTRAINT "work_hospital_id_hospital_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospital"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work" ADD CONSTRAINT "work_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor" ADD CONSTRAINT "doctor_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_workload" ADD CONSTRAINT "hospital_workload_hospital_id_hospital_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospital"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regular_work" ADD CONSTRAINT "regular_work_hospital" FOREIGN KEY ("hospital_id","prefecture","facility_category") REFERENCES "public"."hospital"("id","prefecture","facility_category") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "spot_work" ADD CONSTRAINT "spot_work_hospital" FOREIGN KEY ("hospital_id","prefecture","facility_category") REFERENCES "public"."hospital"("id","prefecture","facility_category") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "spot_work_detail" ADD CONSTRAINT "spot_work_detail_spot_work_id_spot_work_id_fk" FOREIGN KEY ("spot_work_id") REFERENCES "public"."spot_work"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_attempt_age" ON "login_attempt" USING btree ("window_start");--> statement-breakpoint
CREATE INDEX "session_account" ON "session" USING btree ("account_id") WHERE "session"."revoked_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "application_slot_once" ON "application" USING btree ("spot_work_id","slot_no") WHERE "application"."state" = 'MATCHED';--> statement-breakpoint
CREATE UNIQUE INDEX "application_once" ON "application" USING btree ("doctor_id","spot_work_id") WHERE "application"."state" in ('APPLIED', 'UNDER_REVIEW', 'INTERVIEW', 'OFFERED', 'MATCHED');--> statement-breakpoint
CREATE INDEX "application_of_doctor" ON "application" USING btree ("doctor_id","state","applied_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "application_event_of_application" ON "application_event" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("id") WHERE "outbox"."done_at" is null;--> statement-breakpoint
CREATE INDEX "work_of_doctor" ON "work" USING btree ("doctor_id","planned_start");--> statement-breakpoint
CREATE INDEX "doctor_status" ON "doctor" USING btree ("status","status_changed_at");--> statement-breakpoint
CREATE INDEX "analytics_event_received" ON "analytics_event" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "hospital_prefecture" ON "hospital" USING btree ("prefecture");--> statement-breakpoint
CREATE INDEX "regular_work_of_hospital" ON "regular_work" USING btree ("hospital_id") WHERE "regular_work"."status" = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "spot_work_by_start" ON "spot_work" USING btree ("start_time","id","application_deadline") WHERE "spot_work"."status" = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "spot_work_by_fee" ON "spot_work" USING btree ("fee" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "spot_work"."status" = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "spot_work_by_hourly_fee" ON "spot_work" USING btree ("hourly_fee" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "spot_work"."status" = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "spot_work_by_publish" ON "spot_work" USING btree ("publish_time" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "spot_work"."status" = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "spot_work_by_edit" ON "spot_work" USING btree ("edited_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "spot_work"."status" = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "spot_work_by_recommendation" ON "spot_work" USING btree ("recommend_score" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "spot_work"."status" = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "spot_work_of_hospital" ON "spot_work" USING btree ("hospital_id","start_time","id") WHERE "spot_work"."status" = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "spot_work_weekday_by_start" ON "spot_work" USING btree ("start_weekday","start_time","id") WHERE "spot_work"."status" = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "spot_work_place_by_start" ON "spot_work" USING btree ("prefecture","shift_pattern","start_time","id") WHERE "spot_work"."status" = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "spot_work_day_by_start" ON "spot_work" USING btree ("start_date","start_time","id") WHERE "spot_work"."status" = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "spot_work_place_by_fee" ON "spot_work" USING btree ("prefecture","shift_pattern","fee","id") WHERE "spot_work"."status" = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "spot_work_day_by_fee" ON "spot_work" USING btree ("start_date","fee","id") WHERE "spot_work"."status" = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "spot_work_place_by_hourly_fee" ON "spot_work" USING btree ("prefecture","shift_pattern","hourly_fee","id") WHERE "spot_work"."status" = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "spot_work_day_by_hourly_fee" ON "spot_work" USING btree ("start_date","hourly_fee","id") WHERE "spot_work"."status" = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "spot_work_place_by_publish" ON "spot_work" USING btree ("prefecture","shift_pattern","publish_time","id") WHERE "spot_work"."status" = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "spot_work_day_by_publish" ON "spot_work" USING btree ("start_date","publish_time","id") WHERE "spot_work"."status" = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "spot_work_place_by_edit" ON "spot_work" USING btree ("prefecture","shift_pattern","edited_at","id") WHERE "spot_work"."status" = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "spot_work_day_by_edit" ON "spot_work" USING btree ("start_date","edited_at","id") WHERE "spot_work"."status" = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "spot_work_place_by_recommendation" ON "spot_work" USING btree ("prefecture","shift_pattern","recommend_score","id") WHERE "spot_work"."status" = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "spot_work_day_by_recommendation" ON "spot_work" USING btree ("start_date","recommend_score","id") WHERE "spot_work"."status" = 'PUBLISHED';