import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { DoctorProposals } from '../../../contract/gen/doctor_proposal_pb.ts'
import { PROPOSAL_ANSWER } from '../../../domain/doctor/decision-proposal.ts'
import { uuid } from '../../../domain/uuid.ts'
import { toStaff } from '../../../platform/addresses.ts'
import { callStaff } from '../../../services/staff/staff.server.ts'
import { withProof } from '../../account/with-proof.server.ts'
import { fieldsOf, longText, submissionKey, wordIn } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { QUEUES } from '../review-search.ts'
import { ANSWER_PROPOSAL_FORM } from './proposal-form-data.ts'
import { proposalView } from './proposal-view.ts'

/** Decisions that wait for a second member, the one that ends first first. */
export const listOpenProposalsFn = createServerFn().handler(async () => {
  const { proposals } = await callStaff(DoctorProposals.method.listOpenProposals, {})
  return proposals.map(proposalView)
})

/** The proposals about a doctor, and whether somebody else could confirm the caller's. */
export const listDoctorProposalsFn = createServerFn()
  .validator(uuid)
  .handler(async ({ data: doctorId }) => {
    const { proposals, hasSecond } = await callStaff(DoctorProposals.method.listDoctorProposals, {
      doctorId,
    })
    return { proposals: proposals.map(proposalView), hasSecond }
  })

const answerSchema = fieldsOf({
  proposalId: uuid,
  doctorId: uuid,
  queue: v.picklist(QUEUES),
  answer: wordIn(PROPOSAL_ANSWER),
  reason: longText,
  idempotencyKey: submissionKey,
})

/** Confirms or rejects another member's proposal, or withdraws an own one. */
export const answerProposalFn = createServerFn({ method: 'POST' })
  .validator(answerSchema)
  .handler(
    postedCommand({
      form: ANSWER_PROPOSAL_FORM,
      run: ({ doctorId: _doctorId, queue: _queue, ...answer }, posted) =>
        withProof(posted, () => callStaff(DoctorProposals.method.answerProposal, answer)),
      done: ['CONFIRMED', 'REJECTED', 'WITHDRAWN'],
      next: ({ outcome: proposal }, { queue, doctorId: doctor }) =>
        toStaff({ queue, doctor, proposal }, 'proposals'),
    }),
  )
