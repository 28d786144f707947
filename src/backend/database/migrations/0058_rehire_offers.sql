CREATE TABLE "rehire_interest" (
	"doctor_id" uuid NOT NULL,
	"hospital_id" bigint NOT NULL,
	"is_wanted" boolean NOT NULL,
	"set_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rehire_interest_doctor_id_hospital_id_pk" PRIMARY KEY("doctor_id","hospital_id")
);
--> statement-breakpoint
CREATE TABLE "rehire_offer" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hospital_id" bigint NOT NULL,
	"doctor_id" uuid NOT NULL,
	"work_id" uuid NOT NULL,
	"spot_work_id" bigint NOT NULL,
	"premium_yen" integer NOT NULL,
	"message" text NOT NULL,
	"state" text DEFAULT 'OFFERED' NOT NULL,
	"member_id" uuid,
	"offered_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"viewed_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"end_reason" text,
	"decline_reason" text DEFAULT '' NOT NULL,
	"application_id" uuid,
	CONSTRAINT "rehire_offer_state_known" CHECK ("rehire_offer"."state" in ('OFFERED', 'VIEWED', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'WITHDRAWN')),
	CONSTRAINT "rehire_offer_end_known" CHECK ("rehire_offer"."end_reason" in ('TIME', 'FILLED', 'CLOSED', 'APPLIED', 'LEFT')),
	CONSTRAINT "rehire_offer_premium" CHECK ("rehire_offer"."premium_yen" between 0 and 500000),
	CONSTRAINT "rehire_offer_times" CHECK ("rehire_offer"."expires_at" > "rehire_offer"."offered_at"),
	CONSTRAINT "rehire_offer_decided" CHECK (("rehire_offer"."decided_at" is null) = ("rehire_offer"."state" in ('OFFERED', 'VIEWED'))),
	CONSTRAINT "rehire_offer_ended" CHECK (("rehire_offer"."end_reason" is not null) = ("rehire_offer"."state" = 'EXPIRED')),
	CONSTRAINT "rehire_offer_accepted" CHECK (("rehire_offer"."application_id" is not null) = ("rehire_offer"."state" = 'ACCEPTED')),
	CONSTRAINT "rehire_offer_text_length" CHECK (greatest(char_length("rehire_offer"."message"), char_length("rehire_offer"."decline_reason")) <= 500)
);
--> statement-breakpoint
ALTER TABLE "rehire_interest" ADD CONSTRAINT "rehire_interest_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rehire_interest" ADD CONSTRAINT "rehire_interest_hospital_id_hospital_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospital"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rehire_offer" ADD CONSTRAINT "rehire_offer_hospital_id_hospital_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospital"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rehire_offer" ADD CONSTRAINT "rehire_offer_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rehire_offer" ADD CONSTRAINT "rehire_offer_work_id_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."work"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rehire_offer" ADD CONSTRAINT "rehire_offer_spot_work_id_spot_work_id_fk" FOREIGN KEY ("spot_work_id") REFERENCES "public"."spot_work"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rehire_offer" ADD CONSTRAINT "rehire_offer_member_id_hospital_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."hospital_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rehire_offer" ADD CONSTRAINT "rehire_offer_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rehire_offer_open" ON "rehire_offer" USING btree ("doctor_id","spot_work_id") WHERE state in ('OFFERED', 'VIEWED');--> statement-breakpoint
CREATE INDEX "rehire_offer_of_doctor" ON "rehire_offer" USING btree ("doctor_id","offered_at");--> statement-breakpoint
CREATE INDEX "rehire_offer_of_hospital" ON "rehire_offer" USING btree ("hospital_id","offered_at");--> statement-breakpoint
CREATE INDEX "rehire_offer_due" ON "rehire_offer" USING btree ("expires_at") WHERE state in ('OFFERED', 'VIEWED');