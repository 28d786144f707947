DROP INDEX "session_account";--> statement-breakpoint
CREATE INDEX "session_of_account" ON "session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "rehire_offer_of_work" ON "rehire_offer" USING btree ("work_id");