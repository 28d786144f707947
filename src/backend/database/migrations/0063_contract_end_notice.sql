ALTER TABLE "regular_engagement" ADD COLUMN "end_noticed_by" text;--> statement-breakpoint
ALTER TABLE "regular_engagement" ADD COLUMN "end_noticed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "regular_engagement" ADD COLUMN "end_reason" text;--> statement-breakpoint
ALTER TABLE "regular_engagement" ADD COLUMN "end_before" date;--> statement-breakpoint
ALTER TABLE "regular_engagement" ADD CONSTRAINT "regular_engagement_end_side_known" CHECK ("regular_engagement"."end_noticed_by" in ('DOCTOR', 'HOSPITAL'));--> statement-breakpoint
ALTER TABLE "regular_engagement" ADD CONSTRAINT "regular_engagement_end_noticed" CHECK (("regular_engagement"."end_noticed_by" is null) = ("regular_engagement"."end_noticed_at" is null)
        and ("regular_engagement"."end_noticed_by" is null or "regular_engagement"."end_date" is not null)
        and ("regular_engagement"."end_noticed_by" is not null or num_nonnulls("regular_engagement"."end_reason", "regular_engagement"."end_before") = 0));--> statement-breakpoint
ALTER TABLE "regular_engagement" ADD CONSTRAINT "regular_engagement_end_reason_length" CHECK (char_length("regular_engagement"."end_reason") <= 500);