import type { QueryClient } from '@tanstack/react-query'
import { ownAccountQuery } from '../account/own-account.queries.ts'
import { newFormKey } from '../forms/form-key.ts'
import type { KeptAnswer } from '../forms/form-answer.ts'
import { takeKeptAnswer } from '../forms/kept-answer.ts'
import { doctorChangesQuery, openChangesQuery } from './change.queries.ts'
import { failedJobsQuery } from '../staff/failed-jobs/failed-job.queries.ts'
import { ANSWER_PROPOSAL_FORM } from './proposals/proposal-check.ts'
import { doctorProposalsQuery, openProposalsQuery } from './proposals/proposal.queries.ts'
import type { StaffSearch } from './review-search.ts'
import { doctorThreadsQuery } from '../message/staff/thread.queries.ts'
import { doctorFileQuery, staffDoctorsQuery } from './doctor-review.queries.ts'

/** Loads the queue and the open doctor; returns the form key and the kept answers of the page's forms. */
export async function loadStaff(
  queryClient: QueryClient,
  { queue = 'WAITING', doctor, after }: StaffSearch,
): Promise<{ formKey: string; kept: KeptAnswer | null; keptProposal: KeptAnswer | null }> {
  await Promise.all([
    queryClient.ensureInfiniteQueryData(staffDoctorsQuery(queue, after)),
    doctor && queryClient.ensureQueryData(doctorFileQuery(doctor)),
    doctor && queryClient.ensureQueryData(doctorChangesQuery(doctor)),
    doctor && queryClient.ensureQueryData(doctorThreadsQuery(doctor)),
    doctor && queryClient.ensureQueryData(doctorProposalsQuery(doctor)),
    doctor && queryClient.ensureQueryData(ownAccountQuery()),
    queryClient.ensureQueryData(openProposalsQuery()),
    queryClient.ensureQueryData(openChangesQuery()),
    queryClient.ensureQueryData(failedJobsQuery()),
    // The navigation shows the number of waiting doctors beside every queue.
    queryClient.ensureInfiniteQueryData(staffDoctorsQuery('WAITING')),
  ])
  return {
    formKey: newFormKey(),
    kept: takeKeptAnswer('decision'),
    keptProposal: takeKeptAnswer(ANSWER_PROPOSAL_FORM),
  }
}
