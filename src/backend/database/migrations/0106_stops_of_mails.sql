CREATE TABLE "mail_stop" (
	"token" uuid PRIMARY KEY NOT NULL,
	"doctor_id" uuid,
	"member_id" uuid,
	"topic" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_stop_reader" CHECK (num_nonnulls("mail_stop"."doctor_id", "mail_stop"."member_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "mail_stop" ADD CONSTRAINT "mail_stop_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_stop" ADD CONSTRAINT "mail_stop_member_id_hospital_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."hospital_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_stop_doctor" ON "mail_stop" USING btree ("doctor_id");--> statement-breakpoint
CREATE INDEX "mail_stop_member" ON "mail_stop" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "mail_stop_age" ON "mail_stop" USING btree ("sent_at");