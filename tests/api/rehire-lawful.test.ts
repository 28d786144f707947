import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancellations, type CancellationHouse } from '#tests/support/cancellations.ts'
import { insertListing } from '#tests/support/listings.ts'
import { insertRegularListing } from '#tests/support/regular-listings.ts'
import { rehires } from '#tests/support/rehires.ts'

/** A rehire offer binds by its listing: one that could not be published today is not offered. */

let scene: CancellationHouse
let offers: ReturnType<typeof rehires>

beforeAll(async () => {
  scene = await cancellations()
  offers = rehires(scene)
}, 60_000)
afterAll(() => scene.db.close())

test('a shift without the break or the pay of the law is not offered, nor beside a lawful one', async () => {
  const one = await offers.confirmed()
  const { database } = scene.db
  // Sixteen hours of labour without a break; a fee below the minimum wage even with the premium.
  const noBreak = await insertListing(database, { nightDutyPermit: 'NONE', breakMinutes: 0 })
  const underpaid = await insertListing(database, { fee: 10_000 })
  const lawful = await insertListing(database)
  for (const spots of [noBreak, underpaid, [lawful, noBreak]])
    expect(await offers.offer(one, spots)).toBe('LISTING_UNLAWFUL')
  expect(await offers.offersTo(one)).toEqual([])
  expect(await offers.offer(one, lawful)).toBe('OFFERED')
})

test('a contract that is too long for 丙欄 is not offered', async () => {
  scene.at(0)
  const one = await offers.confirmed()
  const details = { withholdingTable: 'HEI' as const }
  // Two months by the calendar from 4 January end on 3 March.
  const [long, short] = [
    await insertRegularListing(scene.db.database, { contractEnd: '2027-03-04' }, details),
    await insertRegularListing(scene.db.database, { contractEnd: '2027-03-03' }, details),
  ]
  expect(await offers.offerRegular(one, long)).toBe('LISTING_UNLAWFUL')
  expect(await offers.offerRegular(one, short)).toBe('OFFERED')
})
