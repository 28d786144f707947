import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { hrefOf } from '../../platform/address.ts'
import { toStaff, toStaffAccount, toStaffLogin } from '../../platform/addresses.ts'
import { ownAccountQuery } from '../account/own-account.queries.ts'
import { newFormKey } from '../forms/form-key.ts'
import type { KeptAnswer } from '../forms/form-answer.ts'
import { takeKeptAnswer } from '../forms/kept-answer.ts'
import { doctorChangesQuery, openChangesQuery } from './change.queries.ts'
import { failedJobsQuery } from '../staff/failed-jobs/failed-jobs.queries.ts'
import { ANSWER_PROPOSAL_FORM } from './proposals/proposal-check.ts'
import { doctorProposalsQuery, openProposalsQuery } from './proposals/proposal.queries.ts'
import type { StaffSearch } from '../staff/staff-search.ts'
import { thanksReportsQuery } from '../staff/thanks/thanks-report.queries.ts'
import { doctorThreadsQuery, staffThreadQuery } from '../messages/staff/thread.queries.ts'
import { doctorFileQuery, staffDoctorsQuery, staffQuery } from './doctor-review.queries.ts'

/**
 * Route guard: redirects a visitor to the staff log-in, and a member who has put off a required second factor to its
 * page; returns whether the session is that of a staff member. The backend guards every call itself.
 */
export async function requireStaff(
  queryClient: QueryClient,
  { pathname, href }: { pathname: string; href: string },
): Promise<boolean> {
  const member = await queryClient.ensureQueryData(staffQuery())
  if (member === 'VISITOR') {
    throw redirect(toStaffLogin(href === hrefOf(toStaff()) ? undefined : { returnTo: href }))
  }
  if (member?.factorWish === 'OVERDUE' && pathname !== hrefOf(toStaffAccount()))
    throw redirect(toStaffAccount())
  return member !== null
}

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
    loadFailedJobs(queryClient),
    // The navigation shows the number of waiting doctors beside every queue.
    queryClient.ensureInfiniteQueryData(staffDoctorsQuery('WAITING')),
  ])
  return {
    formKey: newFormKey(),
    kept: takeKeptAnswer('decision'),
    keptProposal: takeKeptAnswer(ANSWER_PROPOSAL_FORM),
  }
}

export async function loadFailedJobs(queryClient: QueryClient): Promise<void> {
  await queryClient.ensureQueryData(failedJobsQuery())
}

/** Loads the reported thanks; returns the form key of their forms. */
export async function loadThanksReports(queryClient: QueryClient): Promise<string> {
  await queryClient.ensureQueryData(thanksReportsQuery())
  return newFormKey()
}

export async function loadStaffThread(
  queryClient: QueryClient,
  threadId: string,
  before: string | undefined,
): Promise<void> {
  await queryClient.ensureQueryData(staffThreadQuery(threadId, before))
}
