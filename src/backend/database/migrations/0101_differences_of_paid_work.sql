ALTER TABLE "objection" ADD COLUMN "paid_difference_yen" integer;--> statement-breakpoint
ALTER TABLE "work_payment" ADD COLUMN "id" uuid;--> statement-breakpoint
UPDATE "work_payment" SET "id" = "work_id";--> statement-breakpoint
-- The version before inserts without an id, while it runs beside this one.
create function "work_payment_named"() returns trigger language plpgsql as $$
begin
  new.id := coalesce(new.id, new.work_id);
  return new;
end $$;--> statement-breakpoint
create trigger "work_payment_named" before insert on "work_payment" for each row execute function "work_payment_named"();--> statement-breakpoint
ALTER TABLE "work_payment" DROP CONSTRAINT "work_payment_pkey";--> statement-breakpoint
ALTER TABLE "work_payment" ADD PRIMARY KEY ("id");--> statement-breakpoint
ALTER TABLE "work_payment" ADD COLUMN "report_number" smallint;--> statement-breakpoint
ALTER TABLE "work_payment" ADD COLUMN "since_number" smallint;--> statement-breakpoint
ALTER TABLE "work_payment" ADD COLUMN "agreed_on" date;--> statement-breakpoint
ALTER TABLE "work_payment" ADD CONSTRAINT "work_payment_difference" UNIQUE("work_id","since_number");--> statement-breakpoint
ALTER TABLE "work_payment" ADD CONSTRAINT "work_payment_parts" CHECK (("work_payment"."since_number" is null) = ("work_payment"."id" = "work_payment"."work_id") and ("work_payment"."since_number" is null) = ("work_payment"."agreed_on" is null));
