CREATE TABLE "hospital_guide" (
	"hospital_id" bigint PRIMARY KEY NOT NULL,
	"meeting_place" text NOT NULL,
	"entrance" text NOT NULL,
	"steps" text NOT NULL,
	"duty_room" text NOT NULL,
	"phones" text NOT NULL,
	"chart" text NOT NULL,
	"meals" text NOT NULL,
	"transport" text NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "hospital_guide_version" CHECK ("hospital_guide"."version" > 0),
	CONSTRAINT "hospital_guide_length" CHECK (greatest(char_length("hospital_guide"."meeting_place"), char_length("hospital_guide"."entrance"), char_length("hospital_guide"."steps"), char_length("hospital_guide"."duty_room"), char_length("hospital_guide"."phones"), char_length("hospital_guide"."chart"), char_length("hospital_guide"."meals"), char_length("hospital_guide"."transport")) <= 1000)
);
--> statement-breakpoint
ALTER TABLE "hospital_guide" ADD CONSTRAINT "hospital_guide_hospital_id_hospital_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospital"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_guide" ADD CONSTRAINT "hospital_guide_updated_by_hospital_member_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."hospital_member"("id") ON DELETE no action ON UPDATE no action;