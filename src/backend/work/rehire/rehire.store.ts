import { and, desc, eq, gt, gte, inArray, sql } from 'drizzle-orm'
import { OPEN_REHIRE_STATES, type RehireEnd, type RehireState } from '../../../domain/work/rehire.ts'
import type { NgReason } from '../../../domain/ng/ng-words.ts'
import type { Executor } from '../../database/client.ts'
import { doctorStatusAt } from '../../database/doctor-status.sql.ts'
import { regularNgColumns, spotNgColumns } from '../../database/ng-columns.sql.ts'
import { application, work } from '../../database/schema/work/application.ts'
import { doctor } from '../../database/schema/doctor/doctor.ts'
import { hospital } from '../../database/schema/hospital/hospital.ts'
import { ngSetting } from '../../database/schema/doctor/ng.ts'
import { rehireInterest, rehireOffer } from '../../database/schema/work/rehire-offer.ts'
import { regularWork } from '../../database/schema/listing/regular-work.ts'
import { spotWork } from '../../database/schema/listing/spot-work.ts'
import { offeredOf, REGULAR_COLUMNS, SPOT_COLUMNS } from './offered-listing.ts'

const SHOWN = 100

const isOpen = inArray(rehireOffer.state, [...OPEN_REHIRE_STATES])

/** Open offers first, by expiry; then the others, the newest first. */
const order = [
  desc(isOpen),
  sql`case when ${isOpen} then ${rehireOffer.expiresAt} end`,
  desc(rehireOffer.offeredAt),
  rehireOffer.id,
]

const doctorName = sql<string>`${doctor.lastName} || ' ' || ${doctor.firstName}`

/** An offer with its listing; of an accepted one with the terms of the contract (`offeredOf`). */
const columns = {
  offer: rehireOffer,
  spot: SPOT_COLUMNS,
  regular: REGULAR_COLUMNS,
  terms: application.terms,
  hospitalName: hospital.name,
}

/** Which of the doctor's NG settings name the listing of an open offer. */
const ngColumn = (doctorId: string) => sql<NgReason[]>`case
  when not ${isOpen} then '{}'::text[]
  when ${rehireOffer.spotWorkId} is null then ${regularNgColumns(doctorId).ng}
  else ${spotNgColumns(doctorId).ng} end`

/** A doctor's offers, with the doctor's status. */
export const findRehiresTo = (executor: Executor, doctorId: string, now: Date) =>
  executor
    .select({
      ...columns,
      applicationState: application.state,
      status: doctorStatusAt(now),
      ng: ngColumn(doctorId),
    })
    .from(rehireOffer)
    .innerJoin(doctor, eq(doctor.id, rehireOffer.doctorId))
    .innerJoin(hospital, eq(hospital.id, rehireOffer.hospitalId))
    .leftJoin(spotWork, eq(spotWork.id, rehireOffer.spotWorkId))
    .leftJoin(regularWork, eq(regularWork.id, rehireOffer.regularWorkId))
    .leftJoin(application, eq(application.id, rehireOffer.applicationId))
    .where(eq(rehireOffer.doctorId, doctorId))
    .orderBy(...order)
    .limit(SHOWN)

export type RehireTo = Awaited<ReturnType<typeof findRehiresTo>>[number]

/** A doctor's offers since `from`, and those that may be answered. */
export async function countRehiresTo(
  executor: Executor,
  { doctorId, from, now }: { doctorId: string; from: Date | null; now: Date },
): Promise<{ arrived: number; open: number }> {
  const arrived = from ? gte(rehireOffer.offeredAt, from) : sql`true`
  const [row] = await executor
    .select({
      arrived: sql<number>`count(*) filter (where ${arrived})::int`,
      open: sql<number>`count(*) filter (where ${isOpen} and ${gt(rehireOffer.expiresAt, now)})::int`,
    })
    .from(rehireOffer)
    .where(eq(rehireOffer.doctorId, doctorId))
  return row ?? { arrived: 0, open: 0 }
}

/** A hospital's offers: to one doctor, or to all. The page is found before it is joined, the open ones by their own index. */
export const findRehiresOf = (
  executor: Executor,
  { hospitalId, doctorId }: { hospitalId: number; doctorId?: string },
) => {
  const own = sql`one.hospital_id = ${hospitalId}${doctorId === undefined ? sql`` : sql` and one.doctor_id = ${doctorId}`}`
  const page = sql`(
    (select one.id from ${rehireOffer} one where ${own} and one.state in ('OFFERED', 'VIEWED')
      order by one.expires_at, one.id limit ${SHOWN})
    union all (select one.id from ${rehireOffer} one where ${own} and one.state not in ('OFFERED', 'VIEWED')
      order by one.offered_at desc limit ${SHOWN}))`
  return executor
    .select({ ...columns, doctorName })
    .from(rehireOffer)
    .innerJoin(doctor, eq(doctor.id, rehireOffer.doctorId))
    .innerJoin(hospital, eq(hospital.id, rehireOffer.hospitalId))
    .leftJoin(spotWork, eq(spotWork.id, rehireOffer.spotWorkId))
    .leftJoin(regularWork, eq(regularWork.id, rehireOffer.regularWorkId))
    .leftJoin(application, eq(application.id, rehireOffer.applicationId))
    .where(sql`${rehireOffer.id} = any(array${page})`)
    .orderBy(...order)
    .limit(SHOWN)
}

export type RehireOf = Awaited<ReturnType<typeof findRehiresOf>>[number]

/** An offer with what its notices say. Stable under the lock of its doctor, which every command takes. */
export async function findRehire(executor: Executor, id: string) {
  const [row] = await executor
    .select(columns)
    .from(rehireOffer)
    .innerJoin(hospital, eq(hospital.id, rehireOffer.hospitalId))
    .leftJoin(spotWork, eq(spotWork.id, rehireOffer.spotWorkId))
    .leftJoin(regularWork, eq(regularWork.id, rehireOffer.regularWorkId))
    .leftJoin(application, eq(application.id, rehireOffer.applicationId))
    .where(eq(rehireOffer.id, id))
  return row ? { ...row, listing: offeredOf(row) } : null
}

export const insertRehires = (executor: Executor, rows: (typeof rehireOffer.$inferInsert)[]) =>
  executor.insert(rehireOffer).values(rows).returning()

type Ending = {
  state: Exclude<RehireState, (typeof OPEN_REHIRE_STATES)[number]>
  now: Date
  /** The doctor has answered, and thereby seen the offer. */
  isAnswer?: boolean
  endReason?: RehireEnd
  declineReason?: string
  applicationId?: string
}

export async function endRehire(executor: Executor, id: string, ending: Ending): Promise<void> {
  const { state, now, isAnswer = false, ...more } = ending
  await executor
    .update(rehireOffer)
    .set({
      state,
      decidedAt: now,
      ...(isAnswer && {
        viewedAt: sql`coalesce(${rehireOffer.viewedAt}, ${now}::timestamptz)`,
      }),
      ...more,
    })
    .where(and(eq(rehireOffer.id, id), isOpen))
}

/** Marks a doctor's offers that were not seen before. */
export async function markViewed(
  executor: Executor,
  { doctorId, ids, now }: { doctorId: string; ids: string[]; now: Date },
): Promise<void> {
  await executor
    .update(rehireOffer)
    .set({ state: 'VIEWED', viewedAt: now })
    .where(
      and(eq(rehireOffer.doctorId, doctorId), inArray(rehireOffer.id, ids), eq(rehireOffer.state, 'OFFERED')),
    )
}

/** A work as the reason to offer another one: its parties, and whether the doctor wants offers and may work. */
export async function findRehireWork(executor: Executor, workId: string, now: Date) {
  const [row] = await executor
    .select({
      workId: work.id,
      state: work.state,
      hospitalId: work.hospitalId,
      hospitalName: hospital.name,
      doctorId: work.doctorId,
      doctorName,
      plannedStart: work.plannedStart,
      plannedEnd: work.plannedEnd,
      status: doctorStatusAt(now),
      // A hospital that is NG for the doctor gets the same word as one whose offers are not wanted.
      isWanted: sql<boolean>`coalesce(${rehireInterest.isWanted}, true) and not exists (
        select from ${ngSetting} where ${ngSetting.doctorId} = ${work.doctorId} and ${ngSetting.hospitalId} = ${work.hospitalId})`,
    })
    .from(work)
    .innerJoin(hospital, eq(hospital.id, work.hospitalId))
    .innerJoin(doctor, eq(doctor.id, work.doctorId))
    .leftJoin(
      rehireInterest,
      and(eq(rehireInterest.doctorId, work.doctorId), eq(rehireInterest.hospitalId, work.hospitalId)),
    )
    .where(eq(work.id, workId))
  return row ?? null
}

export type RehireWork = NonNullable<Awaited<ReturnType<typeof findRehireWork>>>

export async function setInterest(
  executor: Executor,
  row: typeof rehireInterest.$inferInsert,
): Promise<void> {
  const { isWanted, setAt } = row
  await executor
    .insert(rehireInterest)
    .values(row)
    .onConflictDoUpdate({
      target: [rehireInterest.doctorId, rehireInterest.hospitalId],
      set: { isWanted, setAt },
    })
}

const MOST_SWITCHED_OFF = 200

/** Hospitals whose offers the doctor has switched off, the latest first. */
export const findSwitchedOff = (executor: Executor, doctorId: string) =>
  executor
    .select({ hospitalId: hospital.id, hospitalName: hospital.name })
    .from(rehireInterest)
    .innerJoin(hospital, eq(hospital.id, rehireInterest.hospitalId))
    .where(and(eq(rehireInterest.doctorId, doctorId), eq(rehireInterest.isWanted, false)))
    .orderBy(desc(rehireInterest.setAt), hospital.id)
    .limit(MOST_SWITCHED_OFF)

/** Switches the offers of a hospital on again; false where they are not off. The caller must hold the doctor's lock. */
export async function switchOn(
  tx: Executor,
  { doctorId, hospitalId, now }: { doctorId: string; hospitalId: number; now: Date },
): Promise<boolean> {
  const changed = await tx
    .update(rehireInterest)
    .set({ isWanted: true, setAt: now })
    .where(
      and(
        eq(rehireInterest.doctorId, doctorId),
        eq(rehireInterest.hospitalId, hospitalId),
        eq(rehireInterest.isWanted, false),
      ),
    )
    .returning({ hospitalId: rehireInterest.hospitalId })
  return changed.length > 0
}
