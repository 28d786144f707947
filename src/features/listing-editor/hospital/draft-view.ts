import {
  ListingKind,
  ListingReview,
  ListingStatus,
  type Draft,
  type Finding as WireFinding,
  type ListedListing,
} from '../../../contract/gen/hospital_listing_pb.ts'
import { requiredWord, wireWordOf } from '../../../contract/wire-word.ts'
import type { Finding } from '../../../domain/listing/draft/finding.ts'
import { LISTING_PART, type ListingPart } from '../../../domain/listing/draft/field-look.ts'
import type { Answers } from '../../../domain/listing/draft/listing-answers.ts'
import { PREFECTURE, type Prefecture } from '../../../domain/text/prefecture.ts'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import { instantText } from '../../../services/timestamp-text.ts'

/** How a reference is refused that names nothing, or nothing of the member's. */
export const NO_LISTING = ['not_found', 'invalid_argument', 'permission_denied']

const isPart = (part: string): part is ListingPart => Object.hasOwn(LISTING_PART, part)
const isPrefecture = (name: string): name is Prefecture => Object.hasOwn(PREFECTURE, name)

const KIND = { SPOT: 'spot', REGULAR: 'regular' } as const

export const wireKind = (kind: SearchKind) => (kind === 'spot' ? ListingKind.SPOT : ListingKind.REGULAR)

export type EditedDraft = {
  ref: string
  kind: SearchKind
  /** Empty for a listing that was never published. */
  number: string
  answers: Answers
  version: number
  savedAt: string | null
  findings: Finding[]
  isLocked: boolean
  prefecture: Prefecture
  isHiringPaused: boolean
}

const findingsView = (findings: readonly WireFinding[]): Finding[] =>
  findings.flatMap(({ field, part, label, message, basis }) =>
    isPart(part) ? [{ field, part, label, message, basis: basis || null }] : [],
  )

export function draftView(draft: Draft): EditedDraft {
  const { prefecture } = draft
  if (!isPrefecture(prefecture)) throw new Error(`Draft.prefecture says nothing that is known: ${prefecture}`)
  return {
    ref: draft.ref,
    kind: KIND[requiredWord(ListingKind, draft.kind, 'Draft.kind')],
    number: draft.listingNumber,
    answers: Object.fromEntries(draft.answers.map(({ field, values }) => [field, values])),
    version: draft.version,
    savedAt: instantText(draft.savedAt),
    findings: findingsView(draft.findings),
    isLocked: draft.isLocked,
    prefecture,
    isHiringPaused: draft.isHiringPaused,
  }
}

export const ownListingView = (listing: ListedListing) => ({
  ref: listing.ref,
  status: requiredWord(ListingStatus, listing.status, 'ListedListing.status'),
  title: listing.title,
  when: listing.when,
  fee: listing.fee,
  slots: listing.slots,
  filledSlots: listing.filledSlots,
  applicants: listing.applicants,
  likes: listing.likes,
  deadline: instantText(listing.applicationDeadline),
  editedAt: instantText(listing.editedAt),
  confirmedAt: instantText(listing.confirmedAt),
  lapsedAt: instantText(listing.lapsedAt),
  hasDraft: listing.hasDraft,
  version: listing.version,
  findings: findingsView(listing.findings),
  /** Null without an open review. */
  review: wireWordOf(ListingReview, listing.review),
  reviewReason: listing.reviewReason,
})
export type OwnListingView = ReturnType<typeof ownListingView>
