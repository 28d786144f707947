DROP INDEX "notification_latest";--> statement-breakpoint
ALTER TABLE "notification" ALTER COLUMN "doctor_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "hospital_id" bigint;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_hospital_id_hospital_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospital"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_latest_for_hospital" ON "notification" USING btree ("hospital_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notification_unread" ON "notification" USING btree ("doctor_id","hospital_id") WHERE "notification"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notification_latest" ON "notification" USING btree ("doctor_id","created_at","id");--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_once_for_hospital" UNIQUE("hospital_id","dedupe_key");--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_audience" CHECK (num_nonnulls("notification"."doctor_id", "notification"."hospital_id") = 1);