import { HOUR_MS } from '../../../domain/duration.ts'
import { and, asc, eq, gte } from 'drizzle-orm'
import type { Database, Executor } from '../../database/client.ts'
import { hospitalCommonTerms } from '../../database/schema/doctor/condition-notice.ts'
import { hospital } from '../../database/schema/hospital/hospital.ts'
import { listingReview } from '../../database/schema/listing/listing-review.ts'
import { spotWork, spotWorkDetail } from '../../database/schema/listing/spot-work.ts'
import { DEMO_COMMON_TERMS } from '../hospital-words.ts'
import { SILENTLY } from '../silently.ts'

const KIND = { prefecture: 'TOKYO', facilityCategory: 'HOSPITAL_OR_EMERGENCY_CLINIC' } as const
const NAME = '港みらい病院'
/** The listing begins so many days from now at the earliest. */
const AHEAD = 10

/** The hospital that our staff have just added. */
const NEW_HOSPITAL = {
  ...KIND,
  name: NAME,
  nameKana: 'ミナトミライビョウイン',
  city: '江東区',
  address: '江東区深川1丁目2-3',
  postalCode: '135-0033',
  latitude: 35.6742,
  longitude: 139.7984,
  nearestStations: [{ line: '東西線', station: '門前仲町駅', walkMinutes: 6, busMinutes: null }],
  beds: 120,
  emergencyLevel: 'SECONDARY' as const,
  departments: ['GENERAL_INTERNAL_MEDICINE' as const, 'EMERGENCY_MEDICINE' as const],
  summary: '120床の救急告示病院です。非常勤の先生方とともに、地域の夜間の救急を支えていきます。',
  phone: '030-0000-0123',
  electronicChart: 'OTHER' as const,
  amenities: [],
  standing: 'NEW' as const,
  isHiringPaused: true,
}

/** The id of the hospital, which is NEW again. */
async function putHospital(tx: Executor, now: Date): Promise<number | null> {
  const [found] = await tx.select({ id: hospital.id }).from(hospital).where(eq(hospital.name, NAME))
  if (found) {
    const { standing, isHiringPaused } = NEW_HOSPITAL
    await tx.update(hospital).set({ standing, isHiringPaused }).where(eq(hospital.id, found.id))
    await tx.delete(listingReview).where(eq(listingReview.hospitalId, found.id))
    return found.id
  }
  const [made] = await tx
    .insert(hospital)
    .values({ ...NEW_HOSPITAL, createdAt: now, updatedAt: now })
    .returning({ id: hospital.id })
  if (!made) return null
  const terms = { hospitalId: made.id, items: DEMO_COMMON_TERMS, updatedAt: now }
  await tx.insert(hospitalCommonTerms).values(terms).onConflictDoNothing()
  return made.id
}

/**
 * A new hospital whose first listing waits for our staff, like a listing of another hospital of its kind. Idempotent:
 * while the hospital has a listing, however it was decided about, there is none more.
 */
export async function seedDemoReview(database: Database, now: Date): Promise<void> {
  const [own] = await database
    .select({ id: spotWork.id })
    .from(spotWork)
    .innerJoin(hospital, eq(hospital.id, spotWork.hospitalId))
    .where(eq(hospital.name, NAME))
    .limit(1)
  const [like] = await database
    .select({ listing: spotWork, detail: spotWorkDetail })
    .from(spotWork)
    .innerJoin(spotWorkDetail, eq(spotWorkDetail.spotWorkId, spotWork.id))
    .where(
      and(
        eq(spotWork.prefecture, KIND.prefecture),
        eq(spotWork.facilityCategory, KIND.facilityCategory),
        eq(spotWork.status, 'PUBLISHED'),
        // Lawful today: 休憩 of the law.
        gte(spotWork.breakMinutes, 60),
        gte(spotWork.applicationDeadline, new Date(now.getTime() + AHEAD * 24 * HOUR_MS)),
      ),
    )
    .orderBy(asc(spotWork.startTime), asc(spotWork.id))
    .limit(1)
  if (own || !like) return
  const { id: _id, changeId: _change, ...copied } = like.listing
  const asked = new Date(now.getTime() - 3 * HOUR_MS)
  await database.transaction(async (tx) => {
    await tx.execute(SILENTLY)
    const hospitalId = await putHospital(tx, now)
    if (hospitalId === null) return
    const [listing] = await tx
      .insert(spotWork)
      .values({
        ...copied,
        hospitalId,
        title: copied.title.replace(/^.*?の/, `${NEW_HOSPITAL.city}の`),
        status: 'PAUSED',
        filledSlots: 0,
        applicantCount: 0,
        publishTime: asked,
        editedAt: asked,
      })
      .returning({ id: spotWork.id })
    if (!listing) return
    const workplaceScope = `${NAME}のみ(変更なし)`
    await tx.insert(spotWorkDetail).values({ ...like.detail, spotWorkId: listing.id, workplaceScope })
    await tx.insert(listingReview).values({ hospitalId, kind: 'spot', listingId: listing.id, askedAt: asked })
  })
}
