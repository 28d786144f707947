CREATE TABLE "doctor_document" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"image" "bytea" NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" "bytea" NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'SUBMITTED' NOT NULL,
	"reason" text,
	CONSTRAINT "doctor_document_once" UNIQUE("account_id","kind"),
	CONSTRAINT "doctor_document_kind_known" CHECK ("doctor_document"."kind" in ('LICENCE', 'IDENTITY')),
	CONSTRAINT "doctor_document_state_known" CHECK ("doctor_document"."state" in ('SUBMITTED', 'VERIFIED', 'RETURNED')),
	CONSTRAINT "doctor_document_mime" CHECK ("doctor_document"."mime" in ('image/jpeg', 'image/png')),
	CONSTRAINT "doctor_document_size" CHECK ("doctor_document"."size" = octet_length("doctor_document"."image") and "doctor_document"."size" <= 5242880)
);
--> statement-breakpoint
CREATE TABLE "doctor_profile" (
	"doctor_id" uuid PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"postal_code" text NOT NULL,
	"prefecture" text NOT NULL,
	"city" text NOT NULL,
	"street" text NOT NULL,
	"building" text DEFAULT '' NOT NULL,
	"nearest_station" text DEFAULT '' NOT NULL,
	"licence_number" text NOT NULL,
	"licence_date" date NOT NULL,
	"insurance_number" text DEFAULT '' NOT NULL,
	"university" text NOT NULL,
	"graduation_year" smallint NOT NULL,
	"specialties" text[] NOT NULL,
	"departments" text[] NOT NULL,
	"main_hospital_level" text,
	"side_job_permission" text,
	"preferred_job_types" text[] NOT NULL,
	"preferred_prefectures" text[] NOT NULL,
	"preferred_weekdays" text[] NOT NULL,
	"minimum_fee" integer,
	"channels" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "doctor_profile_prefecture_known" CHECK ("doctor_profile"."prefecture" in ('HOKKAIDO', 'AOMORI', 'IWATE', 'MIYAGI', 'AKITA', 'YAMAGATA', 'FUKUSHIMA', 'IBARAKI', 'TOCHIGI', 'GUNMA', 'SAITAMA', 'CHIBA', 'TOKYO', 'KANAGAWA', 'TOYAMA', 'ISHIKAWA', 'FUKUI', 'NIIGATA', 'YAMANASHI', 'NAGANO', 'GIFU', 'SHIZUOKA', 'AICHI', 'MIE', 'SHIGA', 'KYOTO', 'OSAKA', 'HYOGO', 'NARA', 'WAKAYAMA', 'TOTTORI', 'SHIMANE', 'OKAYAMA', 'HIROSHIMA', 'YAMAGUCHI', 'TOKUSHIMA', 'KAGAWA', 'EHIME', 'KOCHI', 'FUKUOKA', 'SAGA', 'NAGASAKI', 'KUMAMOTO', 'OITA', 'MIYAZAKI', 'KAGOSHIMA', 'OKINAWA')),
	CONSTRAINT "doctor_profile_level_known" CHECK ("doctor_profile"."main_hospital_level" in ('A', 'B_COORDINATED', 'B', 'C', 'UNKNOWN')),
	CONSTRAINT "doctor_profile_side_job_known" CHECK ("doctor_profile"."side_job_permission" in ('CONFIRMED', 'REQUESTED')),
	CONSTRAINT "doctor_profile_specialties_known" CHECK ("doctor_profile"."specialties" <@ array['GENERAL_INTERNAL_MEDICINE', 'PEDIATRICS', 'DERMATOLOGY', 'PSYCHIATRY', 'SURGERY', 'ORTHOPEDICS', 'OBSTETRICS_AND_GYNECOLOGY', 'OPHTHALMOLOGY', 'OTORHINOLARYNGOLOGY', 'UROLOGY', 'NEUROSURGERY', 'RADIOLOGY', 'ANESTHESIOLOGY', 'PATHOLOGY', 'EMERGENCY_MEDICINE', 'PLASTIC_SURGERY', 'REHABILITATION', 'RESPIRATORY_MEDICINE', 'CARDIOVASCULAR_MEDICINE', 'GASTROENTEROLOGY', 'NEPHROLOGY', 'HEPATOLOGY', 'NEUROLOGY', 'DIABETES', 'ENDOCRINOLOGY_AND_METABOLISM', 'HEMATOLOGY', 'ALLERGY', 'RHEUMATOLOGY', 'INFECTIOUS_DISEASES', 'GERIATRICS', 'PSYCHOSOMATIC_MEDICINE', 'THORACIC_SURGERY', 'CARDIOVASCULAR_SURGERY', 'BREAST', 'BRONCHO_ESOPHAGOLOGY', 'GASTROENTEROLOGICAL_SURGERY', 'PEDIATRIC_SURGERY', 'ULTRASOUND', 'CYTOPATHOLOGY', 'DIALYSIS', 'GASTROENTEROLOGICAL_ENDOSCOPY', 'CLINICAL_GENETICS', 'KAMPO', 'LASER', 'BRONCHOSCOPY', 'NUCLEAR_MEDICINE', 'COLOPROCTOLOGY', 'GYNECOLOGIC_ONCOLOGY', 'PAIN_CLINIC', 'BURN', 'NEUROENDOVASCULAR_THERAPY', 'MEDICAL_ONCOLOGY', 'NEONATOLOGY', 'REPRODUCTIVE_MEDICINE', 'PEDIATRIC_NEUROLOGY', 'GENERAL_HOSPITAL_PSYCHIATRY']::text[]),
	CONSTRAINT "doctor_profile_departments_known" CHECK ("doctor_profile"."departments" <@ array['NIGHT_DUTY_ANY', 'NIGHT_DUTY_INTERNAL_MEDICINE', 'NIGHT_DUTY_SURGERY', 'NIGHT_DUTY_EMERGENCY', 'NIGHT_DUTY_PEDIATRICS', 'NIGHT_DUTY_OBSTETRICS_AND_GYNECOLOGY', 'NIGHT_DUTY_ORTHOPEDICS', 'NIGHT_DUTY_NEUROSURGERY', 'NIGHT_DUTY_PSYCHIATRY', 'GENERAL_INTERNAL_MEDICINE', 'GENERAL_MEDICINE', 'GASTROENTEROLOGY', 'CARDIOVASCULAR_MEDICINE', 'RESPIRATORY_MEDICINE', 'NEPHROLOGY', 'DIALYSIS', 'NEUROLOGY', 'DIABETES_AND_METABOLISM', 'ENDOCRINOLOGY', 'HEMATOLOGY', 'RHEUMATOLOGY', 'ALLERGY', 'INFECTIOUS_DISEASES', 'MEDICAL_ONCOLOGY', 'PALLIATIVE_CARE', 'GERIATRICS', 'PSYCHOSOMATIC_MEDICINE', 'GENERAL_SURGERY', 'GASTROENTEROLOGICAL_SURGERY', 'CARDIOVASCULAR_SURGERY', 'THORACIC_SURGERY', 'BREAST_SURGERY', 'ENDOCRINE_SURGERY', 'PEDIATRIC_SURGERY', 'COLORECTAL_SURGERY', 'NEUROSURGERY', 'ORTHOPEDICS', 'PLASTIC_SURGERY', 'COSMETIC_SURGERY', 'EMERGENCY_MEDICINE', 'INTENSIVE_CARE', 'ANESTHESIOLOGY', 'PAIN_CLINIC', 'PSYCHIATRY', 'PEDIATRICS', 'NEONATOLOGY', 'OBSTETRICS_AND_GYNECOLOGY', 'GYNECOLOGY', 'OPHTHALMOLOGY', 'OTORHINOLARYNGOLOGY', 'DERMATOLOGY', 'COSMETIC_DERMATOLOGY', 'UROLOGY', 'RADIOLOGY', 'RADIATION_ONCOLOGY', 'REHABILITATION', 'PATHOLOGY', 'HOME_MEDICAL_CARE', 'MEDICAL_CHECKUP', 'ANYTHING']::text[]),
	CONSTRAINT "doctor_profile_job_types_known" CHECK ("doctor_profile"."preferred_job_types" <@ array['SHIFT_NIGHT_TOUGH', 'SHIFT_DAY_TOUGH', 'SHIFT_NIGHT_EASY', 'SHIFT_NIGHT_NO_AMBULANCE_EASY', 'SHIFT_DAY_EASY', 'HOME_VISIT_STANDBY_EASY']::text[]),
	CONSTRAINT "doctor_profile_prefectures_known" CHECK ("doctor_profile"."preferred_prefectures" <@ array['HOKKAIDO', 'AOMORI', 'IWATE', 'MIYAGI', 'AKITA', 'YAMAGATA', 'FUKUSHIMA', 'IBARAKI', 'TOCHIGI', 'GUNMA', 'SAITAMA', 'CHIBA', 'TOKYO', 'KANAGAWA', 'TOYAMA', 'ISHIKAWA', 'FUKUI', 'NIIGATA', 'YAMANASHI', 'NAGANO', 'GIFU', 'SHIZUOKA', 'AICHI', 'MIE', 'SHIGA', 'KYOTO', 'OSAKA', 'HYOGO', 'NARA', 'WAKAYAMA', 'TOTTORI', 'SHIMANE', 'OKAYAMA', 'HIROSHIMA', 'YAMAGUCHI', 'TOKUSHIMA', 'KAGAWA', 'EHIME', 'KOCHI', 'FUKUOKA', 'SAGA', 'NAGASAKI', 'KUMAMOTO', 'OITA', 'MIYAZAKI', 'KAGOSHIMA', 'OKINAWA']::text[]),
	CONSTRAINT "doctor_profile_weekdays_known" CHECK ("doctor_profile"."preferred_weekdays" <@ array['UNSPECIFIED', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']::text[]),
	CONSTRAINT "doctor_profile_channels_known" CHECK ("doctor_profile"."channels" <@ array['MAIL', 'LINE', 'PUSH']::text[]),
	CONSTRAINT "doctor_profile_main_hospital" CHECK (("doctor_profile"."main_hospital_level" is null) = ("doctor_profile"."side_job_permission" is null)),
	CONSTRAINT "doctor_profile_licence_number" CHECK ("doctor_profile"."licence_number" ~ '^[0-9]{1,6}$')
);
--> statement-breakpoint
CREATE TABLE "registration" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"consented_at" timestamp (3) with time zone,
	"basics" jsonb,
	"doctor" jsonb,
	"workplace" jsonb,
	"wishes" jsonb,
	"version" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"submitted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "doctor_document" ADD CONSTRAINT "doctor_document_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_profile" ADD CONSTRAINT "doctor_profile_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration" ADD CONSTRAINT "registration_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "doctor_document_waiting" ON "doctor_document" USING btree ("uploaded_at") WHERE "doctor_document"."state" = 'SUBMITTED';--> statement-breakpoint
CREATE INDEX "doctor_profile_licence" ON "doctor_profile" USING btree ("licence_number");