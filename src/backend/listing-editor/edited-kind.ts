import type { PublishContext } from '../../domain/listing/draft/common-check.ts'
import { minutesOfShift, type EndDay } from '../../domain/listing/draft/end-day.ts'
import type { Finding } from '../../domain/listing/draft/finding.ts'
import { patientFindings } from '../../domain/listing/draft/patient-check.ts'
import type { Answers } from '../../domain/listing/draft/listing-answers.ts'
import { statusPublishedBy, statusWithSlots } from '../../domain/listing/listing-state.ts'
import type { ListingStatus } from '../../domain/listing/listing-words.ts'
import { hourlyFee } from '../../domain/listing/pay.ts'
import type { SearchKind } from '../../domain/listing/listing-kind.ts'
import type { Executor } from '../database/client.ts'
import type { CommonColumns, ListingPlace } from './common-columns.ts'
import { findScore } from './listing-score.store.ts'

/** A published listing, as the editor needs it. */
export type PublishedListing = {
  id: number
  hospitalId: number
  status: ListingStatus
  editedAt: Date
  applicationDeadline: Date
  filledSlots: number
  applicantCount: number
  /** When a job paused it for want of a confirmation. */
  lapsedAt: Date | null
  answers: Answers
}

export type Publication = { place: ListingPlace; context: PublishContext }

/** What publishing sets in every listing. */
export type Published = { status: ListingStatus; recommendScore: number; editedAt: Date; confirmedAt: Date }

type Common = CommonColumns & { applicationDeadline: Date }
type Hours = {
  startTime: string
  endTime: string
  endDay: EndDay
  breakMinutes: number
  fee: number
  slots: number
}

/** The differences between the kinds in the editor: their check, their columns and their tables. */
type KindTables<Draft extends Hours, Columns extends Common> = {
  kind: SearchKind
  check(answers: Answers, context: PublishContext): { draft: Draft | null; findings: Finding[] }
  columnsOf(draft: Draft, place: ListingPlace): Columns
  find(executor: Executor, id: number): Promise<PublishedListing | null>
  /** Locks the row until the end of the transaction. */
  lock(tx: Executor, id: number): Promise<PublishedListing | null>
  findLatest(executor: Executor, hospitalId: number): Promise<PublishedListing | null>
  insert(tx: Executor, columns: Columns & Published, draft: Draft): Promise<number>
  update(tx: Executor, id: number, columns: Columns & Published, draft: Draft): Promise<void>
}

export type EditedKind = Pick<KindTables<never, never>, 'find' | 'lock' | 'findLatest'> & {
  /** Publishes a new listing, or changes one whose row is locked; the findings if it may not be published. */
  publish(
    tx: Executor,
    listing: PublishedListing | null,
    answers: Answers,
    publication: Publication,
  ): Promise<{ id: number } | { findings: Finding[] }>
}

/** Later than every edit before it, whatever the clocks say: a doctor who applies is compared with it. */
const editTime = (listing: PublishedListing | null, now: Date): Date =>
  listing && listing.editedAt >= now ? new Date(listing.editedAt.getTime() + 1) : now

export function createEditedKind<Draft extends Hours, Columns extends Common>(
  tables: KindTables<Draft, Columns>,
): EditedKind {
  const { kind, check, columnsOf, find, lock, findLatest, insert, update } = tables

  async function wholeColumns(
    tx: Executor,
    listing: PublishedListing | null,
    draft: Draft,
    { place, context: { now } }: Publication,
  ) {
    const status = listing
      ? statusWithSlots(listing.status, listing.filledSlots, draft.slots)
      : statusPublishedBy(place.standing)
    const columns = columnsOf(draft, place)
    const { start, end } = minutesOfShift(draft)
    const hourly = hourlyFee(draft.fee, end - start, draft.breakMinutes)
    const recommendScore = await findScore(tx, kind, { ...columns, hourlyFee: hourly }, place)
    return { ...columns, status, recommendScore, editedAt: editTime(listing, now), confirmedAt: now }
  }

  return {
    find,
    lock,
    findLatest,
    async publish(tx, listing, answers, publication) {
      const checked = check(answers, publication.context)
      const { draft } = checked
      const findings = [...checked.findings, ...patientFindings(kind, answers)]
      if (!draft || findings.length > 0) return { findings }
      const columns = await wholeColumns(tx, listing, draft, publication)
      if (!listing) return { id: await insert(tx, columns, draft) }
      await update(tx, listing.id, columns, draft)
      return { id: listing.id }
    },
  }
}
