import type { QueryClient } from '@tanstack/react-query'
import { ownAccountQuery } from '../account/own-account.queries.ts'
import { takeForms } from '../forms/page-forms.ts'
import { doctorChangesQuery, openChangesQuery } from './change.queries.ts'
import { failedJobsQuery } from '../staff/failed-jobs/failed-job.queries.ts'
import { doctorProposalsQuery, openProposalsQuery } from './proposals/proposal.queries.ts'
import type { StaffSearch } from './review-search.ts'
import { doctorThreadsQuery } from '../message/staff/thread.queries.ts'
import { doctorFileQuery, staffDoctorsQuery } from './doctor-review.queries.ts'

/** Loads the queue and the open doctor and the page's forms. */
export async function loadStaff(queryClient: QueryClient, { queue = 'WAITING', doctor, after }: StaffSearch) {
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
  return takeForms()
}
