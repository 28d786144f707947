import { like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteAllThanks } from '#app/backend/work/thanks/answer-thanks.service.ts'
import { notification } from '#app/backend/database/schema/notification.ts'
import { cancellations, type Fields, type Matched } from '#tests/support/cancellations.ts'
import { insertDoctor, type TestDoctor } from '#tests/support/doctors.ts'
import { insertStaff } from '#tests/support/staff.ts'
import { thanksHouse, type ThanksHouse } from '#tests/support/thanks.ts'

/** 感謝の声: read, answered once, kept or hidden, and reported to our staff. */

const AT_ONCE = 50

describe('thanks that a doctor has got', () => {
  let scene: ThanksHouse
  let worker: TestDoctor
  beforeAll(async () => {
    scene = thanksHouse(await cancellations())
    worker = await insertStaff(scene.db.database, '運営 花子')
  }, 60_000)
  afterAll(() => scene.db.close())
  beforeEach(() => scene.at(0))

  /** A work with the hospital's thanks, and their id. */
  async function thanked(doctor?: TestDoctor): Promise<Matched & { thanksId: string }> {
    const one = await scene.confirmed(doctor)
    await scene.send(one)
    const [row] = await scene.rowsOf(one)
    if (!row) throw new Error('no thanks')
    return { ...one, thanksId: row.id }
  }
  const kindsAbout = async (thanksId: string) =>
    (
      await scene.db.database
        .select({ type: notification.type })
        .from(notification)
        .where(like(notification.dedupeKey, `%${thanksId}`))
    )
      .map(({ type }) => String(type))
      .toSorted()

  test('is read by its doctor alone, and counted until then', async () => {
    const one = await thanked()
    const stranger = await insertDoctor(scene.db.database)
    const { appreciations, unread } = await scene.read(one)
    expect(unread).toBe(1)
    expect(appreciations).toMatchObject([
      { id: one.thanksId, work_id: one.workId, stamp: 'THANKS_STAMP_HELPED', shelf: 'THANKS_SHELF_OPEN' },
    ])
    expect(await kindsAbout(one.thanksId)).toEqual(['APPRECIATION_RECEIVED'])
    expect((await scene.read(stranger)).appreciations ?? []).toEqual([])
    expect((await scene.read(stranger, { work_id: one.workId })).appreciations ?? []).toEqual([])
    await scene.mark(stranger, [one.thanksId])
    expect((await scene.read(one)).unread).toBe(1)
    expect((await scene.mark(one, [one.thanksId])).unread ?? 0).toBe(0)
    const [first] = await scene.rowsOf(one)
    await scene.mark(one, [one.thanksId])
    expect(await scene.rowsOf(one)).toEqual([first])
    expect((await scene.read(one.member)).appreciations ?? []).toEqual([])
    expect((await scene.mark(one, ['x'])).code).toBe('invalid_argument')
    expect(
      (
        await scene.mark(
          one,
          Array.from({ length: 101 }, () => one.thanksId),
        )
      ).code,
    ).toBe('invalid_argument')
  })

  test('is answered once, and the hospital is told', async () => {
    const one = await thanked()
    const key = { idempotency_key: `reply-${one.id}` }
    const all = await Promise.all(
      Array.from({ length: AT_ONCE }, () => scene.reply(one, one.thanksId, 'SEE_YOU', key)),
    )
    expect(new Set(all)).toEqual(new Set(['REPLIED']))
    expect(await scene.reply(one, one.thanksId)).toBe('ALREADY_REPLIED')
    expect(await scene.reply(one, one.thanksId, 'THANK_YOU', key)).toBe('invalid_argument')
    expect(await kindsAbout(one.thanksId)).toEqual(['APPRECIATION_RECEIVED', 'APPRECIATION_REPLIED'])
    expect((await scene.thankableOf(one)).thanks).toMatchObject([
      { reply: 'THANKS_REPLY_SEE_YOU', is_read: true },
    ])
    const stranger = await insertDoctor(scene.db.database)
    expect(await scene.reply(stranger, one.thanksId)).toBe('NOT_FOUND')
    expect(await scene.reply(one.member, one.thanksId)).toBe('not_found')
    expect(await scene.reply(one, crypto.randomUUID())).toBe('NOT_FOUND')
    expect(await scene.reply(one, 'x')).toBe('invalid_argument')
  })

  test('is put into the year’s notebook, or hidden and shown again', async () => {
    const one = await thanked()
    await scene.send(one, 'NURSE')
    expect(await scene.shelve(one, one.thanksId, 'KEPT')).toBe('KEPT')
    const shelf = async (word: string) =>
      ((await scene.read(one, { shelf: `THANKS_SHELF_${word}` })).appreciations ?? []).length
    expect([await shelf('OPEN'), await shelf('KEPT'), await shelf('HIDDEN')]).toEqual([2, 1, 0])
    const { year, appreciations, works, thanks, doctor_name: name } = await scene.notebook(one)
    expect({ works, thanks }).toEqual({ works: 1, thanks: 2 })
    expect(name).not.toBe('')
    expect(appreciations).toMatchObject([{ id: one.thanksId }])
    expect((await scene.notebook(one, year - 1)).appreciations ?? []).toEqual([])
    expect((await scene.notebook(one, 1999)).code).toBe('invalid_argument')
    const key = { idempotency_key: `hide-${one.id}` }
    const hidden = await Promise.all(
      Array.from({ length: AT_ONCE }, () => scene.shelve(one, one.thanksId, 'HIDDEN', key)),
    )
    expect(new Set(hidden)).toEqual(new Set(['HIDDEN']))
    expect([await shelf('OPEN'), await shelf('KEPT'), await shelf('HIDDEN')]).toEqual([1, 0, 1])
    expect(await scene.shelve(one, one.thanksId, 'OPEN')).toBe('OPENED')
    // The first key again: its answer, and no second effect.
    expect(await scene.shelve(one, one.thanksId, 'HIDDEN', key)).toBe('HIDDEN')
    expect(await shelf('HIDDEN')).toBe(0)
    expect(await scene.shelve(await insertDoctor(scene.db.database), one.thanksId, 'KEPT')).toBe('NOT_FOUND')
  })

  test('is reported once; our staff lets it stand or removes it, and the doctor is told', async () => {
    const [stands, removed] = [await thanked(), await thanked()]
    const key = { idempotency_key: `report-${stands.id}` }
    const all = await Promise.all(
      Array.from({ length: AT_ONCE }, () => scene.report(stands, stands.thanksId, key)),
    )
    expect(new Set(all)).toEqual(new Set(['REPORTED']))
    expect(await scene.report(stands, stands.thanksId)).toBe('ALREADY_REPORTED')
    expect(await scene.report(removed, removed.thanksId)).toBe('REPORTED')
    const { open, total } = await scene.reports(worker)
    expect(total).toBe(2)
    expect(open.map(({ id }: { id: string }) => id)).toEqual(
      expect.arrayContaining([stands.thanksId, removed.thanksId]),
    )

    const decision = { idempotency_key: `decide-${stands.id}` }
    const decided = await Promise.all(
      Array.from({ length: AT_ONCE }, () => scene.decide(worker, stands.thanksId, 'DISMISSED', decision)),
    )
    expect(new Set(decided)).toEqual(new Set(['DISMISSED']))
    expect(await scene.decide(worker, stands.thanksId, 'REMOVED')).toBe('ALREADY_DECIDED')
    expect(await kindsAbout(stands.thanksId)).toEqual(['APPRECIATION_RECEIVED', 'APPRECIATION_STANDS'])

    expect(await scene.decide(worker, removed.thanksId, 'REMOVED')).toBe('REMOVED')
    expect(await kindsAbout(removed.thanksId)).toContain('APPRECIATION_REMOVED')
    expect((await scene.read(removed)).appreciations ?? []).toEqual([])
    expect(await scene.reply(removed, removed.thanksId)).toBe('NOT_FOUND')
    expect((await scene.notebook(removed)).thanks ?? 0).toBe(0)
    expect((await scene.thankableOf(removed)).thanks).toMatchObject([{ is_removed: true }])
    // Once it is removed, the same source sends no second one.
    expect(await scene.send(removed)).toBe('ALREADY_SENT')
    expect((await scene.reports(worker)).total ?? 0).toBe(0)
  })

  test('is decided about by our staff alone', async () => {
    const one = await thanked()
    expect(await scene.decide(worker, one.thanksId, 'REMOVED')).toBe('NOT_FOUND')
    await scene.report(one, one.thanksId)
    for (const other of [one, one.member]) {
      expect(await scene.decide(other, one.thanksId, 'REMOVED')).toBe('permission_denied')
      expect((await scene.reports(other)).code).toBe('permission_denied')
    }
    expect(
      await scene.decide(worker, one.thanksId, 'REMOVED', { verdict: 'THANKS_VERDICT_UNSPECIFIED' }),
    ).toBe('invalid_argument')
    expect(await scene.decide(worker, crypto.randomUUID(), 'REMOVED')).toBe('NOT_FOUND')
    expect(await scene.decide(worker, one.thanksId, 'DISMISSED')).toBe('DISMISSED')
  })

  test.each<Fields>([
    { reason: 'THANKS_REPORT_REASON_UNSPECIFIED' },
    { detail: 'あ'.repeat(501) },
    { id: 'x' },
    { idempotency_key: 'x' },
  ])('is not reported malformed: %o', async (fields) => {
    const one = await thanked()
    expect(await scene.report(one, one.thanksId, fields)).toBe('invalid_argument')
  })

  test('comes in pages, newest first', async () => {
    const doctor = await insertDoctor(scene.db.database)
    const sources = ['HOSPITAL', 'NURSE', 'AMBULANCE_CREW', 'PATIENT'] as const
    for (let count = 0; count < 6; count += 1) {
      const one = await scene.confirmed(doctor, count)
      for (const source of sources) {
        scene.at(count)
        expect(await scene.send(one, source)).toBe('SENT')
      }
      scene.at(0)
    }
    const first = await scene.read(doctor)
    expect(first.appreciations).toHaveLength(20)
    const rest = await scene.read(doctor, { after: first.next_cursor })
    expect(rest.appreciations).toHaveLength(4)
    expect(rest.next_cursor ?? '').toBe('')
    const all = [...first.appreciations, ...rest.appreciations]
    expect(new Set(all.map(({ id }) => id)).size).toBe(24)
    const times: string[] = all.map(({ sent_at: at }) => at)
    expect(times).toEqual(times.toSorted((a, b) => b.localeCompare(a)))
    expect((await scene.read(doctor, { after: '??' })).code).toBe('invalid_argument')
  })

  test('is deleted with the account', async () => {
    const [one, other] = [await thanked(), await thanked()]
    await scene.db.database.transaction((tx) => deleteAllThanks(tx, one.doctorId))
    expect(await scene.rowsOf(one)).toEqual([])
    expect(await scene.rowsOf(other)).toHaveLength(1)
    expect(scene.backend.reported).toEqual([])
  })
})
