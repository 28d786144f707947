import { afterAll, beforeAll, expect, test } from 'vitest'
import { isReceiptAsked } from '#app/domain/work/carfare.ts'
import { cancellations, inHours, type CancellationHouse, type Matched } from '#tests/support/cancellations.ts'
import { hours } from '#tests/support/listings.ts'
import { idOf, putFile } from '#tests/support/uploads.ts'
import { workRecords } from '#tests/support/work-records.ts'

/** What a report is paid beyond the fee: carfare by its type, breaks, hours and minutes under a permit. */

let scene: CancellationHouse
let records: ReturnType<typeof workRecords>

beforeAll(async () => {
  scene = await cancellations()
  records = workRecords(scene)
}, 60_000)
afterAll(() => scene.db.close())

async function finished(changes = {}): Promise<Matched> {
  const one = await scene.matched({ ...inHours(300), incentives: [], ...changes })
  await records.takesPlace(one, -12, -4)
  await records.run()
  await records.run()
  return one
}

test.each([
  ['a limit', { carfareType: 'PAID_WITHIN_LIMIT', carfareYen: 3_000 }, 50_000, 3_000],
  ['no carfare', { carfareType: 'NOTHING', carfareYen: null }, 100_000, 0],
  ['a flat sum', { carfareType: 'PAID_FLAT', carfareYen: 5_000 }, 0, 5_000],
  ['the full sum', { carfareType: 'FULLY_PAID', carfareYen: null }, 50_000, 50_000],
] as const)('with %s it is paid for the way by the rule, answered or not', async (_, rule, spent, paid) => {
  for (const isAnswered of [true, false]) {
    const one = await finished(rule)
    const receipt = isReceiptAsked({ type: rule.carfareType, yen: rule.carfareYen }, spent)
      ? { receipt_id: await idOf(await putFile(scene.backend, one.bearer)) }
      : {}
    expect(await records.report(one, { carfare_yen: spent }, receipt)).toBe('REPORTED')
    if (isAnswered) expect(await records.answer(one, 'CONFIRMED', { carfare_yen: 7 })).toBe('CONFIRMED')
    else await records.unanswered(one)
    const { work: seen } = await records.look(one)
    expect(seen.state).toBe('WORK_STATE_CONFIRMED')
    expect(seen.report.paid_carfare_yen ?? 0).toBe(paid)
    const { months } = await records.worked(one)
    expect(months).toEqual([expect.objectContaining({ yen: seen.fee + paid })])
  }
})

test('carfare is what the hospital confirms where the terms leave it to the hospital', async () => {
  const one = await finished({ carfareType: 'OTHER', carfareYen: null })
  expect(await records.report(one, { carfare_yen: 4_000 })).toBe('REPORTED')
  expect(await records.answer(one, 'CONFIRMED', { carfare_yen: -1 })).toBe('invalid_argument')
  expect(await records.answer(one, 'CONFIRMED', { carfare_yen: 2_500 })).toBe('CONFIRMED')
  const { work: seen } = await records.look(one)
  expect(seen.report).toMatchObject({ paid_carfare_yen: 2_500, reported: { carfare_yen: 4_000 } })
})

test('a break not taken and work inside the permitted band are paid, and moved hours are not', async () => {
  const one = await finished()
  expect(await records.report(one, { break_minutes: 0, permitted_minutes: 45 })).toBe('REPORTED')
  const { work: seen, least_extra_yen: least } = await records.read(one)
  const { hourly_fee: hourly, permitted_minutes: band, report } = seen
  expect(band).toBe(480)
  const permitted = Math.ceil((45 * hourly * 1.25) / 60)
  expect(report).toMatchObject({
    overtime_minutes: 60,
    break_not_taken_minutes: 60,
    overtime_yen: hourly,
    permitted_yen: permitted,
    extra_yen: hourly + permitted,
  })
  expect(least).toBe(hourly + permitted)
  expect(await records.report(one, { permitted_minutes: 7 })).toBe('PERMIT_INVALID')
  expect(await records.report(one, { permitted_minutes: 485 })).toBe('PERMIT_INVALID')
  const moved = { actual_start: hours(-13).toISOString(), actual_end: hours(-5).toISOString() }
  expect(await records.report(one, moved)).toBe('REPORTED')
  expect((await records.read(one)).work.report).toMatchObject({ moved_minutes: 60 })
  expect((await records.read(one)).least_extra_yen ?? 0).toBe(0)
})
