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
