CREATE TABLE "line_flow" (
	"id_hash" "bytea" PRIMARY KEY NOT NULL,
	"state_hash" "bytea" NOT NULL,
	"nonce" text NOT NULL,
	"verifier" text NOT NULL,
	"purpose" text NOT NULL,
	"return_path" text NOT NULL,
	"session_id" uuid,
	"handoff_challenge" text,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "line_handoff" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"challenge" text NOT NULL,
	"account_id" uuid NOT NULL,
	"return_path" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "line_identity" (
	"provider" text NOT NULL,
	"sub" text NOT NULL,
	"account_id" uuid NOT NULL,
	"linked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "line_identity_provider_sub_pk" PRIMARY KEY("provider","sub"),
	CONSTRAINT "line_identity_account_id_unique" UNIQUE("account_id")
);
--> statement-breakpoint
ALTER TABLE "line_flow" ADD CONSTRAINT "line_flow_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_handoff" ADD CONSTRAINT "line_handoff_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_identity" ADD CONSTRAINT "line_identity_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "line_flow_age" ON "line_flow" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "line_handoff_age" ON "line_handoff" USING btree ("expires_at");