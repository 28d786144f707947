import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { notification } from '#app/backend/database/schema/notification.ts'
import { rehireOffer } from '#app/backend/database/schema/work/rehire-offer.ts'
import { callTwirp, key, wordOf } from './backend-calls.ts'
import { inHours, type CancellationHouse, type Fields, type Matched } from './cancellations.ts'
import { insertListing } from './listings.ts'
import { insertRegularListing } from './regular-listings.ts'
import { workRecords } from './work-records.ts'

/** Rehire offers from both sides. */
export function rehires(scene: CancellationHouse) {
  const { db, backend } = scene
  const records = workRecords(scene)
  const byHospital = (method: string, bearer: string, body: Fields) =>
    callTwirp(backend, `dp.hospital.RehireOffers/${method}`, body, bearer)
  const byDoctor = (method: string, bearer: string, body: Fields) =>
    callTwirp(backend, `dp.work.RehireOffers/${method}`, body, bearer)

  const offersTo = ({ doctorId }: { doctorId: string }) =>
    db.database
      .select()
      .from(rehireOffer)
      .where(eq(rehireOffer.doctorId, doctorId))
      .orderBy(rehireOffer.offeredAt)

  const list = async ({ bearer }: { bearer: string }) =>
    (await byDoctor('ListRehireOffers', bearer, {})).body.offers ?? []

  const offer = async (
    { workId, member }: Pick<Matched, 'workId' | 'member'>,
    spots: string | string[],
    more: Fields = {},
  ) =>
    wordOf(
      await byHospital('OfferRehire', member.bearer, {
        work_id: workId,
        ...key(),
        spot_work_ids: [spots].flat(),
        premium_yen: 5_000,
        message: 'またお願いできますと幸いです。',
        days: 7,
        ...more,
      }),
    )

  /** Offers a regular listing. */
  const offerRegular = (one: Pick<Matched, 'workId' | 'member'>, id: string, more: Fields = {}) =>
    offer(one, [], { regular_work_ids: [id], ...more })

  /** A doctor whose work is confirmed. */
  async function confirmed(): Promise<Matched> {
    const one = await scene.matched(inHours(300))
    await records.takesPlace(one, -12, -4)
    await records.run()
    await records.run()
    expect(await records.report(one)).toBe('REPORTED')
    expect(await records.answer(one, 'CONFIRMED')).toBe('CONFIRMED')
    return one
  }

  return {
    records,
    offersTo,
    list,
    offer,
    offerRegular,
    confirmed,

    /** Such a doctor with one offer, of which alone the notices tell. */
    async offered(changes: Parameters<typeof insertListing>[1] = {}) {
      const one = await confirmed()
      const spot = await insertListing(db.database, changes)
      await db.database.delete(notification)
      expect(await offer(one, spot)).toBe('OFFERED')
      const [row] = await offersTo(one)
      if (!row) throw new Error('no offer')
      return { ...one, offered: spot, offer: row.id }
    },

    /** The same with an offer of a regular listing. */
    async offeredRegular(changes: Parameters<typeof insertRegularListing>[1] = {}) {
      const one = await confirmed()
      const regular = await insertRegularListing(db.database, changes)
      await db.database.delete(notification)
      expect(await offerRegular(one, regular)).toBe('OFFERED')
      const [row] = await offersTo(one)
      if (!row) throw new Error('no offer')
      return { ...one, offered: regular, offer: row.id }
    },

    /** 「EXPIRED TIME」: the state, and why it ended. */
    async stateOf({ offer: id }: { offer: string }) {
      const [row] = await db.database.select().from(rehireOffer).where(eq(rehireOffer.id, id))
      return row && [row.state, row.endReason].filter(Boolean).join(' ')
    },

    regularListing: (changes: Parameters<typeof insertRegularListing>[1] = {}) =>
      insertRegularListing(db.database, changes),
    listing: (changes: Parameters<typeof insertListing>[1] = {}) => insertListing(db.database, changes),

    withdraw: async ({ member }: Pick<Matched, 'member'>, id: string | undefined, more: Fields = {}) =>
      wordOf(
        await byHospital('WithdrawRehire', member.bearer, {
          id,
          ...key(),
          ...more,
        }),
      ),
    read: async ({ workId, member }: Pick<Matched, 'workId' | 'member'>) =>
      (await byHospital('GetRehire', member.bearer, { work_id: workId })).body,
    sent: async ({ member }: Pick<Matched, 'member'>) =>
      (await byHospital('ListSentOffers', member.bearer, {})).body,

    view: ({ bearer }: { bearer: string }, ids: string[]) => byDoctor('ViewRehireOffers', bearer, { ids }),
    /** Accepts as a doctor who has read the offer just now. */
    accept: async (one: { bearer: string }, id: string | undefined, more: Fields = {}) => {
      const read = (await list(one)).find((offer: { id: string }) => offer.id === id)
      const { weekdays, first_start } = read?.preview ?? {}
      const fields = {
        id,
        ...key(),
        listing_version: read?.preview?.listing_version ?? '0',
        // The wishes of a contract as the page fills them in.
        ...(weekdays && { weekdays, start_date: first_start }),
        ...more,
      }
      return wordOf(await byDoctor('AcceptRehireOffer', one.bearer, fields))
    },
    decline: async ({ bearer }: { bearer: string }, id: string | undefined, more: Fields = {}) =>
      wordOf(await byDoctor('DeclineRehireOffer', bearer, { id, ...key(), ...more })),
    choose: async (
      { workId, bearer }: Pick<Matched, 'workId' | 'bearer'>,
      isWanted: boolean,
      more: Fields = {},
    ) =>
      wordOf(
        await byDoctor('SetRehireInterest', bearer, {
          work_id: workId,
          is_wanted: isWanted,
          ...key(),
          ...more,
        }),
      ),

    run: () => backend.jobs.run('rehire', [{}]),

    /** Kinds of the notices about the doctor's offers, to either side. */
    async toldOf(one: { doctorId: string }): Promise<string[]> {
      const ids = (await offersTo(one)).flatMap(({ id, applicationId }) => [id, applicationId ?? id])
      const rows = await db.database
        .select({ kind: notification.type, key: notification.dedupeKey })
        .from(notification)
      return rows
        .filter(({ kind, key: of }) => kind.startsWith('REHIRE') && ids.some((id) => of.endsWith(id)))
        .map(({ kind }) => String(kind))
        .toSorted()
    },
  }
}
