CREATE TABLE "hospital_accuracy" (
	"hospital_id" bigint PRIMARY KEY NOT NULL,
	"duty" smallint NOT NULL,
	"time" smallint NOT NULL,
	"break" smallint NOT NULL,
	"pay" smallint NOT NULL,
	CONSTRAINT "hospital_accuracy_item_range" CHECK (least("hospital_accuracy"."duty", "hospital_accuracy"."time", "hospital_accuracy"."break", "hospital_accuracy"."pay") >= 0 and greatest("hospital_accuracy"."duty", "hospital_accuracy"."time", "hospital_accuracy"."break", "hospital_accuracy"."pay") <= 100)
);
--> statement-breakpoint
CREATE TABLE "hospital_figure" (
	"hospital_id" bigint NOT NULL,
	"months" smallint NOT NULL,
	"first_day" date NOT NULL,
	"replies" integer NOT NULL,
	"reply_median_minutes" integer,
	"slots" integer NOT NULL,
	"filled_slots" integer NOT NULL,
	"works" integer NOT NULL,
	"cancelled_by_doctor" integer NOT NULL,
	"cancelled_by_hospital" integer NOT NULL,
	CONSTRAINT "hospital_figure_hospital_id_months_first_day_pk" PRIMARY KEY("hospital_id","months","first_day"),
	CONSTRAINT "hospital_figure_months" CHECK ("hospital_figure"."months" in (1, 3, 12)),
	CONSTRAINT "hospital_figure_parts" CHECK ("hospital_figure"."filled_slots" <= "hospital_figure"."slots" and "hospital_figure"."cancelled_by_doctor" + "hospital_figure"."cancelled_by_hospital" <= "hospital_figure"."works"),
	CONSTRAINT "hospital_figure_median" CHECK (("hospital_figure"."reply_median_minutes" is null) = ("hospital_figure"."replies" = 0))
);
--> statement-breakpoint
CREATE TABLE "peer_figure" (
	"facility_category" text NOT NULL,
	"region" text NOT NULL,
	"months" smallint NOT NULL,
	"measure" text NOT NULL,
	"hospitals" integer NOT NULL,
	"median" real NOT NULL,
	CONSTRAINT "peer_figure_facility_category_region_months_measure_pk" PRIMARY KEY("facility_category","region","months","measure"),
	CONSTRAINT "peer_figure_category_known" CHECK ("peer_figure"."facility_category" in ('HOSPITAL_OR_EMERGENCY_CLINIC', 'CLINIC', 'OTHER')),
	CONSTRAINT "peer_figure_measure_known" CHECK ("peer_figure"."measure" in ('REPLY', 'ACCURACY', 'FILL', 'CANCELLED_BY_HOSPITAL', 'CANCELLED_BY_DOCTOR'))
);
--> statement-breakpoint
ALTER TABLE "hospital_accuracy" ADD CONSTRAINT "hospital_accuracy_hospital_id_hospital_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospital"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_figure" ADD CONSTRAINT "hospital_figure_hospital_id_hospital_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospital"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_released_of_hospital" ON "application" USING btree ("hospital_id","released_at","id") WHERE "application"."released_at" is not null;--> statement-breakpoint
CREATE INDEX "cancellation_accepted" ON "cancellation" USING btree ("hospital_id","work_id") WHERE "cancellation"."decision" = 'ACCEPTED';--> statement-breakpoint
-- The four questions of hospitals that have 求人票どおり度 already are counted at the next run.
insert into "measured_due" (hospital_id, due_at) select id, to_timestamp(0) from "hospital" where accuracy_count >= 5;
