ALTER TABLE "work_payment" DROP CONSTRAINT "work_payment_member_id_hospital_member_id_fk";
--> statement-breakpoint
ALTER TABLE "work_payment" DROP COLUMN "withheld_yen";--> statement-breakpoint
ALTER TABLE "work_payment" DROP COLUMN "paid_on";--> statement-breakpoint
ALTER TABLE "work_payment" DROP COLUMN "marked_at";--> statement-breakpoint
ALTER TABLE "work_payment" DROP COLUMN "marked_by";--> statement-breakpoint
ALTER TABLE "work_payment" DROP COLUMN "member_id";