import type { Timestamp } from '@bufbuild/protobuf/wkt'
import { ProposalState as WireState, type DoctorProposal } from '../../../contract/gen/doctor_proposal_pb.ts'
import { DoctorDecision as WireDecision } from '../../../contract/gen/staff_pb.ts'
import { requiredWord } from '../../../contract/wire-word.ts'
import { PROPOSAL_STATE, type ProposalState } from '../../../domain/doctor/decision-proposal.ts'
import { DOCTOR_DECISION, type DoctorDecision } from '../../../domain/doctor/doctor-decision.ts'
import { doctorStatusOf } from '../../../services/user/doctor-status.ts'
import { timestampText } from '../../../services/timestamp-text.ts'

const suspensionText = (until: Timestamp | undefined) =>
  `${DOCTOR_DECISION.SUSPEND}(${until ? `${timestampText(until)}まで` : '終わりを決めない'})`

/** View model of a decision that waits for a second member of our staff, or waited. */
export function proposalView(proposal: DoctorProposal) {
  const { id, doctorId, lastName, firstName, reason, proposerName, isOwn } = proposal
  const state: ProposalState = requiredWord(WireState, proposal.state, 'DoctorProposal.state')
  const decision: DoctorDecision = requiredWord(WireDecision, proposal.decision, 'DoctorProposal.decision')
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
    proposed: timestampText(proposal.proposedAt),
    expires: timestampText(proposal.expiresAt),
    /** Where only the clock ended it: its term. */
    ended: timestampText(proposal.endedAt ?? proposal.expiresAt),
    answererName: proposal.answererName,
    answerReason: proposal.answerReason,
  }
}
export type ProposalView = ReturnType<typeof proposalView>
