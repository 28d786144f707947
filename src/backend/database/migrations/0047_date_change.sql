CREATE TABLE "date_change" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"work_id" uuid NOT NULL,
	"doctor_id" uuid NOT NULL,
	"hospital_id" bigint NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"planned_start" timestamp (3) with time zone NOT NULL,
	"planned_end" timestamp (3) with time zone NOT NULL,
	"proposed_start" timestamp (3) with time zone NOT NULL,
	"proposed_end" timestamp (3) with time zone NOT NULL,
	"note" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"answer_due_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"member_id" uuid,
	"answer" text,
	CONSTRAINT "date_change_state_known" CHECK ("date_change"."state" in ('OPEN', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'LAPSED')),
	CONSTRAINT "date_change_times" CHECK ("date_change"."proposed_end" > "date_change"."proposed_start"),
	CONSTRAINT "date_change_decided" CHECK (("date_change"."decided_at" is null) = ("date_change"."state" = 'OPEN')),
	CONSTRAINT "date_change_note_length" CHECK (char_length("date_change"."note") <= 500),
	CONSTRAINT "date_change_answer_length" CHECK (char_length("date_change"."answer") <= 500)
);
--> statement-breakpoint
ALTER TABLE "date_change" ADD CONSTRAINT "date_change_work_id_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."work"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "date_change" ADD CONSTRAINT "date_change_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "date_change" ADD CONSTRAINT "date_change_hospital_id_hospital_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospital"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "date_change" ADD CONSTRAINT "date_change_member_id_hospital_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."hospital_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "date_change_open" ON "date_change" USING btree ("work_id") WHERE "date_change"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "date_change_of_work" ON "date_change" USING btree ("work_id","requested_at");--> statement-breakpoint
CREATE INDEX "date_change_of_doctor" ON "date_change" USING btree ("doctor_id","requested_at");--> statement-breakpoint
CREATE INDEX "date_change_waiting" ON "date_change" USING btree ("hospital_id") WHERE "date_change"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "date_change_due" ON "date_change" USING btree ("answer_due_at") WHERE "date_change"."state" = 'OPEN';