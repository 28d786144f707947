ALTER TABLE "document_view" ALTER COLUMN "staff_account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "document_view" ADD COLUMN "member_id" uuid;--> statement-breakpoint
ALTER TABLE "document_view" ADD CONSTRAINT "document_view_member_id_hospital_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."hospital_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_view" ADD CONSTRAINT "document_view_viewer" CHECK (num_nonnulls("document_view"."staff_account_id", "document_view"."member_id") = 1);