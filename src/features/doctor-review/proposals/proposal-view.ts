import type { Shown } from '../../../contract/plain.ts'
import { PROPOSAL_STATE } from '../../../domain/doctor/decision-proposal.ts'
import { DOCTOR_DECISION } from '../../../domain/doctor/doctor-decision.ts'
import { momentText } from '../../../domain/text/shift-text.ts'
import { doctorStatusOf } from '../../../services/user/doctor-status.ts'

const suspensionText = (until: string | null) =>
  `${DOCTOR_DECISION.SUSPEND}(${until ? `${momentText(until)}まで` : '終わりを決めない'})`

/** View model of a decision that waits for a second member of our staff, or waited. */
export function proposalView(proposal: Shown<'dp.staff.DoctorProposal'>) {
  const { id, doctorId, lastName, firstName, state, decision, reason, proposerName, isOwn } = proposal
  return {
    id,
    doctorId,
    name: `${lastName} ${firstName}`,
    doctorStatus: doctorStatusOf(proposal.doctorStatus),
    decisionText:
      decision === 'SUSPEND' ? suspensionText(proposal.suspendedUntil) : DOCTOR_DECISION[decision],
    isOpen: state === 'OPEN',
    stateText: PROPOSAL_STATE[state],
    reason,
    proposerName,
    isOwn,
    proposed: momentText(proposal.proposedAt),
    expires: momentText(proposal.expiresAt),
    /** Where only the clock ended it: its term. */
    ended: momentText(proposal.endedAt ?? proposal.expiresAt),
    answererName: proposal.answererName,
    answerReason: proposal.answerReason,
  }
}
export type ProposalView = ReturnType<typeof proposalView>
