import * as v from 'valibot'
import { answerOf, type Answers } from '../../domain/listing/draft/listing-answers.ts'
import type { PublishContext } from '../../domain/listing/draft/common-check.ts'
import type { Finding } from '../../domain/listing/draft/finding.ts'
import { clock } from '../../domain/listing/draft/typed-field.ts'
import { LOOKS } from '../../domain/listing/draft/looks.ts'
import { patientFindings } from '../../domain/listing/draft/patient-check.ts'
import { findingsIn } from '../../domain/listing/draft/publish-check.ts'
import type { ListingReview } from '../../domain/listing/listing-review.ts'
import type { ListingShelf } from '../../domain/listing/listing-state.ts'
import type { ListingStatus } from '../../domain/listing/listing-words.ts'
import { numberOfListing } from '../../domain/listing/listing-number.ts'
import { regularText } from '../../domain/listing/regular-text.ts'
import type { SearchKind } from '../../domain/listing/listing-kind.ts'
import { dayText, shiftText } from '../../domain/text/shift-text.ts'
import { timeOfDayText } from '../../domain/text/time-of-day.ts'
import { tokyoText } from '../../domain/text/tokyo-time.ts'
import type { Database } from '../database/client.ts'
import type { ListingPlace } from './common-columns.ts'
import { publicationAt } from './draft-view.ts'
import { findListingPlace } from './listing-draft.store.ts'
import {
  countShelves,
  findOwnDrafts,
  findOwnRegulars,
  findOwnSpots,
  type OwnDraft,
  type ShelfCounts,
} from './own-listings.store.ts'

export type OwnListing = {
  ref: string
  status: ListingStatus
  title: string
  when: string
  fee: number
  slots: number
  filledSlots: number
  applicants: number
  likes: number
  applicationDeadline: Date | null
  editedAt: Date
  confirmedAt: Date | null
  /** When a job paused it for want of a confirmation. */
  lapsedAt: Date | null
  hasDraft: boolean
  review: ListingReview | null
  reviewReason: string | null
  /** Of a draft. */
  version: number
  findings: Finding[]
}

export type OwnListings = {
  listings: OwnListing[]
  nextCursor: string | null
  counts: ShelfCounts
  isHiringPaused: boolean
}

type Wanted = { kind: SearchKind; shelf: ListingShelf; after: string; limit: number }

const cursorSchema = v.tuple([v.pipe(v.string(), v.isoTimestamp(), v.toDate()), v.string()])
type Cursor = v.InferOutput<typeof cursorSchema>

const write = ([at, id]: Cursor): string =>
  Buffer.from(JSON.stringify([at.toISOString(), id])).toString('base64url')

/** The cursor of a text; null when malformed. */
export function readListCursor(text: string): Cursor | null {
  try {
    const result = v.safeParse(cursorSchema, JSON.parse(Buffer.from(text, 'base64url').toString()))
    return result.success ? result.output : null
  } catch {
    return null
  }
}

/** A page of rows read with `limit + 1`. */
function paged<Row>(
  rows: Row[],
  limit: number,
  toItem: (row: Row) => OwnListing,
  keyOf: (row: Row) => Cursor,
) {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return {
    listings: items.map(toItem),
    nextCursor: last && rows.length > limit ? write(keyOf(last)) : null,
  }
}

/** A number as typed in a draft; 0 when it is none. */
export const typedListingNumber = (answers: Answers, field: string) =>
  Number(answerOf(answers, field).replace(/\D/g, '').slice(0, 9)) || 0

/** 「17:00〜9:00」 of the typed times; empty without them. */
export const hoursOfDraft = (answers: Answers): string =>
  [answerOf(answers, 'startTime'), answerOf(answers, 'endTime')]
    .filter(Boolean)
    .map((time) => (v.is(clock, time) ? timeOfDayText(time) : time))
    .join('〜')

function whenOfDraft(kind: SearchKind, answers: Answers): string {
  if (kind === 'regular') {
    const words = LOOKS.regular['weekdays']?.words ?? {}
    return (answers['weekdays'] ?? []).map((day) => words[day] ?? '').join('・')
  }
  const day = answerOf(answers, 'date')
  return [/^\d{4}-\d{2}-\d{2}$/.test(day) ? dayText(day) : '', hoursOfDraft(answers)]
    .filter(Boolean)
    .join(' ')
}

const toDraft =
  (kind: SearchKind, context: PublishContext) =>
  ({ id, answers, version, updatedAt }: OwnDraft): OwnListing => ({
    ref: id,
    status: 'DRAFT',
    title: answerOf(answers, 'title'),
    when: whenOfDraft(kind, answers),
    fee: typedListingNumber(answers, 'fee'),
    slots: typedListingNumber(answers, 'slots'),
    filledSlots: 0,
    applicants: 0,
    likes: 0,
    applicationDeadline: null,
    editedAt: updatedAt,
    confirmedAt: null,
    lapsedAt: null,
    hasDraft: false,
    review: null,
    reviewReason: null,
    version,
    findings: [...findingsIn(kind, answers, context), ...patientFindings(kind, answers)],
  })

const PUBLISHED = { version: 0, findings: [] }

export const createOwnListings = (database: Database, clock: () => Date) => {
  async function page(
    hospitalId: number,
    { kind, shelf, after, limit }: Wanted,
    placed: Promise<ListingPlace>,
    now: Date,
  ) {
    const cursor = after === '' ? null : readListCursor(after)
    const most = limit + 1
    if (shelf === 'DRAFT') {
      const from = cursor && { at: cursor[0], id: cursor[1] }
      const rows = await findOwnDrafts(database, { hospitalId, kind, after: from, limit: most })
      const { context } = publicationAt(await placed, { listing: null }, now)
      return paged(rows, limit, toDraft(kind, context), ({ updatedAt, id }) => [updatedAt, id])
    }
    const from = cursor && { at: cursor[0], id: Number(cursor[1]) }
    const wanted = { hospitalId, shelf, after: from, limit: most, now }
    if (kind === 'regular')
      return paged(
        await findOwnRegulars(database, wanted),
        limit,
        (row) => ({ ...row, ...PUBLISHED, ref: numberOfListing(kind, row.id), when: regularText(row) }),
        ({ editedAt, id }) => [editedAt, String(id)],
      )
    return paged(
      await findOwnSpots(database, wanted),
      limit,
      (row) => ({
        ...row,
        ...PUBLISHED,
        ref: numberOfListing(kind, row.id),
        when: shiftText(tokyoText(row.startTime), tokyoText(row.endTime)),
      }),
      ({ startTime, id }) => [startTime, String(id)],
    )
  }

  return {
    /** A shelf of a hospital with the numbers of all: three statements. */
    async list(hospitalId: number, wanted: Wanted): Promise<OwnListings> {
      const now = clock()
      const placed = findListingPlace(database, hospitalId)
      const [listed, counts, place] = await Promise.all([
        page(hospitalId, wanted, placed, now),
        countShelves(database, wanted.kind, hospitalId, now),
        placed,
      ])
      return { ...listed, counts, isHiringPaused: place.isHiringPaused }
    },
  }
}

export type OwnListingsService = ReturnType<typeof createOwnListings>
