ALTER TABLE "notification" ADD COLUMN "application_id" uuid;--> statement-breakpoint
CREATE INDEX "application_terms_unread" ON "application" USING btree ("id") WHERE not ("application"."terms" ? 'linesSum');--> statement-breakpoint
-- Mails of notices that are still to be sent name other listings by the application, which the key named until now.
UPDATE "notification" SET "application_id" = substring("dedupe_key" from '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$')::uuid
WHERE "created_at" > now() - interval '3 days'
  AND "type" IN ('APPLICATION_UNANSWERED', 'APPLICATION_EXPIRED', 'APPLICATION_LISTING_CLOSED', 'APPLICATION_DECLINED', 'OFFER_DECLINED', 'OFFER_EXPIRED');
