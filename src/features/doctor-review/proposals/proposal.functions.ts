import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import {
  AnswerProposalOutcome,
  DoctorProposals,
  ProposalAnswer,
} from '../../../contract/gen/doctor_proposal_pb.ts'
import { numberOf, wordOfOutcome } from '../../../contract/wire-word.ts'
import { uuid } from '../../../domain/uuid.ts'
import { toStaff } from '../../../platform/addresses.ts'
import { callStaffRaw } from '../../../services/staff/staff.server.ts'
import { withProof } from '../../account/with-proof.server.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../../forms/form-answer.ts'
import { formWith, submissionKey, longText } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { QUEUES } from '../review-search.ts'
import { ANSWER_PROPOSAL_FORM, checkProposalAnswer, isProposalAnswered } from './proposal-check.ts'
import { proposalView } from './proposal-view.ts'

/** Decisions that wait for a second member, the one that ends first first. */
export const listOpenProposalsFn = createServerFn().handler(async () => {
  const { proposals } = await callStaffRaw(DoctorProposals.method.listOpenProposals, {})
  return proposals.map(proposalView)
})

/** The proposals about a doctor, and whether somebody else could confirm the caller's. */
export const listDoctorProposalsFn = createServerFn()
  .validator(uuid)
  .handler(async ({ data: doctorId }) => {
    const { proposals, hasSecond } = await callStaffRaw(DoctorProposals.method.listDoctorProposals, {
      doctorId,
    })
    return { proposals: proposals.map(proposalView), hasSecond }
  })

const answerSchema = formWith({
  proposalId: uuid,
  doctorId: uuid,
  queue: v.picklist(QUEUES),
  answer: v.pipe(v.string(), v.maxLength(20)),
  reason: longText,
  idempotencyKey: submissionKey,
})

async function answer({ form, fields }: v.InferOutput<typeof answerSchema>): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkProposalAnswer(form))
  if (invalid) return invalid
  const { doctorId: _doctorId, queue: _queue, ...request } = fields
  return withProof(form, () =>
    wordOfOutcome(
      AnswerProposalOutcome,
      callStaffRaw(DoctorProposals.method.answerProposal, {
        ...request,
        answer: numberOf(ProposalAnswer, request.answer),
      }),
    ),
  )
}

/** Confirms or rejects another member's proposal, or withdraws an own one. */
export const answerProposalFn = createServerFn({ method: 'POST' })
  .validator(answerSchema)
  .handler(
    postedCommand({
      form: ANSWER_PROPOSAL_FORM,
      run: answer,
      typed: ({ form }) => ({ answer: typedIn(form, 'answer'), reason: typedIn(form, 'reason') }),
      isDone: ({ outcome }) => isProposalAnswered(outcome),
      next: ({ outcome: proposal }, { fields: { queue, doctorId: doctor } }) =>
        toStaff({ queue, doctor, proposal }, 'proposals'),
    }),
  )
