import { useQueryClient } from '@tanstack/react-query'
import { proofWords } from '../../../domain/account/identity-proof.ts'
import { answerProposalWords } from '../../../domain/doctor/decision-proposal.ts'
import type { DoctorQueue } from '../../../domain/doctor/doctor-decision.ts'
import type { ToldOutcome } from '../../../domain/text/outcome-words.ts'
import { ownAccountQuery } from '../../account/own-account.queries.ts'
import type { KeptAnswer } from '../../forms/form-answer.ts'
import { usePosted, type Posted } from '../../forms/use-posted.ts'
import { doctorFileQuery, STAFF_DOCTORS_KEY } from '../doctor-review.queries.ts'
import { ANSWER_PROPOSAL_FORM } from './proposal-form-data.ts'
import { answerProposalFn } from './proposal.functions.ts'
import { STAFF_PROPOSALS_KEY } from './proposal.queries.ts'
import type { ProposalView } from './proposal-view.ts'

export type ProposalForm = {
  proposal: ProposalView
  queue: DoctorQueue
  /** The answer takes its form away. */
  onTold: (told: ToldOutcome | undefined) => void
}

/** The form that answers a proposal. */
export function useProposalAnswer(
  { proposal: { id, doctorId }, onTold }: ProposalForm,
  kept?: KeptAnswer | null,
): Posted {
  const queryClient = useQueryClient()
  return usePosted(answerProposalFn, {
    of: ANSWER_PROPOSAL_FORM,
    key: id,
    kept,
    onAnswer: async ({ outcome, problems }) => {
      if (proofWords(outcome)) await queryClient.invalidateQueries(ownAccountQuery())
      if (problems || proofWords(outcome)) return
      onTold(answerProposalWords(outcome))
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: STAFF_PROPOSALS_KEY }),
        queryClient.invalidateQueries({ queryKey: STAFF_DOCTORS_KEY }),
        queryClient.invalidateQueries(doctorFileQuery(doctorId)),
      ])
    },
  })
}
