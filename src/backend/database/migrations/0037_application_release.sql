DROP INDEX "application_of_hospital";--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "released_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "application" SET "released_at" = "applied_at" WHERE NOT EXISTS (SELECT FROM "outbox" WHERE "topic" = 'application.held' AND "payload" ->> 'applicationId' = "application"."id"::text)
  OR EXISTS (SELECT FROM "outbox" WHERE "topic" = 'application.applied' AND "payload" ->> 'applicationId' = "application"."id"::text);
--> statement-breakpoint
UPDATE "application" SET "reply_due_at" = "applied_at" WHERE "reply_due_at" IS NULL AND "state" IN ('APPLIED', 'UNDER_REVIEW', 'INTERVIEW', 'OFFERED');
--> statement-breakpoint
CREATE INDEX "application_to_answer" ON "application" USING btree ("hospital_id","reply_due_at","id") WHERE "application"."state" in ('APPLIED', 'UNDER_REVIEW') and "application"."released_at" is not null;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_due_while_waiting" CHECK ("application"."reply_due_at" is not null or "application"."state" not in ('APPLIED', 'UNDER_REVIEW', 'INTERVIEW', 'OFFERED'));