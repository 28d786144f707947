import { HOUR_MS } from '#app/domain/duration.ts'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { application, work } from '#app/backend/database/schema/work/application.ts'
import { regularEngagement, regularWorkSchedule } from '#app/backend/database/schema/work/engagement.ts'
import { notification } from '#app/backend/database/schema/notification.ts'
import { regularWork, type regularWorkDetail } from '#app/backend/database/schema/listing/regular-work.ts'
import { callTwirp, callWork, testBackend, key, wordOf } from './backend-calls.ts'
import { testDatabase } from './database.ts'
import { insertDoctor, NOW, type TestDoctor } from './doctors.ts'
import { insertMember, type TestMember } from './members.ts'
import { insertRegularListing } from './regular-listings.ts'

export type RegularApplied = TestDoctor & { listing: number; id: string; member: TestMember }

type Details = Partial<typeof regularWorkDetail.$inferInsert>
type Fields = Record<string, unknown>

/** A backend whose clock is moved by minutes, with a regular listing's way from applying to its dates. */
export async function regulars() {
  const db = await testDatabase()
  let now = NOW
  const backend = testBackend(db.database, () => now)
  const rowOf = async (id: string) => {
    const [row] = await db.database.select().from(application).where(eq(application.id, id))
    if (!row) throw new Error('no application')
    return row
  }
  const listingOf = async (id: number) =>
    (await db.database.select().from(regularWork).where(eq(regularWork.id, id)))[0]

  const apply = async (listing: number | string, bearer: string, more: Fields = {}) => {
    const wish = { weekdays: [1], start_date: '2027-01-04' }
    const request = { regular_work_id: String(listing), ...key(), ...wish, ...more }
    return (await callWork(backend, 'ApplyToRegular', request, bearer)).body
  }

  const decide = async ({ id, member }: Pick<RegularApplied, 'id' | 'member'>, fields: Fields) =>
    wordOf(
      await callTwirp(
        backend,
        'dp.hospital.HospitalApplications/DecideApplication',
        { application_id: id, ...key(), note: '', ...fields },
        member.bearer,
      ),
    )

  return {
    db,
    backend,
    apply,
    decide,
    rowOf,
    listingOf,

    /** Moves the clock so many minutes behind `NOW`. */
    at(minutes: number) {
      now = new Date(NOW.getTime() + minutes * 60_000)
    },

    /** A doctor's application to a new listing, with a member of its hospital. */
    async applied(
      changes: Partial<typeof regularWork.$inferInsert> = {},
      { doctor, wish, details }: { doctor?: TestDoctor; wish?: Fields; details?: Details } = {},
    ): Promise<RegularApplied> {
      const person = doctor ?? (await insertDoctor(db.database))
      const listing = Number(await insertRegularListing(db.database, changes, details))
      const body = await apply(listing, person.bearer, wish)
      expect(body.outcome).toBe('APPLY_OUTCOME_APPLIED')
      const member = await insertMember(db.database, (await listingOf(listing))?.hospitalId ?? 0)
      return { ...person, listing, id: body.application.id, member }
    },

    /** A contract from its application on, with the dates of its first months. */
    async matched(
      changes: Partial<typeof regularWork.$inferInsert> = {},
      doctor?: TestDoctor,
      details: Details = {},
    ): Promise<RegularApplied> {
      const one = await this.applied(changes, { details, ...(doctor && { doctor }) })
      expect(await this.offer(one)).toBe('DECIDED')
      expect(await this.answer(one, 'ACCEPT')).toBe('MATCHED')
      return one
    },

    /** Proposes times for an interview: one and two days from now. */
    propose: (
      one: Pick<RegularApplied, 'id' | 'member'>,
      hours: readonly number[] = [24, 48],
      more: Fields = {},
    ) =>
      decide(one, {
        decision: 'HOSPITAL_DECISION_INTERVIEW',
        interview: {
          starts: hours.map((hour) => new Date(now.getTime() + hour * HOUR_MS).toISOString()),
          minutes: 30,
          place: 'INTERVIEW_PLACE_ONLINE',
        },
        ...more,
      }),

    /** Picks the time so many hours from `NOW`, or none. */
    pick: async (
      { id, bearer }: Pick<RegularApplied, 'id' | 'bearer'>,
      hour: number | null,
      more: Fields = {},
    ) =>
      wordOf(
        await callWork(
          backend,
          'AnswerInterview',
          {
            application_id: id,
            ...key(),
            ...(hour !== null && { chosen_start: new Date(NOW.getTime() + hour * HOUR_MS).toISOString() }),
            ...more,
          },
          bearer,
        ),
      ),

    offer: (one: Pick<RegularApplied, 'id' | 'member'>, contract: Fields = {}) =>
      decide(one, {
        decision: 'HOSPITAL_DECISION_OFFER',
        contract: { weekdays: [1], contract_start: '2027-01-04', fee: 62_000, ...contract },
      }),

    answer: async (
      { id, bearer }: Pick<RegularApplied, 'id' | 'bearer'>,
      word: 'ACCEPT' | 'DECLINE',
      more: Fields = {},
    ) =>
      wordOf(
        await callWork(
          backend,
          'AnswerOffer',
          { application_id: id, ...key(), answer: `OFFER_ANSWER_${word}`, ...more },
          bearer,
        ),
      ),

    engagementOf: async (id: string) =>
      (await db.database.select().from(regularEngagement).where(eq(regularEngagement.applicationId, id)))[0],

    datesOf: ({ doctorId }: Pick<TestDoctor, 'doctorId'>) =>
      db.database
        .select()
        .from(regularWorkSchedule)
        .where(eq(regularWorkSchedule.doctorId, doctorId))
        .orderBy(regularWorkSchedule.day),

    worksOf: ({ id }: Pick<RegularApplied, 'id'>) =>
      db.database.select().from(work).where(eq(work.applicationId, id)),

    /** The kinds of the notices about a doctor's applications, in their order. */
    noticesOf: async ({ doctorId, id }: Pick<RegularApplied, 'doctorId' | 'id'>) => {
      const rows = await db.database.select().from(notification).orderBy(notification.createdAt)
      return rows
        .filter((row) => row.doctorId === doctorId || row.link.includes(id))
        .map(({ type }) => String(type))
        .toSorted((a, b) => a.localeCompare(b))
    },
  }
}

export type Regulars = Awaited<ReturnType<typeof regulars>>
