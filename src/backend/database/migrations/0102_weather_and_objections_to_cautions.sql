CREATE TABLE "weather_declaration" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"day" date NOT NULL,
	"prefecture" text NOT NULL,
	"hospital_id" bigint,
	"reason" text NOT NULL,
	"staff_account_id" uuid,
	"member_id" uuid,
	"declared_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "weather_prefecture_known" CHECK ("weather_declaration"."prefecture" in ('HOKKAIDO', 'AOMORI', 'IWATE', 'MIYAGI', 'AKITA', 'YAMAGATA', 'FUKUSHIMA', 'IBARAKI', 'TOCHIGI', 'GUNMA', 'SAITAMA', 'CHIBA', 'TOKYO', 'KANAGAWA', 'TOYAMA', 'ISHIKAWA', 'FUKUI', 'NIIGATA', 'YAMANASHI', 'NAGANO', 'GIFU', 'SHIZUOKA', 'AICHI', 'MIE', 'SHIGA', 'KYOTO', 'OSAKA', 'HYOGO', 'NARA', 'WAKAYAMA', 'TOTTORI', 'SHIMANE', 'OKAYAMA', 'HIROSHIMA', 'YAMAGUCHI', 'TOKUSHIMA', 'KAGAWA', 'EHIME', 'KOCHI', 'FUKUOKA', 'SAGA', 'NAGASAKI', 'KUMAMOTO', 'OITA', 'MIYAZAKI', 'KAGOSHIMA', 'OKINAWA')),
	CONSTRAINT "weather_declarer" CHECK (case when "weather_declaration"."hospital_id" is null then "weather_declaration"."staff_account_id" is not null and "weather_declaration"."member_id" is null
        else "weather_declaration"."member_id" is not null and "weather_declaration"."staff_account_id" is null end),
	CONSTRAINT "weather_reason_length" CHECK (char_length(reason) between 5 and 200)
);
--> statement-breakpoint
ALTER TABLE "staff_action" DROP CONSTRAINT "staff_action_known";--> statement-breakpoint
ALTER TABLE "objection" DROP CONSTRAINT "objection_subject_known";--> statement-breakpoint
ALTER TABLE "objection" DROP CONSTRAINT "objection_answered";--> statement-breakpoint
ALTER TABLE "message_file" ADD COLUMN "objection_id" uuid;--> statement-breakpoint
ALTER TABLE "cancellation" ADD COLUMN "weather_declaration_id" uuid;--> statement-breakpoint
ALTER TABLE "objection" ADD COLUMN "tier" text;--> statement-breakpoint
ALTER TABLE "objection" ADD COLUMN "staff_account_id" uuid;--> statement-breakpoint
ALTER TABLE "weather_declaration" ADD CONSTRAINT "weather_declaration_hospital_id_hospital_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospital"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weather_declaration" ADD CONSTRAINT "weather_declaration_staff_account_id_staff_account_id_fk" FOREIGN KEY ("staff_account_id") REFERENCES "public"."staff"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weather_declaration" ADD CONSTRAINT "weather_declaration_member_id_hospital_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."hospital_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "weather_of_prefecture" ON "weather_declaration" USING btree ("prefecture","day") WHERE "weather_declaration"."withdrawn_at" is null and "weather_declaration"."hospital_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "weather_of_hospital" ON "weather_declaration" USING btree ("hospital_id","day") WHERE "weather_declaration"."withdrawn_at" is null and "weather_declaration"."hospital_id" is not null;--> statement-breakpoint
CREATE INDEX "weather_latest" ON "weather_declaration" USING btree ("day","id");--> statement-breakpoint
CREATE INDEX "weather_latest_of_hospital" ON "weather_declaration" USING btree ("hospital_id","day");--> statement-breakpoint
ALTER TABLE "message_file" ADD CONSTRAINT "message_file_objection_id_objection_id_fk" FOREIGN KEY ("objection_id") REFERENCES "public"."objection"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation" ADD CONSTRAINT "cancellation_weather_declaration_id_weather_declaration_id_fk" FOREIGN KEY ("weather_declaration_id") REFERENCES "public"."weather_declaration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objection" ADD CONSTRAINT "objection_staff_account_id_staff_account_id_fk" FOREIGN KEY ("staff_account_id") REFERENCES "public"."staff"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cancellation_by_weather" ON "cancellation" USING btree ("weather_declaration_id") WHERE "cancellation"."weather_declaration_id" is not null;--> statement-breakpoint
ALTER TABLE "message_file" ADD CONSTRAINT "message_file_objection_id_unique" UNIQUE("objection_id");--> statement-breakpoint
ALTER TABLE "staff_action" ADD CONSTRAINT "staff_action_known" CHECK ("staff_action"."kind" in ('ALERT_WRITTEN', 'ALERT_ENDED', 'NO_SHOW_CONFIRMED', 'NO_SHOW_REJECTED', 'CAUTION_TAKEN_BACK', 'CAUTION_KEPT', 'WEATHER_DECLARED', 'WEATHER_WITHDRAWN', 'JOB_RETRIED', 'FACTOR_RESET', 'CONTACT_VIEWED', 'CONTACT_ANSWERED', 'CONTACT_CLOSED', 'SURVEY_VIEWED', 'SURVEY_HANDLED', 'AUDIT_EXPORTED', 'HOSPITAL_ADDED', 'OWNER_INVITED', 'HOSPITAL_VIEWED', 'HOSPITAL_CONFIRMED', 'HOSPITAL_SUSPENDED', 'HOSPITAL_LIFTED', 'LISTING_APPROVED', 'LISTING_RETURNED', 'LISTING_KEPT', 'LISTING_QUESTIONED', 'LISTING_STOPPED', 'DECISION_PROPOSED', 'PROPOSAL_REJECTED', 'PROPOSAL_WITHDRAWN', 'STAFF_FACTOR_RESET', 'OWN_FACTOR_ON', 'OWN_FACTOR_OFF', 'OWN_FACTOR_CODES', 'OWN_FACTOR_CODE_USED', 'STAFF_REMOVED', 'STAFF_ADDED'));--> statement-breakpoint
ALTER TABLE "cancellation" ADD CONSTRAINT "cancellation_weather" CHECK ("cancellation"."weather_declaration_id" is null or ("cancellation"."reason" = 'BAD_WEATHER' and "cancellation"."tier" in ('NONE', 'EXCUSED')));--> statement-breakpoint
ALTER TABLE "objection" ADD CONSTRAINT "objection_tier_known" CHECK ("objection"."tier" in ('NONE', 'EXCUSED', 'RECORDED', 'CAUTION_1', 'CAUTION_2', 'CAUTION_3'));--> statement-breakpoint
ALTER TABLE "objection" ADD CONSTRAINT "objection_of_tier" CHECK ("objection"."tier" is null or "objection"."subject" = 'CAUTION');--> statement-breakpoint
ALTER TABLE "objection" ADD CONSTRAINT "objection_subject_known" CHECK ("objection"."subject" in ('HOURS', 'COUNTS', 'PAY', 'OTHER', 'CAUTION'));--> statement-breakpoint
ALTER TABLE "objection" ADD CONSTRAINT "objection_answered" CHECK (("objection"."state" in ('AGREED', 'DECLINED')) = (num_nonnulls("objection"."member_id", "objection"."staff_account_id") = 1 and "objection"."answer" is not null));