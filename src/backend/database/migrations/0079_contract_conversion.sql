ALTER TABLE "regular_engagement" ADD COLUMN "conversion_applied_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "regular_engagement" ADD COLUMN "conversion_starts_on" date;--> statement-breakpoint
ALTER TABLE "regular_engagement" ADD COLUMN "conversion_read_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "regular_engagement" ADD COLUMN "conversion_read_by" uuid;--> statement-breakpoint
ALTER TABLE "regular_engagement" ADD CONSTRAINT "regular_engagement_conversion_read_by_hospital_member_id_fk" FOREIGN KEY ("conversion_read_by") REFERENCES "public"."hospital_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "regular_engagement_conversion_to_read" ON "regular_engagement" USING btree ("hospital_id") WHERE "regular_engagement"."conversion_applied_at" is not null and "regular_engagement"."conversion_read_at" is null;--> statement-breakpoint
ALTER TABLE "regular_engagement" ADD CONSTRAINT "regular_engagement_conversion" CHECK (("regular_engagement"."conversion_applied_at" is null) = ("regular_engagement"."conversion_starts_on" is null)
        and ("regular_engagement"."conversion_read_at" is null) = ("regular_engagement"."conversion_read_by" is null)
        and ("regular_engagement"."conversion_read_at" is null or "regular_engagement"."conversion_applied_at" is not null));