import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { WAITING_STATES } from '../../domain/application/application-state.ts'
import { showsSentFile } from '../../domain/application/hospital-access.ts'
import type { HospitalStanding } from '../../domain/listing/standing-words.ts'
import type { ListingStatus } from '../../domain/listing/listing-words.ts'
import type { Sender, Side } from '../../domain/message/message-words.ts'
import { isThreadOpen, SETTLED_WORK_STATES } from '../../domain/message/thread-state.ts'
import { application, work } from '../database/schema/work/application.ts'
import { regularEngagement } from '../database/schema/work/engagement.ts'
import { messageThread } from '../database/schema/message.ts'

/** What a doctor's applications to a listing, and the works and contracts from them, say of their thread. */
export type ThreadStanding = {
  isWaiting: boolean
  /** The same of applications that the hospital knows of. */
  isKnownWaiting: boolean
  isEngaged: boolean
  lastEnd: string | null
  /** A contract has no last day yet. */
  isRunning: boolean
  /** Like `lastEnd`, of contracts and of works that were not cancelled. */
  lastWorked: string | null
}

const words = (states: readonly string[]) =>
  sql.join(
    states.map((state) => sql`${state}`),
    sql`, `,
  )

/** Applications to the listing of the thread that a statement reads. */
export const ofThread = sql`(asked.spot_work_id = ${messageThread.spotWorkId}
  or asked.regular_work_id = ${messageThread.regularWorkId})`

/** The standing of a thread, with `ofListing` as the condition on the application `asked`. */
export const threadStanding = (doctorId: PgColumn | string, ofListing: SQL) => sql<ThreadStanding>`(
  select json_build_object(
    'isWaiting', coalesce(bool_or(asked.state in (${words(WAITING_STATES)})), false),
    'isKnownWaiting',
      coalesce(bool_or(asked.state in (${words(WAITING_STATES)}) and asked.released_at is not null), false),
    'isEngaged', coalesce(bool_or(done.state not in (${words(SETTLED_WORK_STATES)}) or contract.state <> 'ENDED'), false),
    'lastEnd', max(coalesce((contract.end_date + 1)::timestamp at time zone 'Asia/Tokyo', done.planned_end)),
    'isRunning', coalesce(bool_or(contract.end_date is null and contract.state <> 'ENDED'), false),
    'lastWorked', greatest(
      max(done.planned_end) filter (where done.state not in ('CANCELLED_BY_DOCTOR', 'CANCELLED_BY_HOSPITAL')),
      max((contract.end_date + 1)::timestamp at time zone 'Asia/Tokyo')))
  from ${application} asked
    left join ${work} done on done.application_id = asked.id
    left join ${regularEngagement} contract on contract.application_id = asked.id
  where asked.doctor_id = ${doctorId} and ${ofListing})`

type Standing = {
  listing: { status: ListingStatus; startTime: Date | null }
  standing: ThreadStanding
  hospitalStanding: HospitalStanding
}

/** Whether a side may write: to the hospital, an application that is held is none. */
export const isOpenTo = (side: Side, { listing, standing, hospitalStanding }: Standing, now: Date): boolean =>
  isThreadOpen(
    {
      ...listing,
      isWaiting: side === 'DOCTOR' ? standing.isWaiting : standing.isKnownWaiting,
      isSuspended: side === 'HOSPITAL' && hospitalStanding === 'SUSPENDED',
      isEngaged: standing.isEngaged,
      lastEnd: standing.lastEnd === null ? null : new Date(standing.lastEnd),
    },
    now,
  )

/** Whether the hospital of a thread opens a file of it: any but the doctor's always, and the doctor's as long as it may. */
export const opensFile = (
  { isKnownWaiting, isRunning, lastWorked }: ThreadStanding,
  { sender, sentAt }: { sender: Sender; sentAt: Date },
  now: Date,
): boolean =>
  sender !== 'DOCTOR' ||
  showsSentFile(
    { isWaiting: isKnownWaiting, isRunning, lastEnd: lastWorked === null ? null : new Date(lastWorked) },
    sentAt,
    now,
  )
