import { DAY_MS } from '#app/domain/duration.ts'
import { sql } from 'drizzle-orm'
import type { Executor } from '#app/backend/database/client.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { insertListing } from '#tests/support/listings.ts'
import { insertRegularListing } from '#tests/support/regular-listings.ts'
import { dayFromNow, testDatabase } from './signed-in.ts'

export type Badge = '選考なし' | '選考あり'
export type OwnListing = {
  id: string
  address: string
  day: string
  hospitalId: number
  /** Finds what the hospital offers and nothing else. */
  search: string
}

/** In a prefecture where no test counts listings. */
const place = makeHospitals(47).find(({ row }) => row.prefecture === 'SHIMANE')?.row
if (!place) throw new Error('no hospital in SHIMANE')
const { id: _, prefecture, facilityCategory, ...described } = place

/** Behind the demo data in every order: whoever takes the first row of all takes none of these. */
const LAST = {
  publishTime: new Date(Date.now() - 90 * DAY_MS),
  editedAt: new Date(Date.now() - 90 * DAY_MS),
  // Old, but not waiting for its hospital to say that it is still true.
  confirmedAt: new Date(),
  recommendScore: 0,
}

export async function insertHospital(): Promise<number> {
  const [row] = await testDatabase()
    .insert(hospital)
    .values({ prefecture, facilityCategory, ...described })
    .returning({ id: hospital.id })
  if (!row) throw new Error('no hospital')
  return row.id
}

/** Nobody is told of what is published. */
const silently = (insert: (executor: Executor) => Promise<string>): Promise<string> =>
  testDatabase().transaction(async (tx) => {
    await tx.execute(sql`set local dp.silent_publications = 'on'`)
    return insert(tx)
  })

const searchAt = (hospitalId: number) => `generalHospitalIds=${hospitalId}`

/** A day shift for the one test, in 30 days at a new hospital unless said otherwise: `beside` another it overlaps with that one. */
export async function ownListing(
  badge: Badge,
  beside: Partial<Pick<OwnListing, 'day' | 'hospitalId'>> = {},
): Promise<OwnListing> {
  const { day = dayFromNow(30), hospitalId = await insertHospital() } = beside
  const id = await silently((executor) =>
    insertListing(executor, {
      ...LAST,
      hospitalId,
      prefecture,
      facilityCategory,
      title: '内科外来',
      applicationStatus: badge === '選考なし' ? 'FREE' : 'SELECTION',
      startTime: new Date(`${day}T09:00:00+09:00`),
      endTime: new Date(`${day}T17:00:00+09:00`),
      shift: 'DAY',
      shiftPattern: 'DAY_AM_PM',
      nightDutyPermit: 'NOT_APPLICABLE',
    }),
  )
  return { id, address: `/spot/${id}`, day, hospitalId, search: searchAt(hospitalId) }
}

/** A regular one, beside another where that is said. */
export async function ownRegularListing(
  beside: Partial<Pick<OwnListing, 'hospitalId'>> = {},
): Promise<Omit<OwnListing, 'day'>> {
  const { hospitalId = await insertHospital() } = beside
  const id = await silently((executor) =>
    insertRegularListing(executor, {
      ...LAST,
      hospitalId,
      prefecture,
      facilityCategory,
      applicationDeadline: new Date(Date.now() + 30 * DAY_MS),
    }),
  )
  return { id, address: `/regular/${id}`, hospitalId, search: searchAt(hospitalId) }
}
