import * as v from 'valibot'
import type { DoctorQueue } from '../../domain/doctor/doctor-decision.ts'
import { lenient, matchingParam, outcomeParam, textParam } from '../../domain/search-param.ts'

const QUEUES = ['WAITING', 'ACTIVE', 'STOPPED'] as const satisfies readonly DoctorQueue[]

/** `outcome` says what came of a decision that was posted without script, `change` of one about a request. */
export const staffSearchSchema = v.object({
  queue: lenient(v.picklist(QUEUES)),
  doctor: matchingParam(/^[0-9a-f-]{36}$/),
  after: matchingParam(/^[\w=-]{1,512}$/),
  outcome: outcomeParam,
  change: outcomeParam,
})

export type StaffSearch = v.InferOutput<typeof staffSearchSchema>

/** What came of a try that was posted without script. */
export const staffJobsSearchSchema = v.object({ outcome: outcomeParam })

export const staffLoginSearchSchema = v.object({ outcome: textParam })

/** The title of the page. */
export const FAILED_JOBS = '失敗した処理'
