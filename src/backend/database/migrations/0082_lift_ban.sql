ALTER TABLE "doctor_proposal" DROP CONSTRAINT "doctor_proposal_decision_known";--> statement-breakpoint
ALTER TABLE "doctor" DROP CONSTRAINT "doctor_stopped_before";--> statement-breakpoint
ALTER TABLE "doctor_decision" DROP CONSTRAINT "doctor_decision_known";--> statement-breakpoint
ALTER TABLE "doctor_proposal" ADD CONSTRAINT "doctor_proposal_decision_known" CHECK ("doctor_proposal"."decision" in ('BAN', 'LIFT_BAN'));--> statement-breakpoint
ALTER TABLE "doctor" ADD CONSTRAINT "doctor_stopped_before" CHECK ("doctor"."status_before" is null or ("doctor"."status" in ('SUSPENDED', 'REJECT', 'BANNED') and "doctor"."status_before" not in ('SUSPENDED', 'REJECT', 'BANNED', 'DEACTIVATED')));--> statement-breakpoint
ALTER TABLE "doctor_decision" ADD CONSTRAINT "doctor_decision_known" CHECK ("doctor_decision"."decision" in ('VERIFY_LICENSE', 'APPROVE', 'RETURN', 'REJECT', 'SUSPEND', 'REINSTATE', 'BAN', 'LIFT_BAN'));