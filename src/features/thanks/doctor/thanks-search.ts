import * as v from 'valibot'
import { lenient, matchingParam, outcomeParam } from '../../../domain/search-param.ts'
import { uuid } from '../../../domain/uuid.ts'
import { toPerformance, toThanks } from '../../../platform/addresses.ts'

const cursor = matchingParam(/^[\w=-]{1,512}$/)
const id = lenient(uuid)

/** `report`: the thanks that is being reported. `outcome` is that of a form posted without JavaScript. */
export const thanksSearchSchema = v.object({
  shelf: lenient(v.picklist(['KEPT', 'HIDDEN'])),
  after: cursor,
  report: id,
  outcome: outcomeParam,
})
export type ThanksSearch = v.InferOutput<typeof thanksSearchSchema>

export const notebookSearchSchema = v.object({
  year: lenient(v.pipe(v.number(), v.integer(), v.minValue(2020), v.maxValue(2100))),
})
export type NotebookSearch = v.InferOutput<typeof notebookSearchSchema>

export const THANKS_HEAD = { title: '感謝の声', back: toPerformance() }

export const NOTEBOOK_HEAD = { title: '感謝の手帳', back: toThanks() }
