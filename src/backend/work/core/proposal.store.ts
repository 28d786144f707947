import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { ApplicationState } from '../../../domain/application/application-words.ts'
import type { InterviewPlace, ProposedInterview } from '../../../domain/application/interview.ts'
import type { TermsSnapshot } from '../../../domain/listing/terms/terms-snapshot.ts'
import type { Executor } from '../../database/client.ts'
import { fromStored, type StoredTerms } from '../../database/agreed-terms/terms-column.ts'
import {
  application,
  applicationInterview,
  applicationOffer,
} from '../../database/schema/work/application.ts'
import { insertEvent, type Transition } from './decide-application.store.ts'

export type OpenOffer = { terms: TermsSnapshot; note: string }

/** Instants are ISO texts. */
export type OpenInterview = {
  id: string
  starts: string[]
  minutes: number
  place: InterviewPlace
  note: string
  answeredAt: string | null
  chosenStart: string | null
}

/** Column of an application: the offer that waits for the doctor's answer. */
// Names are written out: Drizzle leaves the table's name out of columns when a statement has one table.
export const openOffer: SQL<OpenOffer | null> = sql`(
  select json_build_object('terms', offer.terms, 'note', offer.note) from ${applicationOffer} offer
  where offer.application_id = ${application}.id and offer.closed_at is null)`.mapWith(
  ({ terms, note }: { terms: StoredTerms; note: string }): OpenOffer => ({ terms: fromStored(terms), note }),
)

/** Column of an application: the latest times for an interview, answered or not. */
export const openInterview: SQL<OpenInterview | null> = sql`(
  select json_build_object('id', meet.id, 'starts', meet.starts, 'minutes', meet.minutes, 'place', meet.place,
    'note', meet.note, 'answeredAt', meet.answered_at, 'chosenStart', meet.chosen_start)
  from ${applicationInterview} meet
  where meet.application_id = ${application}.id and meet.closed_at is null)`

type Proposal = Transition & {
  memberId: string
  note: string
  /** Until when the doctor may answer. */
  answerDueAt: Date
}

const awaitDoctor = (executor: Executor, { id, to, answerDueAt }: Proposal) =>
  executor
    .update(application)
    .set({ state: to, awaitsDoctor: true, replyDueAt: answerDueAt })
    .where(eq(application.id, id))

type NewOffer = Proposal & { before: TermsSnapshot; terms: TermsSnapshot }

export async function insertOffer(executor: Executor, offer: NewOffer): Promise<void> {
  const { id: applicationId, memberId, before, terms, note, now } = offer
  await closeProposals(executor, [{ id: applicationId, state: offer.from }], now)
  await awaitDoctor(executor, offer)
  await executor
    .insert(applicationOffer)
    .values({ applicationId, memberId, before, terms, note, offeredAt: now })
  await insertEvent(executor, offer)
}

/** Replaces the times that were proposed before; returns the id of the new ones. */
export async function insertInterview(
  executor: Executor,
  { interview, ...proposal }: Proposal & { interview: ProposedInterview },
): Promise<string> {
  const id = randomUUID()
  const { id: applicationId, memberId, note, now } = proposal
  const { starts, minutes, place } = interview
  await closeProposals(executor, [{ id: applicationId, state: proposal.from }], now)
  await awaitDoctor(executor, proposal)
  await executor.insert(applicationInterview).values({
    id,
    applicationId,
    memberId,
    starts: starts.map((start) => start.toISOString()),
    minutes,
    place,
    note,
    proposedAt: now,
  })
  await insertEvent(executor, proposal)
  return id
}

type InterviewAnswer = {
  id: string
  interviewId: string
  /** Null: none of the times fits. */
  chosenStart: Date | null
  /** Until when the hospital may answer. */
  replyDueAt: Date
  now: Date
}

/** Stores the doctor's answer; the application waits for the hospital again. */
export async function answerOpenInterview(executor: Executor, answer: InterviewAnswer): Promise<void> {
  const { id, interviewId, chosenStart, replyDueAt, now } = answer
  await executor
    .update(applicationInterview)
    .set({ answeredAt: now, chosenStart })
    .where(eq(applicationInterview.id, interviewId))
  await executor.update(application).set({ awaitsDoctor: false, replyDueAt }).where(eq(application.id, id))
}

/** Closes what was proposed in applications that are decided or end, by the state that they leave. */
export async function closeProposals(
  executor: Executor,
  left: readonly { id: string; state: ApplicationState }[],
  at: Date,
): Promise<void> {
  const idsIn = (wanted: ApplicationState) => left.filter(({ state }) => state === wanted).map(({ id }) => id)
  for (const [table, ids] of [
    [applicationOffer, idsIn('OFFERED')],
    [applicationInterview, idsIn('INTERVIEW')],
  ] as const)
    if (ids.length > 0)
      await executor
        .update(table)
        .set({ closedAt: at })
        .where(and(inArray(table.applicationId, ids), isNull(table.closedAt)))
}
