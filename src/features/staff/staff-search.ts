import * as v from 'valibot'
import type { DoctorQueue } from '../../domain/doctor/doctor-decision.ts'
import { lenient, matchingParam, outcomeParam } from '../../domain/search-param.ts'

export const QUEUES = ['WAITING', 'ACTIVE', 'STOPPED'] as const satisfies readonly DoctorQueue[]

/**
 * `outcome` is that of a decision about the doctor, `change` of one about a request, `proposal` of an answer to a
 * proposal, after a post without JavaScript.
 */
export const staffSearchSchema = v.object({
  queue: lenient(v.picklist(QUEUES)),
  doctor: matchingParam(/^[0-9a-f-]{36}$/),
  after: matchingParam(/^[\w=-]{1,512}$/),
  outcome: outcomeParam,
  change: outcomeParam,
  proposal: outcomeParam,
})

export type StaffSearch = v.InferOutput<typeof staffSearchSchema>

/** The outcome of a retry posted without JavaScript. */
export const staffJobsSearchSchema = v.object({ outcome: outcomeParam })

/** The outcome of a decision posted without JavaScript. */
export const staffThanksSearchSchema = v.object({ outcome: outcomeParam })

/** `before` is the cursor of the page shown; `outcome` that of a reason posted without JavaScript. */
export const staffThreadSearchSchema = v.object({
  before: matchingParam(/^[\w.=+/:-]{1,512}$/),
  outcome: outcomeParam,
})

export type StaffThreadSearch = v.InferOutput<typeof staffThreadSearchSchema>

export const THREAD_TITLE = 'やりとりの確認'

export const FAILED_JOBS = '失敗した処理'

export const THANKS_REPORTS = '感謝の声の報告'

/** Title of the page on which a lost second factor is taken away. */
export const MEMBER_FACTOR = '二段階認証の解除'
