ALTER TABLE "work_payment" DROP CONSTRAINT "work_payment_member_id_hospital_member_id_fk";
--> statement-breakpoint
ALTER TABLE "work_payment" DROP COLUMN "withheld_yen";--> statement-breakpoint
ALTER TABLE "work_payment" DROP COLUMN "paid_on";--> statement-breakpoint
ALTER TABLE "work_payment" DROP COLUMN "marked_at";--> statement-breakpoint
ALTER TABLE "work_payment" DROP COLUMN "marked_by";--> statement-breakpoint
ALTER TABLE "work_payment" DROP COLUMN "member_id";--> statement-breakpoint
-- An older version knows marks of works only, and would lose what it marks: none older than this migration serves the database.
INSERT INTO "drizzle"."code_floor" ("migration") VALUES (1795783142084) ON CONFLICT DO NOTHING;
