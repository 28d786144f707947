ALTER TABLE "doctor" DROP CONSTRAINT "doctor_suspension_whole";--> statement-breakpoint
ALTER TABLE "doctor" DROP CONSTRAINT "doctor_suspended_from_known";--> statement-breakpoint
ALTER TABLE "doctor" ADD COLUMN "status_before" text;--> statement-breakpoint
ALTER TABLE "doctor" ADD COLUMN "return_asked_at" timestamp (3) with time zone;--> statement-breakpoint
-- Where a stopped doctor stood: known of a dated suspension, else by the record of the decision.
UPDATE "doctor" SET "status_before" = coalesce("suspended_from", (
  SELECT "from_status" FROM "doctor_decision" AS d
  WHERE d."doctor_id" = "doctor"."id" AND d."to_status" = "doctor"."status"
    AND d."from_status" NOT IN ('SUSPENDED', 'REJECT', 'BANNED', 'DEACTIVATED')
  ORDER BY d."decided_at" DESC, d."id" DESC LIMIT 1
)) WHERE "status" IN ('SUSPENDED', 'REJECT');--> statement-breakpoint
ALTER TABLE "doctor" DROP COLUMN "suspended_from";--> statement-breakpoint
CREATE INDEX "doctor_return" ON "doctor" USING btree ("return_asked_at") WHERE "doctor"."return_asked_at" is not null;--> statement-breakpoint
ALTER TABLE "doctor" ADD CONSTRAINT "doctor_status_before_known" CHECK ("doctor"."status_before" in ('INITIAL', 'MEDICAL_LICENSE_VERIFIED', 'APPROVE', 'REJECT', 'SUSPENDED', 'BANNED', 'UNKNOWN', 'UNSPECIFIED', 'VIEW_ONLY', 'DEACTIVATED'));--> statement-breakpoint
ALTER TABLE "doctor" ADD CONSTRAINT "doctor_stopped_before" CHECK ("doctor"."status_before" is null or ("doctor"."status" in ('SUSPENDED', 'REJECT') and "doctor"."status_before" not in ('SUSPENDED', 'REJECT', 'BANNED', 'DEACTIVATED')));--> statement-breakpoint
ALTER TABLE "doctor" ADD CONSTRAINT "doctor_return_asked" CHECK ("doctor"."return_asked_at" is null or "doctor"."status" = 'DEACTIVATED');--> statement-breakpoint
ALTER TABLE "doctor" ADD CONSTRAINT "doctor_suspension_whole" CHECK ("doctor"."suspended_until" is null or ("doctor"."status_before" is not null and "doctor"."status" = 'SUSPENDED'));