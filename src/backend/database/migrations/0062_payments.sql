CREATE TABLE "tax_slip" (
	"doctor_id" uuid NOT NULL,
	"hospital_id" bigint NOT NULL,
	"year" smallint NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"issued_at" timestamp (3) with time zone,
	"member_id" uuid,
	CONSTRAINT "tax_slip_doctor_id_hospital_id_year_pk" PRIMARY KEY("doctor_id","hospital_id","year"),
	CONSTRAINT "tax_slip_state_known" CHECK ("tax_slip"."state" in ('WAITING', 'RECEIVED', 'NOT_REQUIRED')),
	CONSTRAINT "tax_slip_year" CHECK ("tax_slip"."year" between 2000 and 2999)
);
--> statement-breakpoint
CREATE TABLE "work_payment" (
	"work_id" uuid PRIMARY KEY NOT NULL,
	"doctor_id" uuid NOT NULL,
	"hospital_id" bigint NOT NULL,
	"payday" date,
	"last_day" date,
	"withheld_yen" integer,
	"paid_on" date,
	"marked_at" timestamp (3) with time zone,
	"marked_by" text,
	"member_id" uuid,
	"received_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	CONSTRAINT "work_payment_marked_by_known" CHECK ("work_payment"."marked_by" in ('HOSPITAL', 'DOCTOR')),
	CONSTRAINT "work_payment_days" CHECK (("work_payment"."payday" is null) = ("work_payment"."last_day" is null)),
	CONSTRAINT "work_payment_marked" CHECK (num_nulls("work_payment"."paid_on", "work_payment"."marked_at", "work_payment"."marked_by") in (0, 3) and ("work_payment"."received_at" is null or "work_payment"."paid_on" is not null)),
	CONSTRAINT "work_payment_withheld" CHECK ("work_payment"."withheld_yen" between 0 and 10000000)
);
--> statement-breakpoint
ALTER TABLE "tax_slip" ADD CONSTRAINT "tax_slip_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_slip" ADD CONSTRAINT "tax_slip_hospital_id_hospital_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospital"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_slip" ADD CONSTRAINT "tax_slip_member_id_hospital_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."hospital_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_payment" ADD CONSTRAINT "work_payment_work_id_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."work"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_payment" ADD CONSTRAINT "work_payment_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_payment" ADD CONSTRAINT "work_payment_hospital_id_hospital_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospital"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_payment" ADD CONSTRAINT "work_payment_member_id_hospital_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."hospital_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tax_slip_of_hospital" ON "tax_slip" USING btree ("hospital_id","year");--> statement-breakpoint
CREATE INDEX "work_payment_open" ON "work_payment" USING btree ("hospital_id","last_day") WHERE "work_payment"."paid_on" is null;--> statement-breakpoint
CREATE INDEX "work_payment_overdue" ON "work_payment" USING btree ("last_day") WHERE "work_payment"."paid_on" is null and "work_payment"."reminded_at" is null;--> statement-breakpoint
CREATE INDEX "work_payment_paid_by_hospital" ON "work_payment" USING btree ("hospital_id","paid_on");--> statement-breakpoint
CREATE INDEX "work_payment_of_doctor" ON "work_payment" USING btree ("doctor_id","paid_on");