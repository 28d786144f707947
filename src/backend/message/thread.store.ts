import { and, desc, eq, gt, inArray, isNotNull, ne, sql, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { ApplicationState } from '../../domain/application/application-words.ts'
import type { ListingStatus } from '../../domain/listing/listing-words.ts'
import type { TermsSnapshot } from '../../domain/listing/terms/terms-snapshot.ts'
import type { SearchKind } from '../../domain/listing/listing-kind.ts'
import type { Executor } from '../database/client.ts'
import { fromStored, type StoredTerms } from '../database/agreed-terms/terms-column.ts'
import { doctorStatusAt } from '../database/doctor-status.sql.ts'
import { application, applicationEvent } from '../database/schema/work/application.ts'
import { doctor } from '../database/schema/doctor/doctor.ts'
import { hospital } from '../database/schema/hospital/hospital.ts'
import { message, messageFile, messageThread } from '../database/schema/message.ts'
import { regularWork } from '../database/schema/listing/regular-work.ts'
import { spotWork } from '../database/schema/listing/spot-work.ts'
import type { KeysetCursor } from '../database/keyset-cursor.ts'
import { ofThread, threadStanding } from './thread-standing.ts'

/** A listing and a doctor: at most one thread. */
export type ThreadKey = { kind: SearchKind; listingId: number; doctorId: string }

/** Transitions shown in a thread, oldest first, of the doctor's applications to the listing. */
const EVENTS = 30

/** The application's column of the listing. */
const columnOf = ({ kind }: ThreadKey) => sql.raw(`${kind}_work_id`)

const eventsOf = (key: ThreadKey): SQL<{ state: ApplicationState; at: string }[]> => sql`(
  select coalesce(json_agg(json_build_object('state', shown.to_state, 'at', shown.at) order by shown.at), '[]')
  from (select event.to_state, event.at from ${applicationEvent} event
    join ${application} applied on applied.id = event.application_id
    where applied.${columnOf(key)} = ${key.listingId} and applied.doctor_id = ${key.doctorId}
    order by event.at desc limit ${EVENTS}) shown)`

const standingOf = (key: ThreadKey) =>
  threadStanding(key.doctorId, sql`asked.${columnOf(key)} = ${key.listingId}`)

/** The thread's columns, null before the first message, and its parties. */
const parties = (now: Date) => ({
  thread: messageThread,
  hospitalStanding: hospital.standing,
  hospital: { id: hospital.id, name: hospital.name, replyMedianMinutes: hospital.replyMedianMinutes },
  doctor: {
    id: doctor.id,
    name: sql<string>`${doctor.lastName} || ' ' || ${doctor.firstName}`,
    status: doctorStatusAt(now),
  },
})

/** A doctor's latest application to the listing. */
const latestApplication = (key: ThreadKey) => sql`${application.id} = (
  select latest.id from ${application} latest where latest.${columnOf(key)} = ${key.listingId}
  and latest.doctor_id = ${key.doctorId} order by latest.applied_at desc limit 1)`

const applicationColumns = {
  id: application.id,
  state: application.state,
  releasedAt: application.releasedAt,
  terms: application.terms,
}

async function findSpotSituation(executor: Executor, key: ThreadKey, now: Date) {
  const { listingId, doctorId } = key
  const [row] = await executor
    .select({
      ...parties(now),
      application: applicationColumns,
      standing: standingOf(key),
      events: eventsOf(key),
      listing: {
        title: spotWork.title,
        status: spotWork.status,
        startTime: spotWork.startTime,
        endTime: spotWork.endTime,
        fee: spotWork.fee,
      },
    })
    .from(spotWork)
    .innerJoin(hospital, eq(hospital.id, spotWork.hospitalId))
    .innerJoin(doctor, eq(doctor.id, doctorId))
    .leftJoin(
      messageThread,
      and(eq(messageThread.spotWorkId, spotWork.id), eq(messageThread.doctorId, doctorId)),
    )
    .leftJoin(application, latestApplication(key))
    .where(and(eq(spotWork.id, listingId), ne(spotWork.status, 'DRAFT')))
  return row ?? null
}

async function findRegularSituation(
  executor: Executor,
  key: ThreadKey,
  now: Date,
): Promise<Situation | null> {
  const { listingId, doctorId } = key
  const [row] = await executor
    .select({
      ...parties(now),
      application: applicationColumns,
      standing: standingOf(key),
      events: eventsOf(key),
      listing: { title: regularWork.title, status: regularWork.status, fee: regularWork.fee },
    })
    .from(regularWork)
    .innerJoin(hospital, eq(hospital.id, regularWork.hospitalId))
    .innerJoin(doctor, eq(doctor.id, doctorId))
    .leftJoin(
      messageThread,
      and(eq(messageThread.regularWorkId, regularWork.id), eq(messageThread.doctorId, doctorId)),
    )
    .leftJoin(application, latestApplication(key))
    .where(and(eq(regularWork.id, listingId), ne(regularWork.status, 'DRAFT')))
  return row ? { ...row, listing: { ...row.listing, startTime: null, endTime: null } } : null
}

type SpotSituation = NonNullable<Awaited<ReturnType<typeof findSpotSituation>>>

/** A thread with its listing, its parties and what decides whether it takes messages. */
export type Situation = Omit<SpotSituation, 'listing'> & {
  listing: Omit<SpotSituation['listing'], 'startTime' | 'endTime'> & {
    /** Null for regular work. */
    startTime: Date | null
    endTime: Date | null
  }
}

/** Null for an unknown listing. */
export const findSituation = (executor: Executor, key: ThreadKey, now: Date): Promise<Situation | null> =>
  (key.kind === 'spot' ? findSpotSituation : findRegularSituation)(executor, key, now)

/**
 * Whose thread it is, by its id or, before the first message too, by the id of an application that the hospital
 * knows of; null for an unknown one.
 */
export async function findThreadKey(
  executor: Executor,
  id: string,
): Promise<(ThreadKey & { hospitalId: number }) | null> {
  const [row] = await unionAll(
    executor
      .select({
        hospitalId: messageThread.hospitalId,
        doctorId: messageThread.doctorId,
        spotWorkId: messageThread.spotWorkId,
        regularWorkId: messageThread.regularWorkId,
      })
      .from(messageThread)
      .where(eq(messageThread.id, id)),
    executor
      .select({
        hospitalId: application.hospitalId,
        doctorId: application.doctorId,
        spotWorkId: application.spotWorkId,
        regularWorkId: application.regularWorkId,
      })
      .from(application)
      .where(and(eq(application.id, id), isNotNull(application.releasedAt))),
  )
  if (!row) return null
  const { hospitalId, doctorId, spotWorkId, regularWorkId } = row
  return spotWorkId === null
    ? { kind: 'regular', listingId: Number(regularWorkId), doctorId, hospitalId }
    : { kind: 'spot', listingId: spotWorkId, doctorId, hospitalId }
}

/** Messages of a thread, newest first, by keyset pagination. */
export const findMessages = (
  executor: Executor,
  { threadId, before, limit }: { threadId: string; before: KeysetCursor | null; limit: number },
) =>
  executor
    .select({
      id: message.id,
      sender: message.sender,
      body: message.body,
      sentAt: message.sentAt,
      file: { id: messageFile.id, name: messageFile.name, size: messageFile.size },
    })
    .from(message)
    .leftJoin(messageFile, eq(messageFile.messageId, message.id))
    .where(
      and(
        eq(message.threadId, threadId),
        before ? sql`${message.sentAt} < ${before.at.toISOString()}::timestamptz` : undefined,
      ),
    )
    .orderBy(desc(message.sentAt))
    .limit(limit)

type KnownApplication = { state: ApplicationState; terms: TermsSnapshot }

/** The doctor's latest application that the hospital knows of. */
const knownApplication: SQL<KnownApplication | null> = sql`(
  select json_build_object('state', known.state, 'terms', known.terms) from ${application} known
  where known.doctor_id = ${messageThread.doctorId} and known.hospital_id = ${messageThread.hospitalId}
    and (known.spot_work_id = ${messageThread.spotWorkId} or known.regular_work_id = ${messageThread.regularWorkId})
    and known.released_at is not null
  order by known.applied_at desc limit 1)`.mapWith(
  ({ state, terms }: { state: ApplicationState; terms: StoredTerms }): KnownApplication => ({
    state,
    terms: fromStored(terms),
  }),
)

/** Columns of a row in a hospital's list. The doctor's name is known from the first application on. */
const summary = {
  id: messageThread.id,
  doctorName: sql<string>`${doctor.lastName} || ' ' || ${doctor.firstName}`,
  application: knownApplication,
  title: sql<string>`coalesce(${spotWork.title}, ${regularWork.title})`,
  fee: sql<number>`coalesce(${spotWork.fee}, ${regularWork.fee})`,
  status: sql<ListingStatus>`coalesce(${spotWork.status}, ${regularWork.status})`,
  standing: threadStanding(messageThread.doctorId, ofThread),
  startTime: spotWork.startTime,
  endTime: spotWork.endTime,
  unread: messageThread.unreadHospital,
  lastMessageAt: messageThread.lastMessageAt,
  lastSender: message.sender,
  lastBody: message.body,
}

/** The page is found before it is joined: a join of all threads would cost as much as the hospital has. */
function summaries(executor: Executor, where: SQL | undefined, limit: number) {
  const order = [desc(messageThread.lastMessageAt), desc(messageThread.id)]
  const page = executor
    .select({ id: messageThread.id })
    .from(messageThread)
    .where(where)
    .orderBy(...order)
    .limit(limit)
  return executor
    .select(summary)
    .from(messageThread)
    .innerJoin(doctor, eq(doctor.id, messageThread.doctorId))
    .innerJoin(
      message,
      and(eq(message.threadId, messageThread.id), eq(message.sentAt, messageThread.lastMessageAt)),
    )
    .leftJoin(spotWork, eq(spotWork.id, messageThread.spotWorkId))
    .leftJoin(regularWork, eq(regularWork.id, messageThread.regularWorkId))
    .where(inArray(messageThread.id, page))
    .orderBy(...order)
}

type ThreadPage = { hospitalId: number; isUnread: boolean; after: KeysetCursor | null; limit: number }

/** A hospital's threads with messages that no member has seen, or those without, by keyset pagination. */
export const findThreads = (executor: Executor, { hospitalId, isUnread, after, limit }: ThreadPage) =>
  summaries(
    executor,
    and(
      eq(messageThread.hospitalId, hospitalId),
      isUnread ? gt(messageThread.unreadHospital, 0) : eq(messageThread.unreadHospital, 0),
      after
        ? sql`(${messageThread.lastMessageAt}, ${messageThread.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`
        : undefined,
    ),
    limit,
  )
