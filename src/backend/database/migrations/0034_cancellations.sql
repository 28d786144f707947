CREATE TABLE "cancellation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"work_id" uuid NOT NULL,
	"doctor_id" uuid NOT NULL,
	"hospital_id" bigint NOT NULL,
	"requested_by" text NOT NULL,
	"reason" text,
	"hospital_reason" text,
	"detail" text NOT NULL,
	"phone" text,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"hours_before" integer NOT NULL,
	"tier" text,
	"phone_confirmed" boolean DEFAULT false NOT NULL,
	"decision" text NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"member_id" uuid,
	"answer" text,
	"compensation_yen" integer,
	CONSTRAINT "cancellation_side_known" CHECK ("cancellation"."requested_by" in ('DOCTOR', 'HOSPITAL')),
	CONSTRAINT "cancellation_reason_known" CHECK ("cancellation"."reason" in ('SICKNESS', 'BAD_WEATHER', 'RESTRICTION_BY_COVID_19', 'SCHEDULE_CHANGED_BY_MAIN_HOSPITAL', 'PERSONAL_REASON')),
	CONSTRAINT "cancellation_hospital_reason_known" CHECK ("cancellation"."hospital_reason" in ('STAFFED_OTHERWISE', 'DEMAND_CHANGED', 'FACILITY_TROUBLE', 'DISASTER', 'OTHER')),
	CONSTRAINT "cancellation_tier_known" CHECK ("cancellation"."tier" in ('NONE', 'EXCUSED', 'RECORDED', 'CAUTION_1', 'CAUTION_2', 'CAUTION_3')),
	CONSTRAINT "cancellation_decision_known" CHECK ("cancellation"."decision" in ('PENDING', 'ACCEPTED', 'REJECTED', 'WITHDRAWN')),
	CONSTRAINT "cancellation_side" CHECK (case "cancellation"."requested_by"
        when 'DOCTOR' then "cancellation"."reason" is not null and "cancellation"."tier" is not null and "cancellation"."phone" is not null
          and num_nonnulls("cancellation"."hospital_reason", "cancellation"."compensation_yen") = 0
        else "cancellation"."hospital_reason" is not null and "cancellation"."compensation_yen" is not null and "cancellation"."member_id" is not null
          and num_nonnulls("cancellation"."reason", "cancellation"."tier", "cancellation"."phone") = 0 and "cancellation"."decision" = 'ACCEPTED' end),
	CONSTRAINT "cancellation_decided" CHECK (("cancellation"."decided_at" is null) = ("cancellation"."decision" = 'PENDING')),
	CONSTRAINT "cancellation_detail_length" CHECK (char_length("cancellation"."detail") <= 500),
	CONSTRAINT "cancellation_answer_length" CHECK (char_length("cancellation"."answer") <= 500),
	CONSTRAINT "cancellation_compensation" CHECK ("cancellation"."compensation_yen" >= 0)
);
--> statement-breakpoint
ALTER TABLE "application" DROP CONSTRAINT "application_state_known";--> statement-breakpoint
ALTER TABLE "cancellation" ADD CONSTRAINT "cancellation_work_id_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."work"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation" ADD CONSTRAINT "cancellation_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation" ADD CONSTRAINT "cancellation_hospital_id_hospital_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospital"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation" ADD CONSTRAINT "cancellation_member_id_hospital_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."hospital_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cancellation_open" ON "cancellation" USING btree ("work_id") WHERE "cancellation"."decision" = 'PENDING';--> statement-breakpoint
CREATE INDEX "cancellation_of_work" ON "cancellation" USING btree ("work_id","requested_at");--> statement-breakpoint
CREATE INDEX "cancellation_waiting" ON "cancellation" USING btree ("hospital_id","requested_at") WHERE "cancellation"."decision" = 'PENDING';--> statement-breakpoint
CREATE INDEX "cancellation_of_doctor" ON "cancellation" USING btree ("doctor_id","decided_at");--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_state_known" CHECK ("application"."state" in ('APPLIED', 'UNDER_REVIEW', 'INTERVIEW', 'OFFERED', 'MATCHED', 'DECLINED', 'WITHDRAWN', 'EXPIRED', 'LISTING_CLOSED', 'CANCELLED'));