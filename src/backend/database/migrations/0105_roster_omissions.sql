CREATE TABLE "roster_omission" (
	"doctor_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"title" text NOT NULL,
	"day" text,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "roster_omission_doctor_id_position_pk" PRIMARY KEY("doctor_id","position"),
	CONSTRAINT "roster_omission_reason_known" CHECK ("roster_omission"."reason" in ('ZONE', 'RULE', 'TIMES', 'LONG', 'BEYOND', 'WORK', 'KIND')),
	CONSTRAINT "roster_omission_title_length" CHECK (char_length("roster_omission"."title") <= 100)
);
--> statement-breakpoint
ALTER TABLE "roster_omission" ADD CONSTRAINT "roster_omission_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "roster_omission_created" ON "roster_omission" USING btree ("created_at");