import { DAY_MS } from '#app/domain/duration.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { messageFile } from '#app/backend/database/schema/message.ts'
import { objection } from '#app/backend/database/schema/work/objection.ts'
import { weatherDeclaration } from '#app/backend/database/schema/work/weather.ts'
import { RETENTION } from '#app/backend/retention/retention.ts'
import { staff } from '#app/backend/database/schema/staff.ts'
import { callTwirp, wordOf } from '#tests/support/backend-calls.ts'
import { cancellations, inHours, type CancellationHouse } from '#tests/support/cancellations.ts'
import { insertDoctor, NOW } from '#tests/support/doctors.ts'
import { insertStaff } from '#tests/support/staff.ts'
import { cautions, DETAIL, REASON, type Cautions } from '#tests/support/cautions.ts'

/** Objections to 注意 with a file, and objections to absences. */

describe('files of objections, and absences', () => {
  let scene: CancellationHouse
  let left: Cautions
  beforeAll(async () => {
    scene = await cancellations()
    left = await cautions(scene)
  }, 60_000)
  afterAll(() => scene.db.close())
  beforeEach(async () => {
    scene.at(0)
    await scene.db.database.update(weatherDeclaration).set({ withdrawnAt: NOW })
  })

  test('have a file that only the doctor and our staff read, and that no clean-up deletes', async () => {
    const one = await left.cautioned()
    const id = await left.upload(one)
    expect(wordOf(await left.object(one, { file_id: id }))).toBe('OBJECTED')
    const { size } = (await left.cautionOf(one)).objection.file
    expect((await left.cautionOf(one)).objection.file).toEqual({ id, name: '運休証明.pdf', size })
    expect((await left.troubleOf(one)).objection.file).toEqual({ id, name: '運休証明.pdf', size })
    expect((await left.files(`/${id}`, one.bearer)).status).toBe(200)
    expect((await left.files(`/${id}`, left.worker.bearer)).status).toBe(200)
    const stranger = await insertDoctor(scene.db.database)
    for (const bearer of [one.member.bearer, stranger.bearer, '']) {
      expect((await left.files(`/${id}`, bearer)).status).toBe(404)
    }
    const former = await insertStaff(scene.db.database, '運営 太郎')
    await scene.db.database.update(staff).set({ leftAt: NOW }).where(eq(staff.accountId, former.accountId))
    expect((await left.files(`/${id}`, former.bearer)).status).toBe(404)
    // It is sent with nothing else, and lies among the unsent files of nobody.
    const other = await left.cautioned(one)
    expect(wordOf(await left.object(other, { file_id: id }))).toBe('FILE_UNKNOWN')
    const isOver = RETENTION['unsentFiles']?.isOver(new Date(NOW.getTime() + 90 * DAY_MS))
    const doomed = await scene.db.database.select().from(messageFile).where(isOver)
    expect(doomed.map((file) => file.id)).not.toContain(id)
  })

  test('never take the file of another account, or an unknown file', async () => {
    const one = await left.cautioned()
    const stranger = await insertDoctor(scene.db.database)
    const id = await left.upload(stranger)
    expect(wordOf(await left.object(one, { file_id: id }))).toBe('FILE_UNKNOWN')
    expect(wordOf(await left.object(one, { file_id: crypto.randomUUID() }))).toBe('FILE_UNKNOWN')
    expect((await left.cautionOf(one)).objection).toBeUndefined()
    expect(await scene.db.database.select().from(objection).where(eq(objection.workId, one.workId))).toEqual(
      [],
    )
    expect((await left.files(`/${id}`, left.worker.bearer)).status).toBe(404)
  })

  test('to an absence: accepted, the work awaits its report, and the hospital reads why', async () => {
    const one = await left.absent()
    expect(await left.cautionOf(one)).toMatchObject({ is_absence: true, may_object: true, words: REASON })
    expect(wordOf(await left.object(one))).toBe('OBJECTED')
    expect(await left.troubleOf(one)).toMatchObject({
      kind: 'TROUBLE_KIND_CAUTION',
      no_show: { attempts: DETAIL },
    })
    const why = '打刻の障害を確認しました。勤務されていました。'
    expect(wordOf(await left.decide(one, 'TAKEN_BACK', { reason: why }))).toBe('TAKEN_BACK')
    expect(await left.records.stateOf(one)).toBe('FINISHED')
    const { body } = await callTwirp(
      scene.backend,
      'dp.hospital.NoShows/GetNoShow',
      { work_id: one.workId },
      one.member.bearer,
    )
    expect(body.no_show).toMatchObject({ state: 'NO_SHOW_STATE_REJECTED', reason: why })
    expect(await left.records.report(one)).toBe('REPORTED')
    expect(await left.cautionOf(one)).toMatchObject({ objection: { state: 'OBJECTION_STATE_AGREED' } })
  })

  test('to an absence: not accepted while the doctor has another work at the time', async () => {
    const one = await left.absent()
    const other = await scene.matched(inHours(300), one)
    await left.records.takesPlace(other, -10, -2)
    await left.object(one)
    expect(wordOf(await left.decide(one, 'TAKEN_BACK'))).toBe('OVERLAPPING')
    expect(await left.records.stateOf(one)).toBe('NO_SHOW')
    expect((await left.cautionOf(one)).objection.state).toBe('OBJECTION_STATE_OPEN')
    // Works beside each other do not overlap.
    await left.records.takesPlace(other, -20, -12)
    expect(wordOf(await left.decide(one, 'TAKEN_BACK'))).toBe('TAKEN_BACK')
    expect(await left.records.stateOf(one)).toBe('FINISHED')
  })

  test('to an absence: rejected, it stays', async () => {
    const one = await left.absent()
    await left.object(one)
    expect(wordOf(await left.decide(one, 'KEPT'))).toBe('KEPT')
    expect(await left.records.stateOf(one)).toBe('NO_SHOW')
  })

  test('nothing was reported as a bug', () => expect(scene.backend.reported).toEqual([]))
})
