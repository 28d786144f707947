import { and, desc, eq, ilike, lt, or, sql } from 'drizzle-orm'
import type { HospitalStanding } from '../../../domain/listing/standing-words.ts'
import { katakana } from '../../../domain/text/typed-text.ts'
import type { Executor } from '../../database/client.ts'
import { countedSql } from '../../database/count-up-to.ts'
import { hospital } from '../../database/schema/hospital/hospital.ts'
import { regularWork } from '../../database/schema/listing/regular-work.ts'
import { spotWork } from '../../database/schema/listing/spot-work.ts'
import { staff } from '../../database/schema/staff.ts'
import { application } from '../../database/schema/work/application.ts'
import { staffAction, standingActions } from '../../database/schema/staff-action.ts'

const summary = {
  id: hospital.id,
  name: hospital.name,
  prefecture: hospital.prefecture,
  city: hospital.city,
  standing: hospital.standing,
  since: hospital.createdAt,
}

export type HospitalsAsked = {
  /** Part of a name or a reading; empty: all. */
  text: string
  standing: HospitalStanding | null
  /** Id of the last hospital of the page before. */
  after: number | null
  limit: number
}

const holding = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Hospitals, the one that came last first, by keyset pagination. */
export const findHospitals = (executor: Executor, { text, standing, after, limit }: HospitalsAsked) =>
  executor
    .select(summary)
    .from(hospital)
    .where(
      and(
        text === ''
          ? undefined
          : or(ilike(hospital.name, holding(text)), ilike(hospital.nameKana, holding(katakana(text)))),
        standing === null ? undefined : eq(hospital.standing, standing),
        after === null ? undefined : lt(hospital.id, after),
      ),
    )
    .orderBy(desc(hospital.id))
    .limit(limit)

export type HospitalRow = Awaited<ReturnType<typeof findHospitals>>[number]

/** Numbers of a hospital's listings, each up to `COUNTED`. */
const countsOf = (listing: typeof spotWork | typeof regularWork, hospitalId: number) => {
  const order = listing === spotWork ? spotWork.startTime : listing.id
  const number = (status: 'PUBLISHED' | 'PAUSED' | 'FILLED') =>
    countedSql(sql`select 1 from ${listing} where ${listing.hospitalId} = ${hospitalId} and ${listing.status} = ${status}
      order by ${order}`)
  return sql<{ published: number; paused: number; filled: number }>`jsonb_build_object(
    'published', ${number('PUBLISHED')}, 'paused', ${number('PAUSED')}, 'filled', ${number('FILLED')})`
}

/** A hospital with the numbers of its listings; null for an unknown one. */
export async function findHospitalFile(executor: Executor, id: number) {
  const [row] = await executor
    .select({
      ...summary,
      address: hospital.address,
      phone: hospital.phone,
      beds: hospital.beds,
      spots: countsOf(spotWork, id),
      regulars: countsOf(regularWork, id),
    })
    .from(hospital)
    .where(eq(hospital.id, id))
  return row ?? null
}

const DECISIONS_SHOWN = 100

/** What our staff decided about a hospital last, newest first. */
export const findStandingHistory = (executor: Executor, id: number) =>
  executor
    .select({
      id: staffAction.id,
      kind: staffAction.kind,
      reason: staffAction.words,
      at: staffAction.at,
      staffName: staff.name,
    })
    .from(staffAction)
    .innerJoin(staff, eq(staff.accountId, staffAction.staffAccountId))
    .where(and(eq(staffAction.subject, `${id}`), sql`${staffAction.kind} in (${standingActions})`))
    .orderBy(desc(staffAction.at), desc(staffAction.id))
    .limit(DECISIONS_SHOWN)

/** The standing; the row is locked until the end of the transaction. Null for an unknown hospital. */
export async function lockHospitalStanding(tx: Executor, id: number): Promise<HospitalStanding | null> {
  const [row] = await tx
    .select({ standing: hospital.standing })
    .from(hospital)
    .where(eq(hospital.id, id))
    .for('no key update')
  return row?.standing ?? null
}

/**
 * The standing of the hospital of an application, which stays until the end of the transaction: a suspension waits for
 * what is being accepted. The row comes before the member's and the doctor's. Null for an unknown application.
 */
export async function holdStanding(tx: Executor, applicationId: string): Promise<HospitalStanding | null> {
  const [row] = await tx
    .select({ standing: hospital.standing })
    .from(application)
    .innerJoin(hospital, eq(hospital.id, application.hospitalId))
    .where(eq(application.id, applicationId))
    .for('share', { of: hospital })
  return row?.standing ?? null
}

/** The search index follows the pause by a trigger. */
export async function setStanding(tx: Executor, id: number, standing: HospitalStanding, now: Date) {
  await tx
    .update(hospital)
    .set({ standing, isHiringPaused: standing !== 'ACTIVE', updatedAt: now })
    .where(eq(hospital.id, id))
}

/** Whether a member of staff has viewed the hospital since an instant. */
export async function hasViewed(executor: Executor, staffAccountId: string, id: number, since: Date) {
  const rows = await executor
    .select({ id: staffAction.id })
    .from(staffAction)
    .where(
      and(
        eq(staffAction.subject, `${id}`),
        eq(staffAction.kind, 'HOSPITAL_VIEWED'),
        eq(staffAction.staffAccountId, staffAccountId),
        sql`${staffAction.at} > ${since}`,
      ),
    )
    .limit(1)
  return rows.length === 1
}

/** Hospitals are added one after another: the name is looked for under this lock, until the end of the transaction. */
export async function lockNames(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('hospital_name'))`)
}

type Named = Pick<typeof hospital.$inferSelect, 'name' | 'prefecture' | 'city'>

/** Whether a hospital of this name is in a city already. */
export async function findSameName(tx: Executor, { name, prefecture, city }: Named): Promise<boolean> {
  const rows = await tx
    .select({ id: hospital.id })
    .from(hospital)
    .where(and(eq(hospital.name, name), eq(hospital.prefecture, prefecture), eq(hospital.city, city)))
    .limit(1)
  return rows.length > 0
}

export async function insertHospital(tx: Executor, row: typeof hospital.$inferInsert): Promise<number> {
  const [inserted] = await tx.insert(hospital).values(row).returning({ id: hospital.id })
  if (!inserted) throw new Error('no hospital was inserted')
  return inserted.id
}
