CREATE TABLE "log_in_step" (
	"id_hash" "bytea" PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"epoch" integer NOT NULL,
	"auth_method" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"account_id" uuid NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "recovery_code_account_id_code_hash_pk" PRIMARY KEY("account_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factor" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"sealed" "bytea" NOT NULL,
	"last_step" bigint NOT NULL,
	"confirmed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shown_secret" (
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"session_id" uuid NOT NULL,
	"sealed" "bytea" NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shown_secret_account_id_kind_pk" PRIMARY KEY("account_id","kind"),
	CONSTRAINT "shown_secret_kind_known" CHECK ("shown_secret"."kind" in ('SETUP', 'RECOVERY_CODES'))
);
--> statement-breakpoint
ALTER TABLE "hospital_member_event" DROP CONSTRAINT "hospital_member_event_known";--> statement-breakpoint
ALTER TABLE "staff_action" DROP CONSTRAINT "staff_action_known";--> statement-breakpoint
ALTER TABLE "hospital_member" ADD COLUMN "factor_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "log_in_step" ADD CONSTRAINT "log_in_step_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_account_id_second_factor_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."second_factor"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shown_secret" ADD CONSTRAINT "shown_secret_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "log_in_step_expiry" ON "log_in_step" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "shown_secret_expiry" ON "shown_secret" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "hospital_member_event" ADD CONSTRAINT "hospital_member_event_known" CHECK ("hospital_member_event"."event" in ('INVITED', 'INVITATION_VOIDED', 'JOINED', 'ROLE_CHANGED', 'REMOVED', 'FACTOR_ON', 'FACTOR_OFF', 'FACTOR_CODES', 'FACTOR_CODE_USED', 'FACTOR_RESET', 'FACTOR_RESET_BY_STAFF'));--> statement-breakpoint
ALTER TABLE "staff_action" ADD CONSTRAINT "staff_action_known" CHECK ("staff_action"."kind" in ('ALERT_WRITTEN', 'ALERT_ENDED', 'NO_SHOW_CONFIRMED', 'NO_SHOW_REJECTED', 'JOB_RETRIED', 'FACTOR_RESET', 'CONTACT_VIEWED', 'CONTACT_ANSWERED', 'CONTACT_CLOSED', 'AUDIT_EXPORTED'));