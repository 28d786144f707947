CREATE TABLE "contract_renewal" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"engagement_id" uuid NOT NULL,
	"doctor_id" uuid NOT NULL,
	"hospital_id" bigint NOT NULL,
	"state" text DEFAULT 'ASKED' NOT NULL,
	"term_end" date NOT NULL,
	"due_on" date NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"offers" smallint DEFAULT 0 NOT NULL,
	"new_end" date,
	"fee" integer,
	"note" text,
	"offered_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"member_id" uuid,
	"answer" text,
	"terms_before" jsonb,
	CONSTRAINT "contract_renewal_state_known" CHECK ("contract_renewal"."state" in ('ASKED', 'OFFERED', 'ACCEPTED', 'DECLINED', 'NOT_OFFERED', 'LAPSED', 'CLOSED')),
	CONSTRAINT "contract_renewal_decided" CHECK (("contract_renewal"."decided_at" is null) = ("contract_renewal"."state" in ('ASKED', 'OFFERED'))),
	CONSTRAINT "contract_renewal_offered" CHECK ("contract_renewal"."state" not in ('OFFERED', 'ACCEPTED', 'DECLINED')
        or num_nonnulls("contract_renewal"."new_end", "contract_renewal"."fee", "contract_renewal"."note", "contract_renewal"."offered_at") = 4),
	CONSTRAINT "contract_renewal_longer" CHECK ("contract_renewal"."new_end" > "contract_renewal"."term_end"),
	CONSTRAINT "contract_renewal_terms" CHECK (("contract_renewal"."terms_before" is null) = ("contract_renewal"."state" <> 'ACCEPTED')),
	CONSTRAINT "contract_renewal_note_length" CHECK (char_length("contract_renewal"."note") <= 500),
	CONSTRAINT "contract_renewal_answer_length" CHECK (char_length("contract_renewal"."answer") <= 500)
);
--> statement-breakpoint
ALTER TABLE "contract_renewal" ADD CONSTRAINT "contract_renewal_engagement_id_regular_engagement_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."regular_engagement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_renewal" ADD CONSTRAINT "contract_renewal_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_renewal" ADD CONSTRAINT "contract_renewal_hospital_id_hospital_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospital"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_renewal" ADD CONSTRAINT "contract_renewal_member_id_hospital_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."hospital_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contract_renewal_open" ON "contract_renewal" USING btree ("engagement_id") WHERE "contract_renewal"."state" in ('ASKED', 'OFFERED');--> statement-breakpoint
CREATE INDEX "contract_renewal_of_engagement" ON "contract_renewal" USING btree ("engagement_id","asked_at");--> statement-breakpoint
CREATE INDEX "contract_renewal_of_doctor" ON "contract_renewal" USING btree ("doctor_id","asked_at");--> statement-breakpoint
CREATE INDEX "contract_renewal_to_answer" ON "contract_renewal" USING btree ("doctor_id") WHERE "contract_renewal"."state" = 'OFFERED';--> statement-breakpoint
CREATE INDEX "contract_renewal_to_offer" ON "contract_renewal" USING btree ("hospital_id") WHERE "contract_renewal"."state" = 'ASKED';--> statement-breakpoint
CREATE INDEX "contract_renewal_due" ON "contract_renewal" USING btree ("due_on") WHERE "contract_renewal"."state" in ('ASKED', 'OFFERED');