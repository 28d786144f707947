import { and, asc, desc, eq, gte, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { WeatherDeclarer } from '../../../domain/cancellation/weather.ts'
import type { Prefecture } from '../../../domain/text/prefecture.ts'
import { addDays, tokyoInstant } from '../../../domain/text/tokyo-time.ts'
import type { Executor } from '../../database/client.ts'
import { application, work } from '../../database/schema/work/application.ts'
import { cancellation } from '../../database/schema/work/cancellation.ts'
import { regularWorkSchedule } from '../../database/schema/work/engagement.ts'
import { weatherDeclaration } from '../../database/schema/work/weather.ts'
import { hospital } from '../../database/schema/hospital/hospital.ts'
import { listingOf } from '../core/listing-key.ts'

export type DeclarationRow = typeof weatherDeclaration.$inferSelect

/**
 * Locks what is declared about the weather until the end of the transaction: `DECLARE` to change it, alone, `USE` to rest a
 * 注意 on it, beside others. It comes after the locks of member of staff or hospital, doctor and work; who holds it waits
 * for rows of cancellations and objections only.
 */
export async function lockWeather(tx: Executor, mode: 'DECLARE' | 'USE'): Promise<void> {
  const lock = mode === 'DECLARE' ? sql`pg_advisory_xact_lock` : sql`pg_advisory_xact_lock_shared`
  await tx.execute(sql`select ${lock}(hashtext('weather_declaration'))`)
}

/** The civil day in Tokyo of an instant of the database. */
const dayOf = (instant: PgColumn): SQL => sql`(${instant} at time zone 'Asia/Tokyo')::date`

/**
 * The id of the declaration that counts for a work, by the day of its start and its hospital; that of our staff before the
 * hospital's own. The statement must read `work` and `hospital`.
 */
export const declarationOfWork = sql`(
  select one.id from ${weatherDeclaration} one
  where one.withdrawn_at is null and one.day = ${dayOf(work.plannedStart)}
    and (one.hospital_id = ${work.hospitalId} or (one.hospital_id is null and one.prefecture = ${hospital.prefecture}))
  order by one.hospital_id nulls first limit 1)`

/** The declaration that counts for a work now; null where nobody has declared. The caller must hold the lock. */
export async function findDeclarationOf(tx: Executor, workId: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: sql<string | null>`${declarationOfWork}` })
    .from(work)
    .innerJoin(hospital, eq(hospital.id, work.hospitalId))
    .where(eq(work.id, workId))
  return row?.id ?? null
}

export const declarerOf = ({ hospitalId }: Pick<DeclarationRow, 'hospitalId'>): WeatherDeclarer =>
  hospitalId === null ? 'OPERATOR' : 'HOSPITAL'

/** Writes those that nobody has declared yet, and answers them. */
export const insertDeclarations = (
  tx: Executor,
  rows: (typeof weatherDeclaration.$inferInsert)[],
): Promise<DeclarationRow[]> => tx.insert(weatherDeclaration).values(rows).onConflictDoNothing().returning()

const isWorkOf = ({ day, prefecture, hospitalId }: DeclarationRow) =>
  and(
    gte(work.plannedStart, tokyoInstant(day)),
    lt(work.plannedStart, tokyoInstant(addDays(day, 1))),
    hospitalId === null ? eq(hospital.prefecture, prefecture) : eq(work.hospitalId, hospitalId),
  )

/** Matched works for which a declaration counts and that are still to be done, by their start. */
export async function findDeclaredWorks(executor: Executor, declaration: DeclarationRow) {
  const rows = await executor
    .select({
      workId: work.id,
      doctorId: work.doctorId,
      hospitalId: work.hospitalId,
      spotWorkId: application.spotWorkId,
      regularWorkId: application.regularWorkId,
      scheduleId: regularWorkSchedule.id,
      plannedStart: work.plannedStart,
      plannedEnd: work.plannedEnd,
      terms: application.terms,
    })
    .from(work)
    .innerJoin(hospital, eq(hospital.id, work.hospitalId))
    .innerJoin(application, eq(application.id, work.applicationId))
    .leftJoin(regularWorkSchedule, eq(regularWorkSchedule.workId, work.id))
    .where(and(isWorkOf(declaration), inArray(work.state, ['SCHEDULED', 'CANCELLATION_REQUESTED'])))
    .orderBy(asc(work.plannedStart), asc(work.id))
  return rows.map((row) => ({ ...row, listing: listingOf(row) }))
}

export type DeclaredWork = Awaited<ReturnType<typeof findDeclaredWorks>>[number]

/**
 * Takes the 注意 back of cancellations for bad weather that were requested before it was declared, and answers them with
 * their works. The caller must hold the lock.
 */
export const freeCancellations = async (tx: Executor, declaration: DeclarationRow) =>
  tx
    .update(cancellation)
    .set({ tier: 'EXCUSED', weatherDeclarationId: declaration.id })
    .from(work)
    .innerJoin(hospital, eq(hospital.id, work.hospitalId))
    .where(
      and(
        eq(cancellation.workId, work.id),
        isWorkOf(declaration),
        eq(cancellation.requestedBy, 'DOCTOR'),
        eq(cancellation.reason, 'BAD_WEATHER'),
        inArray(cancellation.decision, ['PENDING', 'ACCEPTED']),
        inArray(cancellation.tier, ['RECORDED', 'CAUTION_1', 'CAUTION_2', 'CAUTION_3']),
      ),
    )
    .returning({ id: cancellation.id, workId: cancellation.workId })

/** Locks a declaration; null for an unknown one. */
export async function lockDeclaration(tx: Executor, id: string): Promise<DeclarationRow | null> {
  const [row] = await tx.select().from(weatherDeclaration).where(eq(weatherDeclaration.id, id)).for('update')
  return row ?? null
}

/** Condition on cancellations: one stands, or is still open, without 注意 by a declaration. */
const restsOn = (id: PgColumn | string) =>
  and(eq(cancellation.weatherDeclarationId, id), inArray(cancellation.decision, ['PENDING', 'ACCEPTED']))

/** Whether a cancellation rests on a declaration. The caller must hold the lock. */
export async function isFollowed(tx: Executor, id: string): Promise<boolean> {
  const [row] = await tx.select({ id: cancellation.id }).from(cancellation).where(restsOn(id)).limit(1)
  return row !== undefined
}

export async function setWithdrawn(tx: Executor, id: string, at: Date): Promise<void> {
  await tx.update(weatherDeclaration).set({ withdrawnAt: at }).where(eq(weatherDeclaration.id, id))
}

type Listed = {
  /** Those of a hospital, with our staff's for its prefecture; null: all. */
  hospitalId: number | null
  limit: number
}

/** Declarations, the latest day first. */
export const findDeclarations = (executor: Executor, { hospitalId, limit }: Listed) => {
  const own =
    hospitalId === null
      ? undefined
      : or(
          eq(weatherDeclaration.hospitalId, hospitalId),
          and(
            isNull(weatherDeclaration.hospitalId),
            eq(
              weatherDeclaration.prefecture,
              sql`(select own.prefecture from ${hospital} own where own.id = ${hospitalId})`,
            ),
          ),
        )
  return executor
    .select({
      declaration: weatherDeclaration,
      hospitalName: hospital.name,
      isFollowed: sql<boolean>`exists (select 1 from ${cancellation} where ${restsOn(weatherDeclaration.id)})`,
    })
    .from(weatherDeclaration)
    .leftJoin(hospital, eq(hospital.id, weatherDeclaration.hospitalId))
    .where(own)
    .orderBy(desc(weatherDeclaration.day), desc(weatherDeclaration.declaredAt), desc(weatherDeclaration.id))
    .limit(limit)
}

/** Where a hospital is. */
export async function findPrefecture(executor: Executor, hospitalId: number): Promise<Prefecture> {
  const [row] = await executor
    .select({ prefecture: hospital.prefecture })
    .from(hospital)
    .where(eq(hospital.id, hospitalId))
  if (!row) throw new Error('no hospital')
  return row.prefecture
}
