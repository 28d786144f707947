import { HOUR_MS } from '../../../domain/duration.ts'
import { and, arrayOverlaps, asc, eq, gt, isNotNull, lt, ne, not } from 'drizzle-orm'
import { addDays, tokyoDay, tokyoInstant } from '../../../domain/text/tokyo-time.ts'
import { answerOffer } from '../../work/application/answer-offer.service.ts'
import { apply } from '../../work/application/apply.service.ts'
import { decideApplication } from '../../work/application/decide-application.service.ts'
import { REGULAR_APPLY } from '../../work/application/regular-apply.ts'
import type { Database } from '../../database/client.ts'
import { application } from '../../database/schema/work/application.ts'
import { regularWork } from '../../database/schema/listing/regular-work.ts'
import { awaitedWeekdays } from './demo-awaited.ts'
import type { DemoMember, Person } from './demo-member.ts'

/** Open listings of a hospital with dates that follow from their rule, the earliest start first. */
async function findListings(database: Database, hospitalId: number, doctorId: string, now: Date) {
  const awaited = await awaitedWeekdays(database, doctorId)
  return database
    .select()
    .from(regularWork)
    .where(
      and(
        eq(regularWork.hospitalId, hospitalId),
        eq(regularWork.status, 'PUBLISHED'),
        gt(regularWork.applicationDeadline, now),
        lt(regularWork.filledSlots, regularWork.slots),
        ne(regularWork.frequency, 'FLEXIBLE'),
        ne(regularWork.frequency, 'MONTHLY_ONCE'),
        awaited.length > 0 ? not(arrayOverlaps(regularWork.weekdays, awaited)) : undefined,
      ),
    )
    .orderBy(asc(regularWork.contractStart), asc(regularWork.id))
    .limit(2)
}

type Listing = Awaited<ReturnType<typeof findListings>>[number]

/** Applies through the real service as of `now`; the application's id and first day, or null when it was refused. */
async function applyAt(database: Database, person: Person, listing: Listing, now: Date) {
  const tomorrow = addDays(tokyoDay(now), 1)
  const startDate = listing.contractStart > tomorrow ? listing.contractStart : tomorrow
  const result = await apply(database, REGULAR_APPLY, {
    ...person,
    request: {
      regularWorkId: listing.id,
      key: `demo-regular-${listing.id}`,
      message: null,
      weekdays: listing.weekdays,
      startDate,
      sharedDocuments: [],
    },
    now,
  })
  const id = result.application?.id
  return id === undefined ? null : { id, startDate }
}

/**
 * A running regular contract and an invitation to an interview, between the approved demo doctor and the hospital of the
 * demo member, through the real services. Idempotent.
 */
export async function seedDemoRegular(
  database: Database,
  person: Person,
  member: DemoMember,
  now: Date,
): Promise<void> {
  const isOwn = and(eq(application.doctorId, person.doctorId), isNotNull(application.regularWorkId))
  if ((await database.$count(application, isOwn)) > 0) return
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  const [first, second] = await findListings(database, member.hospitalId, person.doctorId, now)
  const contract = first && (await applyAt(database, person, first, before(30)))
  if (first && contract) {
    const { id: applicationId, startDate: contractStart } = contract
    const { weekdays, fee } = first
    const request = {
      applicationId,
      key: `demo-offer-${first.id}`,
      decision: 'OFFER' as const,
      contract: { contractStart, weekdays, fee },
      note: '面談ではありがとうございました。ぜひ一緒に働いてください。',
    }
    await decideApplication(database, { member, request, now: before(20) })
    await answerOffer(database, {
      ...person,
      request: {
        applicationId,
        key: `demo-accept-${first.id}`,
        answer: 'ACCEPT',
        shortRestAcknowledged: true,
      },
      now: before(10),
    })
  }
  const invitation = second && (await applyAt(database, person, second, before(8)))
  if (second && invitation) {
    const starts = [3, 4, 5].map((days) => tokyoInstant(addDays(tokyoDay(now), days), 18 * 60))
    const request = {
      applicationId: invitation.id,
      key: `demo-interview-${second.id}`,
      decision: 'INTERVIEW' as const,
      interview: { starts, minutes: 30, place: 'ONLINE' as const },
      note: '接続先は、日時が決まりましたらメッセージでお知らせします。',
    }
    await decideApplication(database, { member, request, now: before(4) })
  }
}
