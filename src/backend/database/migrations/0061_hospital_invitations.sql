CREATE TABLE "hospital_invitation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hospital_id" bigint NOT NULL,
	"address" text NOT NULL,
	"role" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"token_hash" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"voided_at" timestamp (3) with time zone,
	CONSTRAINT "hospital_invitation_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "hospital_invitation_role_known" CHECK ("hospital_invitation"."role" in ('OWNER', 'STAFF', 'VIEWER')),
	CONSTRAINT "hospital_invitation_once" CHECK ("hospital_invitation"."accepted_at" is null or "hospital_invitation"."voided_at" is null)
);
--> statement-breakpoint
CREATE TABLE "hospital_member_event" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hospital_id" bigint NOT NULL,
	"event" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"role" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "hospital_member_event_known" CHECK ("hospital_member_event"."event" in ('INVITED', 'INVITATION_VOIDED', 'JOINED', 'ROLE_CHANGED', 'REMOVED')),
	CONSTRAINT "hospital_member_event_role_known" CHECK ("hospital_member_event"."role" in ('OWNER', 'STAFF', 'VIEWER'))
);
--> statement-breakpoint
ALTER TABLE "hospital_invitation" ADD CONSTRAINT "hospital_invitation_hospital_id_hospital_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospital"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_invitation" ADD CONSTRAINT "hospital_invitation_invited_by_hospital_member_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."hospital_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_member_event" ADD CONSTRAINT "hospital_member_event_hospital_id_hospital_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospital"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_member_event" ADD CONSTRAINT "hospital_member_event_actor_id_hospital_member_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."hospital_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "hospital_invitation_open" ON "hospital_invitation" USING btree ("hospital_id","address") WHERE "hospital_invitation"."accepted_at" is null and "hospital_invitation"."voided_at" is null;--> statement-breakpoint
CREATE INDEX "hospital_invitation_expiry" ON "hospital_invitation" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "hospital_member_event_of_hospital" ON "hospital_member_event" USING btree ("hospital_id","at");