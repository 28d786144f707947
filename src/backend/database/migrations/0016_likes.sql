CREATE TABLE "hospital_subscription" (
	"account_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"hospital_id" bigint NOT NULL,
	"channels" text[] NOT NULL,
	CONSTRAINT "hospital_subscription_account_id_hospital_id_pk" PRIMARY KEY("account_id","hospital_id"),
	CONSTRAINT "hospital_subscription_channels_known" CHECK ("hospital_subscription"."channels" <@ array['MAIL', 'LINE', 'PUSH']::text[])
);
--> statement-breakpoint
CREATE TABLE "regular_like" (
	"account_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"fee_at_like" integer NOT NULL,
	"regular_work_id" bigint NOT NULL,
	CONSTRAINT "regular_like_account_id_regular_work_id_pk" PRIMARY KEY("account_id","regular_work_id"),
	CONSTRAINT "regular_like_fee" CHECK ("regular_like"."fee_at_like" > 0)
);
--> statement-breakpoint
CREATE TABLE "spot_like" (
	"account_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"fee_at_like" integer NOT NULL,
	"spot_work_id" bigint NOT NULL,
	CONSTRAINT "spot_like_account_id_spot_work_id_pk" PRIMARY KEY("account_id","spot_work_id"),
	CONSTRAINT "spot_like_fee" CHECK ("spot_like"."fee_at_like" > 0)
);
--> statement-breakpoint
ALTER TABLE "hospital_subscription" ADD CONSTRAINT "hospital_subscription_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_subscription" ADD CONSTRAINT "hospital_subscription_hospital_id_hospital_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospital"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regular_like" ADD CONSTRAINT "regular_like_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regular_like" ADD CONSTRAINT "regular_like_regular_work_id_regular_work_id_fk" FOREIGN KEY ("regular_work_id") REFERENCES "public"."regular_work"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spot_like" ADD CONSTRAINT "spot_like_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spot_like" ADD CONSTRAINT "spot_like_spot_work_id_spot_work_id_fk" FOREIGN KEY ("spot_work_id") REFERENCES "public"."spot_work"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hospital_subscription_of_hospital" ON "hospital_subscription" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "regular_like_of_listing" ON "regular_like" USING btree ("regular_work_id");--> statement-breakpoint
CREATE INDEX "spot_like_of_listing" ON "spot_like" USING btree ("spot_work_id");