import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { application, applicationEvent, work } from '#app/backend/database/schema/work/application.ts'
import { notification } from '#app/backend/database/schema/notification.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { callWork, testBackend } from './backend-calls.ts'
import { testDatabase } from './database.ts'
import { insertDoctor, NOW, type TestDoctor } from './doctors.ts'
import { insertListing } from './listings.ts'

export type Applied = TestDoctor & { spot: number; id: string }

/** A backend whose clock is moved by minutes, with what tests of taking applications back do over and over. */
export async function withdrawals() {
  const db = await testDatabase()
  let now = NOW
  const backend = testBackend(db.database, () => now)

  const apply = async (spot: number | string, bearer: string) => {
    const request = { spot_work_id: String(spot), idempotency_key: crypto.randomUUID() }
    return (await callWork(backend, 'ApplyToSpot', request, bearer)).body
  }

  const listingOf = async (spot: number) =>
    (await db.database.select().from(spotWork).where(eq(spotWork.id, spot)))[0]

  return {
    db,
    backend,
    apply,
    listingOf,

    /** Moves the clock so many minutes behind `NOW`. */
    at(minutes: number) {
      now = new Date(NOW.getTime() + minutes * 60_000)
    },

    withdraw: (bearer: string, id: string, more: Record<string, unknown> = {}) =>
      callWork(
        backend,
        'WithdrawApplication',
        { application_id: id, idempotency_key: crypto.randomUUID(), ...more },
        bearer,
      ),

    /** A doctor's application to a new listing. */
    async applied(
      changes: Partial<typeof spotWork.$inferInsert> = {},
      doctor?: TestDoctor,
    ): Promise<Applied> {
      const person = doctor ?? (await insertDoctor(db.database))
      const spot = await insertListing(db.database, changes)
      const body = await apply(spot, person.bearer)
      expect(body.application?.id, body.outcome).toBeDefined()
      return { ...person, spot: Number(spot), id: body.application.id }
    },

    /** Everything an application has left, except for kept answers. */
    traces: async ({ id, spot }: Applied) =>
      JSON.stringify([
        await db.database.select().from(application).where(eq(application.id, id)),
        await db.database.select().from(applicationEvent).where(eq(applicationEvent.applicationId, id)),
        await db.database.select().from(work).where(eq(work.applicationId, id)),
        (await db.database.select().from(notification)).length,
        await listingOf(spot),
      ]),
  }
}

export type Withdrawals = Awaited<ReturnType<typeof withdrawals>>
