import { and, eq, exists, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { CONFIRM_DAYS, daysAgo, LAPSE_DAYS } from '../../../domain/listing/confirmation.ts'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import { confirmedSince } from '../../database/confirmed-since.sql.ts'
import type { Executor } from '../../database/client.ts'
import { LISTINGS } from '../../database/open-listings.sql.ts'
import { hospitalMember } from '../../database/schema/hospital/hospital-member.ts'
import { hospital } from '../../database/schema/hospital/hospital.ts'

/** What a job does with listings that nobody has confirmed: it asks their hospitals, or pauses them. */
export type Measure = 'ASK' | 'LAPSE'

/** Open listings of a kind that a measure is due for. A question is of the present term only if it came after the confirmation. */
function isDue(kind: SearchKind, measure: Measure, now: Date): SQL | undefined {
  const { listing, isOpen } = LISTINGS[kind]
  const since = confirmedSince(listing)
  const before = (days: number) => daysAgo(days, now)
  return measure === 'ASK'
    ? and(
        isOpen(now),
        lt(since, before(CONFIRM_DAYS)),
        sql`(${listing.confirmAskedAt} is null or ${listing.confirmAskedAt} <= ${since})`,
      )
    : and(
        isOpen(now),
        lt(since, before(LAPSE_DAYS)),
        sql`${listing.confirmAskedAt} > ${since}`,
        lt(listing.confirmAskedAt, before(LAPSE_DAYS - CONFIRM_DAYS)),
      )
}

/** Hospitals with listings that a measure is due for; one without a member has nobody to ask. */
export async function findHospitalsDue(executor: Executor, measure: Measure, now: Date): Promise<number[]> {
  const of = (kind: SearchKind) => {
    const { listing } = LISTINGS[kind]
    const member = executor
      .select({ one: sql`1` })
      .from(hospitalMember)
      .where(and(eq(hospitalMember.hospitalId, listing.hospitalId), isNull(hospitalMember.leftAt)))
    return executor
      .select({ hospitalId: listing.hospitalId })
      .from(listing)
      .where(and(isDue(kind, measure, now), exists(member)))
      .groupBy(listing.hospitalId)
  }
  const rows = await unionAll(of('spot'), of('regular'))
  return [...new Set(rows.map(({ hospitalId }) => hospitalId))].toSorted((a, b) => a - b)
}

/** The names of hospitals by id. */
export async function findNames(
  executor: Executor,
  hospitalIds: readonly number[],
): Promise<Map<number, string>> {
  const rows = await executor
    .select({ id: hospital.id, name: hospital.name })
    .from(hospital)
    .where(inArray(hospital.id, [...hospitalIds]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const DONE = { ASK: sql`confirm_asked_at = `, LAPSE: sql`status = 'PAUSED', lapsed_at = ` } as const

type Taken = { hospitalId: number; id: number }

/**
 * Notes that hospitals are asked about their due listings, or pauses these. A row that somebody else holds is left to the
 * next run, so that nobody waits for the job and it waits for nobody; of a row that was confirmed meanwhile, the condition
 * is asked again under its lock.
 */
export async function takeMeasure(
  tx: Executor,
  {
    kind,
    measure,
    hospitalIds,
    now,
  }: { kind: SearchKind; measure: Measure; hospitalIds: number[]; now: Date },
): Promise<Taken[]> {
  const { listing } = LISTINGS[kind]
  const due = tx
    .select({ id: listing.id })
    .from(listing)
    .where(and(inArray(listing.hospitalId, hospitalIds), isDue(kind, measure, now)))
    .for('update', { skipLocked: true })
  const { rows } = await tx.execute<{ hospital_id: string; id: string }>(sql`
    with due as materialized (${due})
    update ${listing} set ${DONE[measure]}${now.toISOString()}::timestamptz
    from due where ${listing.id} = due.id
    returning ${listing.hospitalId}, ${listing.id}`)
  return rows.map(({ hospital_id: hospitalId, id }) => ({ hospitalId: Number(hospitalId), id: Number(id) }))
}
