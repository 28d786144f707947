ALTER TABLE "substitute_search" DROP CONSTRAINT "substitute_search_state_known";--> statement-breakpoint
ALTER TABLE "substitute_search" ALTER COLUMN "spot_work_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "substitute_search" ADD COLUMN "answer_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "substitute_search" ADD COLUMN "member_id" uuid;--> statement-breakpoint
ALTER TABLE "substitute_search" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "substitute_search" ADD CONSTRAINT "substitute_search_member_id_hospital_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."hospital_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "substitute_search_due" ON "substitute_search" USING btree ("answer_due_at") WHERE "substitute_search"."state" = 'OPEN';--> statement-breakpoint
ALTER TABLE "substitute_search" ADD CONSTRAINT "substitute_search_way" CHECK ("substitute_search"."state" = 'OFF' or ("substitute_search"."spot_work_id" is null) = ("substitute_search"."answer_due_at" is not null));--> statement-breakpoint
ALTER TABLE "substitute_search" ADD CONSTRAINT "substitute_search_answer_length" CHECK (char_length("substitute_search"."answer") <= 500);--> statement-breakpoint
ALTER TABLE "substitute_search" ADD CONSTRAINT "substitute_search_state_known" CHECK ("substitute_search"."state" in ('OPEN', 'FOUND', 'STOPPED', 'LAPSED', 'DECLINED', 'OFF'));