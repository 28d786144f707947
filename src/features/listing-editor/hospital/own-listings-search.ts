import * as v from 'valibot'
import { LISTING_PART } from '../../../domain/listing/draft/field-look.ts'
import { LISTING_SHELF } from '../../../domain/listing/listing-state.ts'
import { lenient, matchingParam, outcomeParam, wordParam } from '../../../domain/search-param.ts'
import { SEARCH_KINDS } from '../../../domain/listing/listing-kind.ts'

const kind = lenient(v.picklist(SEARCH_KINDS))

export const ownListingsSearchSchema = v.object({
  kind,
  shelf: wordParam(LISTING_SHELF),
  after: matchingParam(/^[\w=-]{1,512}$/),
  outcome: outcomeParam,
  /** How many listings a bulk command has published, and how many drafts it could not. */
  published: matchingParam(/^\d{1,3}$/),
  held: matchingParam(/^\d{1,3}$/),
})
export type OwnListingsSearch = v.InferOutput<typeof ownListingsSearchSchema>

/** The parts of the editor; `look` shows the listing as doctors see it, and publishes it. */
export const EDITOR_PART = { ...LISTING_PART, look: '見え方と掲載' } as const
export type EditorPart = keyof typeof EDITOR_PART

/** The first of the two months of the grid; the current one without it. */
export const copyDaysSearchSchema = v.object({
  month: matchingParam(/^20\d{2}-(0[1-9]|1[0-2])$/),
  outcome: outcomeParam,
})

export const newListingSearchSchema = v.object({ kind, outcome: outcomeParam })

export const editListingSearchSchema = v.object({
  part: wordParam(EDITOR_PART),
  /** Shows what is missing in the part. */
  check: lenient(v.literal('1')),
  outcome: outcomeParam,
})
export type EditListingSearch = v.InferOutput<typeof editListingSearchSchema>
