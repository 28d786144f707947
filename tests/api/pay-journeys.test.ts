import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { work } from '#app/backend/database/schema/work/application.ts'
import { regularWorkSchedule } from '#app/backend/database/schema/work/engagement.ts'
import { callTwirp } from '#tests/support/backend-calls.ts'
import { cancellations, inHours, type CancellationHouse } from '#tests/support/cancellations.ts'
import { NOW } from '#tests/support/doctors.ts'
import { carfarePaid, duePay } from '#tests/support/law-reference.ts'
import { mulberry } from '#tests/support/rest-grid.ts'
import { payments } from '#tests/support/payments.ts'
import { regulars } from '#tests/support/regulars.ts'
import { workRecords } from '#tests/support/work-records.ts'

/** What was agreed on, from the listing over the report to the payment, as both sides and their files read it. */

let scene: CancellationHouse
let money: ReturnType<typeof payments>

beforeAll(async () => {
  scene = await cancellations()
  money = payments(scene)
}, 60_000)
afterAll(() => scene.db.close())

test.each([
  ['a limit', { carfareType: 'PAID_WITHIN_LIMIT', carfareYen: 3_000 }, 50_000, 3_000],
  ['a flat sum', { carfareType: 'PAID_FLAT', carfareYen: 5_000 }, 0, 5_000],
  ['no carfare', { carfareType: 'NOTHING', carfareYen: null }, 100_000, 0],
] as const)('a work with %s is paid so', async (_, rule, spent, paid) => {
  for (const isAnswered of [true, false]) {
    const one = await scene.matched({ ...inHours(300), incentives: [], ...rule })
    await money.takesPlace(one, -12, -4)
    for (const _run of [1, 2]) await money.run()
    expect(await money.report(one, { carfare_yen: spent })).toBe('REPORTED')
    if (isAnswered) expect(await money.answer(one, 'CONFIRMED')).toBe('CONFIRMED')
    else await money.unanswered(one)
    const { fee } = (await money.look(one)).work
    const line = { gross_yen: fee + paid, taxable_yen: fee, work: { id: one.workId } }
    const { payments: due } = await money.list(one)
    expect(due.flatMap(({ lines }: { lines: unknown[] }) => lines)).toContainEqual(
      expect.objectContaining({ ...line, work: expect.objectContaining({ id: one.workId }) }),
    )
    expect((await money.year(one)).payments).toMatchObject([{ state: 'PAY_STATE_DUE', lines: [line] }])
    expect(await money.pay(one, {}, { withheld_yen: fee + 1 })).toBe('WITHHELD_TOO_HIGH')
    expect(await money.pay(one)).toBe('PAID')
    expect((await money.year(one)).payments).toMatchObject([
      { state: 'PAY_STATE_PAID', gross_yen: fee + paid, withheld_yen: 3_000 },
    ])
  }
})

test('a duty on a holiday is worked in its hours and paid its fee', async () => {
  const contracts = await regulars()
  const { database } = contracts.db
  const one = await contracts.matched({
    holidayPolicy: 'DAY_NIGHT_DUTY',
    holidayStartTimeOfDay: '08:00',
    startTimeOfDay: '17:00',
    endTimeOfDay: '09:00',
    crossesMidnight: true,
    holidayFee: 150_000,
  })
  // 成人の日, on the contract's weekday.
  const [date] = await database
    .select({ workId: work.id, start: work.plannedStart, end: work.plannedEnd, fee: work.fee })
    .from(regularWorkSchedule)
    .innerJoin(work, eq(work.id, regularWorkSchedule.workId))
    .where(
      and(
        eq(regularWorkSchedule.doctorId, one.doctorId),
        eq(work.plannedStart, new Date('2027-01-11T08:00:00+09:00')),
      ),
    )
  expect(date).toMatchObject({ end: new Date('2027-01-12T09:00:00+09:00'), fee: 150_000 })
  const worked = { ...one, workId: date?.workId ?? '' }
  const records = workRecords(contracts)
  await records.takesPlace(worked, -36, -11)
  for (const _run of [1, 2]) await records.run()
  expect(await records.report(worked, { carfare_yen: 0 })).toBe('REPORTED')
  expect(await records.answer(worked, 'CONFIRMED')).toBe('CONFIRMED')
  const ask = async (method: string, body: Record<string, unknown>, { bearer }: { bearer: string }) =>
    (await callTwirp(contracts.backend, method, body, bearer)).body
  const shelf = { shelf: 'PAYMENT_SHELF_UNPAID' }
  const due = await ask('dp.hospital.HospitalPayments/ListPayments', shelf, one.member)
  const lines = due.payments.flatMap((payment: { lines: unknown[] }) => payment.lines)
  const incentives = (await records.look(worked)).work.report.incentives ?? []
  const added = incentives.reduce((sum: number, { yen = 0 }: { yen?: number }) => sum + yen, 0)
  expect(lines).toMatchObject([{ gross_yen: 150_000 + added, work: { fee: 150_000, id: worked.workId } }])
  const year = await ask('dp.work.Payments/GetYear', { year: 2026 }, one)
  expect(year.payments[0].lines).toMatchObject([{ gross_yen: 150_000 + added }])
  await contracts.db.close()
})

test('drawn reports are paid through the database as the reference says', async () => {
  const random = mulberry(27)
  const below = (most: number) => Math.floor(random() * most)
  const now = Math.floor(NOW.getTime() / 60_000)
  // 480 minutes under a permit for the whole shift, with an hour of break.
  const planned = {
    start: now - 720,
    end: now - 240,
    breakMinutes: 60,
    permit: { kind: 'GRANTED_ALL', from: 0, to: 0 },
  } as const
  const at = (minute: number) => new Date(minute * 60_000).toISOString()
  for (let index = 0; index < 20; index += 1) {
    const rule = { carfareType: 'PAID_WITHIN_LIMIT', carfareYen: 1_000 * below(9) } as const
    const one = await scene.matched({ ...inHours(300), incentives: [], ...rule })
    await money.takesPlace(one, -12, -4)
    for (const _run of [1, 2]) await money.run()
    const worked = {
      start: planned.start + below(120) - 60,
      end: planned.end + below(200) - 60,
      breakMinutes: below(120),
      permittedMinutes: below(97) * 5,
    }
    const spent = below(12_000)
    const reported = {
      actual_start: at(worked.start),
      actual_end: at(worked.end),
      break_minutes: worked.breakMinutes,
      permitted_minutes: worked.permittedMinutes,
      carfare_yen: spent,
    }
    expect(await money.report(one, reported)).toBe('REPORTED')
    await money.unanswered(one)
    const { fee, hourly_fee: hourly } = (await money.look(one)).work
    const carfare = carfarePaid({ type: rule.carfareType, yen: rule.carfareYen }, spent, null)
    const { dueYen } = duePay(planned, worked, hourly)
    expect((await money.year(one)).payments, JSON.stringify({ worked, spent, rule })).toMatchObject([
      { gross_yen: fee + carfare + dueYen, taxable_yen: fee + dueYen },
    ])
  }
})
