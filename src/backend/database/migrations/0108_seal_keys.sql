CREATE TABLE "seal_key" (
	"print" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "seal_key_state_known" CHECK ("seal_key"."state" in ('CURRENT', 'RETIRED'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "seal_key_one_current" ON "seal_key" USING btree ("state") WHERE "seal_key"."state" = 'CURRENT';