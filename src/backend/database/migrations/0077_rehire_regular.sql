ALTER TABLE "rehire_offer" ALTER COLUMN "spot_work_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "rehire_offer" ADD COLUMN "regular_work_id" bigint;--> statement-breakpoint
ALTER TABLE "rehire_offer" ADD CONSTRAINT "rehire_offer_regular_work_id_regular_work_id_fk" FOREIGN KEY ("regular_work_id") REFERENCES "public"."regular_work"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rehire_offer_regular_open" ON "rehire_offer" USING btree ("doctor_id","regular_work_id") WHERE state in ('OFFERED', 'VIEWED');--> statement-breakpoint
ALTER TABLE "rehire_offer" ADD CONSTRAINT "rehire_offer_listing" CHECK (num_nonnulls("rehire_offer"."spot_work_id", "rehire_offer"."regular_work_id") = 1);