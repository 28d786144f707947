CREATE TABLE "doomed_object" (
	"id" uuid PRIMARY KEY NOT NULL,
	"doomed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_object" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "message_file" ALTER COLUMN "bytes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "profile_change_proof" ALTER COLUMN "image" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "doctor_document" ALTER COLUMN "image" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "message_file" ADD COLUMN "object_id" uuid;--> statement-breakpoint
ALTER TABLE "message_file" ADD COLUMN "object_seal" "bytea";--> statement-breakpoint
ALTER TABLE "profile_change_proof" ADD COLUMN "object_id" uuid;--> statement-breakpoint
ALTER TABLE "profile_change_proof" ADD COLUMN "object_seal" "bytea";--> statement-breakpoint
ALTER TABLE "doctor_document" ADD COLUMN "object_id" uuid;--> statement-breakpoint
ALTER TABLE "doctor_document" ADD COLUMN "object_seal" "bytea";--> statement-breakpoint
ALTER TABLE "message_file" ADD CONSTRAINT "message_file_object_id_stored_object_id_fk" FOREIGN KEY ("object_id") REFERENCES "public"."stored_object"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_change_proof" ADD CONSTRAINT "profile_change_proof_object_id_stored_object_id_fk" FOREIGN KEY ("object_id") REFERENCES "public"."stored_object"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_document" ADD CONSTRAINT "doctor_document_object_id_stored_object_id_fk" FOREIGN KEY ("object_id") REFERENCES "public"."stored_object"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_file" ADD CONSTRAINT "message_file_object_id_unique" UNIQUE("object_id");--> statement-breakpoint
ALTER TABLE "profile_change_proof" ADD CONSTRAINT "profile_change_proof_object_id_unique" UNIQUE("object_id");--> statement-breakpoint
ALTER TABLE "doctor_document" ADD CONSTRAINT "doctor_document_object_id_unique" UNIQUE("object_id");--> statement-breakpoint
ALTER TABLE "message_file" ADD CONSTRAINT "message_file_body" CHECK (num_nonnulls("message_file"."bytes", "message_file"."object_id") = 1 and ("message_file"."object_id" is null) = ("message_file"."object_seal" is null));--> statement-breakpoint
ALTER TABLE "profile_change_proof" ADD CONSTRAINT "profile_change_proof_body" CHECK (num_nonnulls("profile_change_proof"."image", "profile_change_proof"."object_id") = 1 and ("profile_change_proof"."object_id" is null) = ("profile_change_proof"."object_seal" is null));--> statement-breakpoint
ALTER TABLE "doctor_document" ADD CONSTRAINT "doctor_document_body" CHECK (num_nonnulls("doctor_document"."image", "doctor_document"."object_id") = 1 and ("doctor_document"."object_id" is null) = ("doctor_document"."object_seal" is null));