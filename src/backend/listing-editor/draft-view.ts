import { findingsIn } from '../../domain/listing/draft/publish-check.ts'
import type { Finding } from '../../domain/listing/draft/finding.ts'
import type { Answers } from '../../domain/listing/draft/listing-answers.ts'
import { patientFindings } from '../../domain/listing/draft/patient-check.ts'
import { withPayday } from '../../domain/listing/draft/payday-choice.ts'
import { listingOfNumber, numberOfListing } from '../../domain/listing/listing-number.ts'
import type { SearchKind } from '../../domain/listing/listing-kind.ts'
import { isUuid } from '../../domain/uuid.ts'
import type { Executor } from '../database/client.ts'
import type { ListingPlace } from './common-columns.ts'
import type { EditedKind, Publication, PublishedListing } from './edited-kind.ts'
import { findDraft, findListingPlace, type DraftKey, type DraftRow } from './listing-draft.store.ts'
import { REGULAR_EDITED } from './regular-edited.store.ts'
import { SPOT_EDITED } from './spot-edited.store.ts'

export const EDITED: Record<SearchKind, EditedKind> = { spot: SPOT_EDITED, regular: REGULAR_EDITED }

/** A draft with the published listing that it changes; at least one of the two exists. */
export type Target = {
  kind: SearchKind
  hospitalId: number
  draft: DraftRow | null
  listing: PublishedListing | null
}

export const draftKeyOf = (ref: string): DraftKey => {
  const numbered = listingOfNumber(ref)
  return numbered ? { kind: numbered.kind, listingId: numbered.id } : { id: ref }
}

/** What a reference names; null when it names nothing any more, and for a text that is no reference. */
export async function findTarget(executor: Executor, ref: string): Promise<Target | null> {
  const key = draftKeyOf(ref)
  if ('id' in key && !isUuid(key.id)) return null
  const draft = await findDraft(executor, key)
  const published = 'id' in key ? draft : key
  const listing =
    published && published.listingId !== null
      ? await EDITED[published.kind].find(executor, published.listingId)
      : null
  const hospitalId = draft?.hospitalId ?? listing?.hospitalId
  const kind = draft?.kind ?? ('kind' in key ? key.kind : undefined)
  return hospitalId === undefined || kind === undefined ? null : { kind, hospitalId, draft, listing }
}

export type DraftView = {
  ref: string
  kind: SearchKind
  listing: PublishedListing | null
  number: string
  answers: Answers
  version: number
  savedAt: Date | null
  findings: Finding[]
  isLocked: boolean
  place: ListingPlace
}

export const isLocked = (listing: PublishedListing | null): boolean => (listing?.applicantCount ?? 0) > 0

export const publicationAt = (
  place: ListingPlace,
  { listing }: Pick<Target, 'listing'>,
  now: Date,
): Publication => ({
  place,
  context: { wages: place.wages, now, filledSlots: listing?.filledSlots ?? 0 },
})

export const publicationOf = async (
  executor: Executor,
  { hospitalId, listing }: Pick<Target, 'hospitalId' | 'listing'>,
  now: Date,
): Promise<Publication> => publicationAt(await findListingPlace(executor, hospitalId), { listing }, now)

export const draftAnswersOf = ({ draft, listing }: Pick<Target, 'draft' | 'listing'>): Answers =>
  withPayday(draft?.answers ?? listing?.answers ?? {})

/** `answers` stand in for those of the target while it has none: the beginning of a new draft. */
export async function toView(
  executor: Executor,
  ref: string,
  target: Target,
  now: Date,
  answers: Answers = draftAnswersOf(target),
): Promise<DraftView> {
  const { kind, draft, listing } = target
  const { place, context } = await publicationOf(executor, target, now)
  return {
    ref,
    kind,
    listing,
    number: listing ? numberOfListing(kind, listing.id) : '',
    answers,
    version: draft?.version ?? 0,
    savedAt: draft?.updatedAt ?? null,
    findings: [...findingsIn(kind, answers, context), ...patientFindings(kind, answers)],
    isLocked: isLocked(listing),
    place,
  }
}
