import { HOUR_MS } from '#app/domain/duration.ts'
import { and, asc, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { notification } from '#app/backend/database/schema/notification.ts'
import { work } from '#app/backend/database/schema/work/application.ts'
import { BEFORE_START, reminderWords, sentBefore } from '#app/domain/work/work-reminder.ts'
import { cancellations, inHours, type CancellationHouse, type Matched } from '#tests/support/cancellations.ts'
import { insertDoctor } from '#tests/support/doctors.ts'
import { hours } from '#tests/support/listings.ts'
import { workRecords } from '#tests/support/work-records.ts'

/** What the clock alone does to a work, and what a doctor sees of it at a glance. */

let scene: CancellationHouse
let records: ReturnType<typeof workRecords>

beforeAll(async () => {
  scene = await cancellations()
  records = workRecords(scene)
}, 60_000)
afterAll(() => scene.db.close())
beforeEach(() => scene.at(0))

/** A matched work that takes place so many hours from now. */
async function working(from: number, to: number): Promise<Matched> {
  const one = await scene.matched(inHours(300))
  await records.takesPlace(one, from, to)
  return one
}

/** A work that is over and not reported. */
async function finished(): Promise<Matched> {
  const one = await working(-12, -4)
  await records.run()
  await records.run()
  return one
}

describe('the clock', () => {
  test('begins a work at its start and finishes it two hours after its end, once', async () => {
    const one = await working(-1, -0.5)
    await records.run()
    expect(await records.stateOf(one)).toBe('IN_PROGRESS')
    await records.takesPlace(one, -10, -2.1)
    await records.run()
    expect(await records.stateOf(one)).toBe('FINISHED')
    await records.run()
    expect(await records.stateOf(one)).toBe('FINISHED')
  })

  test('reminds before the start, each time once, and anew after the work was moved', async () => {
    const one = await scene.matched(inHours(300))
    await scene.db.database
      .update(work)
      .set({ createdAt: hours(-500) })
      .where(eq(work.id, one.workId))
    await records.run()
    expect(await records.toldOf(one)).toEqual([])
    for (const from of [71, 71, 23]) {
      await records.takesPlace(one, from, from + 8)
      await records.run()
      await records.run()
    }
    expect((await records.toldOf(one)).length).toBe(2)
  })

  test('whatever the start, each reminder is told at its time by the rule, and says what is left', async () => {
    const one = await scene.matched(inHours(300))
    const titles = async () =>
      (
        await scene.db.database
          .select({ title: notification.title })
          .from(notification)
          .where(and(eq(notification.type, 'WORK_REMINDER'), like(notification.dedupeKey, `%${one.workId}%`)))
          .orderBy(asc(notification.createdAt))
      ).map(({ title }) => title)
    for (let half = 0; half < 48; half += 1) {
      await scene.db.database.delete(notification).where(eq(notification.type, 'WORK_REMINDER'))
      // Ten days on, at every half hour of the day.
      const from = 240 + half / 2
      await scene.db.database
        .update(work)
        .set({
          state: 'SCHEDULED',
          createdAt: hours(0),
          reminders: 0,
          plannedStart: hours(from),
          plannedEnd: hours(from + 8),
        })
        .where(eq(work.id, one.workId))
      const wanted: string[] = []
      for (const before of BEFORE_START) {
        const at = sentBefore(hours(from), before)
        const offset = (at.getTime() - hours(0).getTime()) / HOUR_MS
        scene.at(offset * 60 - 1)
        await records.run()
        expect(await titles(), `${half} ${before}`).toHaveLength(wanted.length)
        scene.at(offset * 60)
        await records.run()
        wanted.push(reminderWords(hours(from), at))
        const told = await titles()
        expect(told, `${half} ${before}`).toHaveLength(wanted.length)
        expect(told.some((title) => title.includes(`(${wanted.at(-1)})`))).toBe(true)
      }
    }
  }, 120_000)

  test('a work that was moved or cancelled is never reminded of at its old time', async () => {
    const one = await scene.matched(inHours(300))
    const set = (columns: Partial<typeof work.$inferInsert>) =>
      scene.db.database.update(work).set(columns).where(eq(work.id, one.workId))
    const told = async () => (await records.toldOf(one)).length
    // Noon in ten days, moved by a day; then at its old times.
    await set({ createdAt: hours(0), reminders: 0, plannedStart: hours(264), plannedEnd: hours(272) })
    for (const at of [240 - 72, 240 - 24, 240 - 3]) {
      const before = await told()
      scene.at(at * 60)
      await records.run()
      // Three days before the old time is four before the new one, and so on.
      const due = [72, 24, 3].filter((hour) => sentBefore(hours(264), hour) <= hours(at)).length
      expect((await told()) - before).toBe(due > before ? 1 : 0)
    }
    await set({ state: 'CANCELLED_BY_HOSPITAL' })
    const before = await told()
    for (const at of [264 - 24, 264 - 3]) {
      scene.at(at * 60)
      await records.run()
    }
    expect(await told()).toBe(before)
  })

  test('reminds of a report that is missing, of the last occasion only after an outage', async () => {
    const one = await finished()
    const atHour = async (ended: number) => {
      await records.takesPlace(one, -ended - 8, -ended)
      await records.run()
      await records.run()
      return (await records.toldOf(one)).filter((kind) => kind === 'WORK_REPORT_DUE').length
    }
    expect(await atHour(11)).toBe(0)
    expect(await atHour(40)).toBe(1)
    expect(await atHour(73)).toBe(2)
    expect(await atHour(100)).toBe(2)
    expect(new Set(await records.toldOf(one))).toEqual(
      // With the last one the hospital learns that it may state the work.
      new Set(['WORK_REPORT_DUE', 'WORK_UNREPORTED']),
    )
  })
})

test('the overview names the next work, what is to be reported, and the month; a visitor has none', async () => {
  const doctor = await insertDoctor(scene.db.database)
  const over = await scene.matched(inHours(300), doctor)
  await records.takesPlace(over, -12, -4)
  await records.run()
  await records.run()
  const next = await scene.matched(inHours(400), doctor)
  await records.takesPlace(next, 0.5, 8)
  const month = new Date(hours(0.5).getTime() + 9 * HOUR_MS).toISOString().slice(0, 7)
  const seen = await records.overview(doctor, month)
  expect(seen.next.id).toBe(next.workId)
  expect(seen.to_report.map(({ id }: { id: string }) => id)).toEqual([over.workId])
  expect(seen.month.map(({ id }: { id: string }) => id)).toContain(next.workId)
  expect((await records.overview(doctor, '2026-13')).code).toBe('invalid_argument')
  const { works, years } = await records.worked(doctor)
  expect(works.map(({ id }: { id: string }) => id)).toEqual([over.workId])
  expect(years).toHaveLength(1)
  expect((await records.overview(next.member, month)).next).toBeUndefined()
})

test('nothing was reported as a bug', () => {
  expect(scene.backend.reported).toEqual([])
})
