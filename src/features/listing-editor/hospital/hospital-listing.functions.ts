import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import {
  ChangeListingOutcome,
  HospitalListings,
  ListingChange,
  ListingShelf,
} from '../../../contract/gen/hospital_listing_pb.ts'
import { requiredWord } from '../../../contract/wire-word.ts'
import { answersSchema } from '../../../domain/listing/draft/listing-answers.ts'
import { LISTING_SHELF } from '../../../domain/listing/listing-state.ts'
import { SEARCH_KINDS } from '../../../domain/listing/listing-kind.ts'
import { toOwnListings } from '../../../platform/addresses.ts'
import { callHospitalRaw } from '../../../services/hospital/hospital.server.ts'
import { ifFound } from '../../../services/refusal.ts'
import { fieldsOf, submissionKey } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { draftView, NO_LISTING, ownListingView, wireKind } from './draft-view.ts'

const PAGE_SIZE = 30

const ref = v.pipe(v.string(), v.maxLength(40))
const kind = v.picklist(SEARCH_KINDS)
const shelf = v.custom<keyof typeof LISTING_SHELF>(
  (word) => typeof word === 'string' && Object.hasOwn(LISTING_SHELF, word),
)

/** One shelf of the chosen hospital's listings, with the numbers of all shelves. */
export const listOwnListingsFn = createServerFn()
  .validator(v.object({ kind, shelf, after: v.pipe(v.string(), v.maxLength(512)) }))
  .handler(async ({ data }) => {
    const { listings, nextCursor, drafts, open, paused, filled, isHiringPaused } = await callHospitalRaw(
      HospitalListings.method.listListings,
      {
        kind: wireKind(data.kind),
        shelf: ListingShelf[data.shelf],
        after: data.after,
        limit: PAGE_SIZE,
      },
    )
    return {
      listings: listings.map(ownListingView),
      nextCursor,
      counts: { DRAFT: drafts, OPEN: open, PAUSED: paused, FILLED: filled },
      isHiringPaused,
    }
  })

/** Null when the reference names nothing any more. */
export const getDraftFn = createServerFn()
  .validator(ref)
  .handler(({ data }) =>
    ifFound(async () => {
      const { draft } = await callHospitalRaw(HospitalListings.method.getDraft, { ref: data })
      return draft ? draftView(draft) : null
    }, NO_LISTING),
  )

export const getNewDraftFn = createServerFn()
  .validator(kind)
  .handler(async ({ data }) => {
    const { draft } = await callHospitalRaw(HospitalListings.method.getNewDraft, { kind: wireKind(data) })
    return draft ? draftView(draft) : null
  })

/** How many doctors meet the typed requirements, as a hospital may know it (`toldCount`). */
export const countSuitableFn = createServerFn()
  .validator(answersSchema)
  .handler(async ({ data }) => {
    const answers = Object.entries(data).map(([field, values]) => ({ field, values: [...values] }))
    return (await callHospitalRaw(HospitalListings.method.countSuitableDoctors, { answers })).told
  })

const changeSchema = fieldsOf({
  ref,
  kind,
  shelf,
  change: v.picklist(['PAUSE', 'RESUME', 'CLOSE', 'WITHDRAW', 'CONFIRM']),
  idempotencyKey: submissionKey,
})

async function change({
  ref: listingNumber,
  change: word,
  idempotencyKey,
}: v.InferOutput<typeof changeSchema>) {
  const { outcome } = await callHospitalRaw(HospitalListings.method.changeListing, {
    listingNumber,
    change: ListingChange[word],
    idempotencyKey,
  })
  const result = requiredWord(ChangeListingOutcome, outcome, 'ChangeListing.outcome')
  return { outcome: result === 'CHANGED' ? word : result }
}

export const changeListingFn = createServerFn({ method: 'POST' })
  .validator(changeSchema)
  .handler(
    postedCommand({
      run: change,
      next: ({ outcome }, sent) => toOwnListings({ kind: sent.kind, shelf: sent.shelf, outcome }),
    }),
  )

const discardSchema = fieldsOf({ ref, kind, shelf })

export const discardDraftFn = createServerFn({ method: 'POST' })
  .validator(discardSchema)
  .handler(
    postedCommand({
      run: async ({ ref: discarded }: v.InferOutput<typeof discardSchema>) => {
        await callHospitalRaw(HospitalListings.method.discardDraft, { ref: discarded })
        return { outcome: 'DISCARDED' }
      },
      next: ({ outcome }, sent) => toOwnListings({ kind: sent.kind, shelf: sent.shelf, outcome }),
    }),
  )
