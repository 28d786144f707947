CREATE TABLE "substitute_search" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"work_id" uuid NOT NULL,
	"doctor_id" uuid NOT NULL,
	"spot_work_id" bigint NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"asked" smallint NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "substitute_search_state_known" CHECK ("substitute_search"."state" in ('OPEN', 'FOUND', 'STOPPED', 'LAPSED')),
	CONSTRAINT "substitute_search_ended" CHECK (("substitute_search"."ended_at" is null) = ("substitute_search"."state" = 'OPEN'))
);
--> statement-breakpoint
ALTER TABLE "cancellation" DROP CONSTRAINT "cancellation_side";--> statement-breakpoint
ALTER TABLE "cancellation" ADD COLUMN "substitute_search_id" uuid;--> statement-breakpoint
ALTER TABLE "substitute_search" ADD CONSTRAINT "substitute_search_work_id_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."work"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "substitute_search" ADD CONSTRAINT "substitute_search_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "substitute_search" ADD CONSTRAINT "substitute_search_spot_work_id_spot_work_id_fk" FOREIGN KEY ("spot_work_id") REFERENCES "public"."spot_work"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "substitute_search_open" ON "substitute_search" USING btree ("work_id") WHERE "substitute_search"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "substitute_search_of_work" ON "substitute_search" USING btree ("work_id","requested_at");--> statement-breakpoint
CREATE INDEX "substitute_search_of_doctor" ON "substitute_search" USING btree ("doctor_id","requested_at");--> statement-breakpoint
CREATE INDEX "substitute_search_waiting" ON "substitute_search" USING btree ("spot_work_id") WHERE "substitute_search"."state" = 'OPEN';--> statement-breakpoint
ALTER TABLE "cancellation" ADD CONSTRAINT "cancellation_substitute_search_id_substitute_search_id_fk" FOREIGN KEY ("substitute_search_id") REFERENCES "public"."substitute_search"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation" ADD CONSTRAINT "cancellation_side" CHECK (case "cancellation"."requested_by"
        when 'DOCTOR' then "cancellation"."tier" is not null
          and (num_nulls("cancellation"."reason", "cancellation"."phone") = 0 or "cancellation"."substitute_search_id" is not null)
          and num_nonnulls("cancellation"."hospital_reason", "cancellation"."compensation_yen") = 0
        else "cancellation"."hospital_reason" is not null and "cancellation"."compensation_yen" is not null and "cancellation"."member_id" is not null
          and num_nonnulls("cancellation"."reason", "cancellation"."tier", "cancellation"."phone") = 0 and "cancellation"."decision" = 'ACCEPTED' end);