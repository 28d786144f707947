CREATE TABLE "listing_draft" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hospital_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"listing_id" bigint,
	"answers" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "listing_draft_kind_known" CHECK ("listing_draft"."kind" in ('spot', 'regular'))
);
--> statement-breakpoint
ALTER TABLE "regular_work" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "spot_work" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "listing_draft" ADD CONSTRAINT "listing_draft_hospital_id_hospital_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospital"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_draft" ADD CONSTRAINT "listing_draft_member_id_hospital_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."hospital_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "listing_draft_of_listing" ON "listing_draft" USING btree ("kind","listing_id") WHERE "listing_draft"."listing_id" is not null;--> statement-breakpoint
CREATE INDEX "listing_draft_of_hospital" ON "listing_draft" USING btree ("hospital_id","kind","updated_at","id");--> statement-breakpoint
CREATE INDEX "regular_work_of_owner" ON "regular_work" USING btree ("hospital_id","id");--> statement-breakpoint
CREATE INDEX "spot_work_of_owner" ON "spot_work" USING btree ("hospital_id","start_time","id");