CREATE TABLE "objection" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"work_id" uuid NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"subject" text NOT NULL,
	"detail" text NOT NULL,
	"objected_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"member_id" uuid,
	"answer" text,
	"added_yen" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "objection_state_known" CHECK ("objection"."state" in ('OPEN', 'AGREED', 'DECLINED', 'WITHDRAWN')),
	CONSTRAINT "objection_subject_known" CHECK ("objection"."subject" in ('HOURS', 'COUNTS', 'PAY', 'OTHER')),
	CONSTRAINT "objection_closed" CHECK (("objection"."state" = 'OPEN') = ("objection"."closed_at" is null)),
	CONSTRAINT "objection_answered" CHECK (("objection"."state" in ('AGREED', 'DECLINED')) = ("objection"."member_id" is not null and "objection"."answer" is not null)),
	CONSTRAINT "objection_added" CHECK ("objection"."added_yen" >= 0 and ("objection"."added_yen" = 0 or "objection"."state" = 'AGREED')),
	CONSTRAINT "objection_text" CHECK (char_length(detail) between 10 and 500 and char_length(answer) between 10 and 500)
);
--> statement-breakpoint
ALTER TABLE "objection" ADD CONSTRAINT "objection_work_id_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."work"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objection" ADD CONSTRAINT "objection_member_id_hospital_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."hospital_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "objection_of_work" ON "objection" USING btree ("work_id","objected_at");--> statement-breakpoint
CREATE UNIQUE INDEX "objection_open" ON "objection" USING btree ("work_id") WHERE "objection"."state" = 'OPEN';