CREATE TABLE "payment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"doctor_id" uuid NOT NULL,
	"hospital_id" bigint NOT NULL,
	"withheld_yen" integer,
	"paid_on" date NOT NULL,
	"marked_at" timestamp (3) with time zone NOT NULL,
	"marked_by" text NOT NULL,
	"member_id" uuid,
	CONSTRAINT "payment_of_parties" UNIQUE("id","doctor_id","hospital_id"),
	CONSTRAINT "payment_marked_by_known" CHECK ("payment"."marked_by" in ('HOSPITAL', 'DOCTOR')),
	CONSTRAINT "payment_withheld" CHECK ("payment"."withheld_yen" between 0 and 100000000)
);
--> statement-breakpoint
ALTER TABLE "work_payment" DROP CONSTRAINT "work_payment_marked_by_known";--> statement-breakpoint
ALTER TABLE "work_payment" DROP CONSTRAINT "work_payment_marked";--> statement-breakpoint
ALTER TABLE "work_payment" DROP CONSTRAINT "work_payment_withheld";--> statement-breakpoint
DROP INDEX "work_payment_paid_by_hospital";--> statement-breakpoint
DROP INDEX "work_payment_open";--> statement-breakpoint
DROP INDEX "work_payment_overdue";--> statement-breakpoint
DROP INDEX "work_payment_of_doctor";--> statement-breakpoint
ALTER TABLE "work_payment" ADD COLUMN "compensation_yen" integer;--> statement-breakpoint
ALTER TABLE "work_payment" ADD COLUMN "cancelled_on" date;--> statement-breakpoint
ALTER TABLE "work_payment" ADD COLUMN "payment_id" uuid;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_hospital_id_hospital_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospital"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_member_id_hospital_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."hospital_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_by_hospital" ON "payment" USING btree ("hospital_id","paid_on");--> statement-breakpoint
CREATE INDEX "payment_of_doctor" ON "payment" USING btree ("doctor_id","paid_on");--> statement-breakpoint
CREATE INDEX "payment_to_complete" ON "payment" USING btree ("hospital_id") WHERE "payment"."marked_by" = 'DOCTOR';--> statement-breakpoint
-- What was marked for works of one doctor, hospital and payday on one day is one payment, whose tax is the sum; works whose
-- tax nobody has entered are a payment of their own. A payment takes the id of its first work.
INSERT INTO "payment" ("id", "doctor_id", "hospital_id", "withheld_yen", "paid_on", "marked_at", "marked_by", "member_id")
SELECT (array_agg("work_id" ORDER BY "work_id"))[1], "doctor_id", "hospital_id", sum("withheld_yen")::integer, "paid_on",
	max("marked_at"), "marked_by", (array_agg("member_id" ORDER BY "marked_at" DESC))[1]
FROM "work_payment" WHERE "paid_on" IS NOT NULL
GROUP BY "doctor_id", "hospital_id", "payday", CASE WHEN "payday" IS NULL THEN "work_id" END, "paid_on", "marked_by", "withheld_yen" IS NULL;--> statement-breakpoint
UPDATE "work_payment" line SET "payment_id" = one."payment_id"
FROM (
	SELECT "work_id", first_value("work_id") OVER (
		PARTITION BY "doctor_id", "hospital_id", "payday", CASE WHEN "payday" IS NULL THEN "work_id" END, "paid_on", "marked_by", "withheld_yen" IS NULL
		ORDER BY "work_id") "payment_id"
	FROM "work_payment" WHERE "paid_on" IS NOT NULL
) one
WHERE one."work_id" = line."work_id";--> statement-breakpoint
ALTER TABLE "work_payment" ADD CONSTRAINT "work_payment_paid_in" FOREIGN KEY ("payment_id","doctor_id","hospital_id") REFERENCES "public"."payment"("id","doctor_id","hospital_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_payment_of_payment" ON "work_payment" USING btree ("payment_id") WHERE "work_payment"."payment_id" is not null;--> statement-breakpoint
CREATE INDEX "work_payment_open" ON "work_payment" USING btree ("hospital_id","last_day") WHERE "work_payment"."payment_id" is null;--> statement-breakpoint
CREATE INDEX "work_payment_overdue" ON "work_payment" USING btree ("last_day") WHERE "work_payment"."payment_id" is null and "work_payment"."reminded_at" is null;--> statement-breakpoint
CREATE INDEX "work_payment_of_doctor" ON "work_payment" USING btree ("doctor_id","payday");--> statement-breakpoint
ALTER TABLE "work_payment" ADD CONSTRAINT "work_payment_received" CHECK ("work_payment"."received_at" is null or "work_payment"."payment_id" is not null);--> statement-breakpoint
ALTER TABLE "work_payment" ADD CONSTRAINT "work_payment_compensation" CHECK (case when "work_payment"."compensation_yen" is null then "work_payment"."cancelled_on" is null
      else "work_payment"."compensation_yen" > 0 and "work_payment"."cancelled_on" is not null end);