import { afterAll, beforeAll, expect, test } from 'vitest'
import { ngSetting } from '#app/backend/database/schema/doctor/ng.ts'
import { cancellations, type CancellationHouse } from '#tests/support/cancellations.ts'
import { hours } from '#tests/support/listings.ts'
import { rehires } from '#tests/support/rehires.ts'

/** What a doctor's NG settings say about rehire offers. */

let scene: CancellationHouse
let offers: ReturnType<typeof rehires>

beforeAll(async () => {
  scene = await cancellations()
  offers = rehires(scene)
}, 60_000)
afterAll(() => scene.db.close())

test('marks for the doctor what the NG settings name, of either kind, and never for the hospital', async () => {
  const one = await offers.offeredRegular({ patients: ['CARDIAC_ARREST'] })
  expect(await offers.offer(one, await offers.listing({ jobDescriptionTypes: ['AMBULANCE'] }))).toBe(
    'OFFERED',
  )
  const ngOf = async (ofRegular: boolean) =>
    (await offers.list(one)).find((row: { regular_work_id?: string }) => !row.regular_work_id !== ofRegular)
      ?.ng ?? []
  expect(await ngOf(true)).toEqual([])
  const { doctorId } = one
  const own = { doctorId, createdAt: hours(0) }
  await scene.db.database.insert(ngSetting).values([
    { ...own, scope: 'CONDITION', condition: 'CARDIAC_ARREST' },
    { ...own, scope: 'CONDITION', condition: 'AMBULANCE' },
    { ...own, scope: 'DATE', weekday: 1, startMinute: 17 * 60, endMinute: 20 * 60 },
  ])
  expect((await ngOf(true)).toSorted()).toEqual(['NG_REASON_CARDIAC_ARREST', 'NG_REASON_DATE'])
  expect(await ngOf(false)).toContain('NG_REASON_AMBULANCE')
  expect(JSON.stringify([await offers.read(one), await offers.sent(one)])).not.toContain('NG_REASON')
  // A mark stops nobody.
  expect(await offers.accept(one, one.offer)).toBe('MATCHED')
  expect(await ngOf(true)).toEqual([])
})
