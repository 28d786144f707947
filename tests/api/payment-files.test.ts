import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { session } from '#app/backend/database/schema/account/account.ts'
import { cancellations, type CancellationHouse } from '#tests/support/cancellations.ts'
import { NOW } from '#tests/support/doctors.ts'
import { payments } from '#tests/support/payments.ts'

/** The payments of a doctor's year, and of a hospital, as files. */

let scene: CancellationHouse
let money: ReturnType<typeof payments>

beforeAll(async () => {
  scene = await cancellations()
  money = payments(scene)
  scene.at(0)
}, 60_000)
afterAll(() => scene.db.close())

const fileOf = (name: string, bearer?: string) =>
  scene.backend.handlers.paymentFiles(
    new Request(`https://x.example/account/payments/${name}`, {
      headers: bearer ? { Authorization: `Bearer ${bearer}` } : {},
    }),
  )

test('both sides save their own lists as a file', async () => {
  const one = await money.confirmed()
  const due = await fileOf('hospital-unpaid.csv', one.member.bearer)
  expect(due.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(await due.text()).toContain(one.workId)
  await money.pay(one)
  const own = await (await fileOf('2026.csv', one.bearer)).text()
  expect(own.split('\r\n')).toHaveLength(3)
  expect(own).toContain('2026-12-25,2026-11-21,支払い済み')
  expect(await (await fileOf('hospital-2026-11.csv', one.member.bearer)).text()).toContain(one.workId)
  expect((await fileOf('hospital-unpaid.csv', one.bearer)).status).toBe(403)
  expect((await fileOf('hospital-2026-13.csv', one.member.bearer)).status).toBe(404)
  expect((await fileOf('x.csv', one.bearer)).status).toBe(404)
  const visitor = await fileOf('2026.csv')
  expect([visitor.status, visitor.headers.get('location')]).toEqual([
    303,
    '/login?returnTo=%2Fwork%2Fpayments',
  ])
})

test('A file of a hospital leads who has not proved lately who it is to the page that asks, and back to its own list.', async () => {
  const { member } = await money.confirmed()
  await scene.db.database
    .update(session)
    .set({ authenticatedAt: new Date(NOW.getTime() - 600_000) })
    .where(eq(session.id, member.sessionId))
  const wayOf = async (list: string, bearer?: string) => {
    const answer = await fileOf(`hospital-${list}.csv`, bearer)
    return [answer.status, decodeURIComponent(answer.headers.get('location') ?? '')]
  }
  expect(await wayOf('unpaid', member.bearer)).toEqual([303, '/hospital/payments?file=NOT_PROVED'])
  expect(await wayOf('2026-10', member.bearer)).toEqual([
    303,
    '/hospital/payments?shelf=PAID&month=2026-10&file=NOT_PROVED',
  ])
  expect(await wayOf('2026-10')).toEqual([303, '/login?returnTo=/hospital/payments?shelf=PAID&month=2026-10'])
})
