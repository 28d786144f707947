import { PLACE } from '../../domain/text/place-name.ts'
import * as v from 'valibot'
import { matchingParam, outcomeParam } from '../../domain/search-param.ts'

/** The outcomes of commands posted without JavaScript: cancelling, moving and answering about it, looking for a substitute, and taking each back. */
export const requestSearchSchema = v.object({
  outcome: outcomeParam,
  withdrawn: outcomeParam,
  change: outcomeParam,
  changeWithdrawn: outcomeParam,
  changeAnswer: outcomeParam,
  search: outcomeParam,
  searchStopped: outcomeParam,
})
export type RequestSearch = v.InferOutput<typeof requestSearchSchema>

/** The outcome of an answer, or of the hospital's own cancellation, posted without JavaScript. */
export const hospitalCancellationSearchSchema = v.object({
  outcome: outcomeParam,
  cancelled: outcomeParam,
  change: outcomeParam,
  proposed: outcomeParam,
  retracted: outcomeParam,
  substitute: outcomeParam,
})
export type HospitalCancellationSearch = v.InferOutput<typeof hospitalCancellationSearchSchema>

export const comingWorksSearchSchema = v.object({ after: matchingParam(/^[\w=-]{1,512}$/) })

export const COMING_WORKS = PLACE.works

export const HOSPITAL_CANCELLATION_TITLE = '勤務の変更・キャンセル'

export const REQUEST_TITLE = PLACE.changeOrCancel
