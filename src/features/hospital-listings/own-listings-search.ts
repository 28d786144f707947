import * as v from 'valibot'
import { LISTING_PART } from '../../domain/listing/draft/field-look.ts'
import { LISTING_SHELF } from '../../domain/listing/listing-state.ts'
import { lenient, matchingParam, outcomeParam, wordParam } from '../../domain/search-param.ts'
import { SEARCH_KINDS } from '../../domain/search/search-history.ts'

const kind = lenient(v.picklist(SEARCH_KINDS))

export const ownListingsSearchSchema = v.object({
  kind,
  shelf: wordParam(LISTING_SHELF),
  after: matchingParam(/^[\w=-]{1,512}$/),
  outcome: outcomeParam,
})
export type OwnListingsSearch = v.InferOutput<typeof ownListingsSearchSchema>

/** The parts of the editor; `look` shows the listing as doctors see it, and publishes it. */
export const EDITOR_PART = { ...LISTING_PART, look: '見え方と掲載' } as const
export type EditorPart = keyof typeof EDITOR_PART

export const newListingSearchSchema = v.object({ kind, outcome: outcomeParam })

export const editListingSearchSchema = v.object({
  part: wordParam(EDITOR_PART),
  /** Shows what is missing in the part. */
  check: lenient(v.literal('1')),
  outcome: outcomeParam,
})
export type EditListingSearch = v.InferOutput<typeof editListingSearchSchema>
