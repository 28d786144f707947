import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { calendarBlock } from '#app/backend/database/schema/doctor/ng.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { callTwirp, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, insertDoctors, type TestDoctor } from '#tests/support/doctors.ts'
import { insertListing } from '#tests/support/listings.ts'
import { insertMember } from '#tests/support/members.ts'

/** 勤務NG設定: every change, its limits, and nobody else's eyes. */

const AT_ONCE = 50
const ROSTER = (day: string) =>
  `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:外来\r\nDTSTART:${day}T083000\r\nDTEND:${day}T173000\r\nEND:VEVENT\r\nEND:VCALENDAR`

type Fields = Record<string, unknown>

describe('NG settings', () => {
  let db: TestDatabase
  let backend: TestBackend
  let doctor: TestDoctor
  let hospitalId: string

  beforeAll(async () => {
    db = await testDatabase()
    backend = testBackend(db.database)
    await insertListing(db.database)
    const [place] = await db.database.select({ id: hospital.id }).from(hospital)
    hospitalId = String(place?.id)
  }, 60_000)
  afterAll(() => db.close())
  beforeEach(async () => {
    doctor = await insertDoctor(db.database)
  })

  const change = async (fields: Fields, bearer: string | undefined = doctor.bearer) => {
    const body = { idempotency_key: crypto.randomUUID(), ...fields }
    const answer = await callTwirp(backend, 'dp.work.NgSettings/ChangeNgSettings', body, bearer)
    return answer.body.outcome?.replace('NG_OUTCOME_', '') ?? answer.body.code
  }
  const read = async (bearer: string | undefined = doctor.bearer) =>
    (await callTwirp(backend, 'dp.work.NgSettings/GetNgSettings', {}, bearer)).body

  test('a hospital is added with a private reason, gets another one, and is removed', async () => {
    expect(await change({ add_hospital: { hospital_id: hospitalId, reason: '前に困った' } })).toBe('SAVED')
    expect(await change({ add_hospital: { hospital_id: hospitalId, reason: '遠い' } })).toBe('SAVED')
    expect((await read()).hospitals).toMatchObject([{ hospital_id: hospitalId, reason: '遠い' }])
    expect(
      await change({ add_hospital: { hospital_id: hospitalId, reason: '\u202e遠\u200bい\u3164' } }),
    ).toBe('SAVED')
    expect((await read()).hospitals).toMatchObject([{ reason: '遠い' }])
    expect(await change({ remove_hospital: hospitalId })).toBe('SAVED')
    expect((await read()).hospitals ?? []).toEqual([])
    expect(await change({ add_hospital: { hospital_id: '999999' } })).toBe('NOT_FOUND')
  })

  test('single, weekly and painted times are added and removed', async () => {
    const period = { start: '2026-12-01T00:00:00Z', end: '2026-12-01T03:00:00Z' }
    const weekly = { weekday: 4, start_minute: 1_020, end_minute: 1_980 }
    expect(await change({ add_period: period })).toBe('SAVED')
    expect(await change({ add_weekly: weekly })).toBe('SAVED')
    expect(await change({ paint_month: { month: '2026-12', days: ['2026-12-24', '2026-12-25'] } })).toBe(
      'SAVED',
    )
    expect(await change({ paint_month: { month: '2026-12', days: ['2026-12-25', '2026-12-26'] } })).toBe(
      'SAVED',
    )
    const { blocks, weekly: every } = await read()
    expect(every).toEqual([weekly])
    expect(blocks.map((block: { start: string }) => block.start)).toEqual([
      '2026-12-01T00:00:00Z',
      '2026-12-24T15:00:00Z',
      '2026-12-25T15:00:00Z',
    ])
    expect(await change({ remove_block: blocks[0].id })).toBe('SAVED')
    expect(await change({ remove_weekly: weekly })).toBe('SAVED')
    expect(await change({ paint_month: { month: '2026-12', days: [] } })).toBe('SAVED')
    expect((await read()).blocks ?? []).toEqual([])
  })

  test.each([
    { add_period: { start: '2026-12-01T03:00:00Z', end: '2026-12-01T03:00:00Z' } },
    { add_period: { start: '2026-10-01T03:00:00Z', end: '2026-10-02T03:00:00Z' } },
    { add_period: { start: '2026-12-01T03:00:00Z', end: '2027-12-01T03:00:00Z' } },
    { add_weekly: { weekday: 8, start_minute: 0, end_minute: 60 } },
    { add_weekly: { weekday: 1, start_minute: 60, end_minute: 60 } },
  ])('a time that makes no sense is refused: %o', async (fields) => {
    expect(await change(fields)).toBe('BAD_PERIOD')
  })

  test('a roster replaces the one before, and only that', async () => {
    await change({ paint_month: { month: '2026-12', days: ['2026-12-24'] } })
    expect(await change({ import_roster: ROSTER('20261201') })).toBe('IMPORTED')
    expect(await change({ import_roster: ROSTER('20261202') })).toBe('IMPORTED')
    expect(await change({ import_roster: 'x' })).toBe('FILE_UNREADABLE')
    expect(await change({ import_roster: ROSTER('20251202') })).toBe('FILE_EMPTY')
    expect(await change({ import_roster: ROSTER('20261202') + ' '.repeat(530_000) })).toBe('FILE_TOO_LARGE')
    const { blocks } = await read()
    expect(blocks).toMatchObject([
      { start: '2026-12-01T23:30:00Z', from_roster: true },
      { start: '2026-12-23T15:00:00Z' },
    ])
    expect(JSON.stringify(blocks)).not.toContain('外来')
    expect(await change({ clear_roster: true })).toBe('SAVED')
    expect((await read()).blocks).toHaveLength(1)
  })

  test('what a roster left out is named until the next one, and a file of nothing else replaces nothing', async () => {
    const omissions = async () => (await read()).omissions ?? []
    const unknown =
      'BEGIN:VEVENT\r\nSUMMARY:当直\r\nDTSTART;TZID=Mars:20261203T170000\r\nDURATION:PT16H\r\nEND:VEVENT\r\nEND:VCALENDAR'
    const partly = ROSTER('20261201').replace('END:VCALENDAR', unknown)
    const left = [{ title: '当直', day: '2026-12-03', reason: 'ROSTER_LEFT_ZONE' }]
    expect(await change({ import_roster: partly })).toBe('IMPORTED_PARTLY')
    expect(await omissions()).toEqual(left)
    const nothing = ROSTER('20261202').replace(/BEGIN:VEVENT[^]*END:VEVENT\r\nEND:VCALENDAR/, unknown)
    expect(await change({ import_roster: nothing })).toBe('FILE_NOT_TAKEN')
    expect(await omissions()).toEqual(left)
    expect((await read()).blocks).toHaveLength(1)
    expect(await change({ import_roster: ROSTER('20261202') })).toBe('IMPORTED')
    expect(await omissions()).toEqual([])
    expect(await change({ import_roster: partly })).toBe('IMPORTED_PARTLY')
    expect(await change({ clear_roster: true })).toBe('SAVED')
    expect(await omissions()).toEqual([])
  })

  test('a time and a roster are marked as work of the main job, whole days and the rest never', async () => {
    const marks = async () =>
      (await read()).blocks.map(
        ({ start, is_work: isWork = false }: { start: string; is_work?: boolean }) => [start, isWork],
      )
    const night = { start: '2026-12-01T08:00:00Z', end: '2026-12-01T23:00:00Z' }
    expect(await change({ add_period: night })).toBe('SAVED')
    expect(await marks()).toEqual([[night.start, false]])
    // The same time once more, as work.
    expect(await change({ add_period: { ...night, is_work: true } })).toBe('SAVED')
    expect(await marks()).toEqual([[night.start, true]])
    const [{ id }] = (await read()).blocks
    expect(await change({ mark_block: { block_id: id, is_work: false } })).toBe('SAVED')
    expect(await marks()).toEqual([[night.start, false]])
    expect(await change({ mark_block: { block_id: id, is_work: true } })).toBe('SAVED')
    const day = { start: '2026-12-04T15:00:00Z', end: '2026-12-05T15:00:00Z' }
    expect(await change({ add_period: { ...day, is_work: true } })).toBe('NO_HOURS')
    await change({ paint_month: { month: '2026-12', days: ['2026-12-05'] } })
    const painted = (await read()).blocks.find(({ start }: { start: string }) => start === day.start)
    expect(await change({ mark_block: { block_id: painted.id, is_work: true } })).toBe('NO_HOURS')
    // Somebody else's, or one that is gone, is left as it is.
    const stranger = await insertDoctor(db.database)
    expect(await change({ mark_block: { block_id: id, is_work: false } }, stranger.bearer)).toBe('SAVED')
    expect(await change({ mark_block: { block_id: crypto.randomUUID(), is_work: true } })).toBe('SAVED')
    expect(await marks()).toEqual([
      [night.start, true],
      [day.start, false],
    ])
    const whole =
      'BEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20261210\r\nDTEND;VALUE=DATE:20261211\r\nEND:VEVENT\r\nEND:VCALENDAR'
    const roster = ROSTER('20261210').replace('END:VCALENDAR', whole)
    const ofRoster = async () => (await marks()).filter(([start]: [string]) => start > '2026-12-06')
    expect(await change({ import_roster: roster, is_work: true })).toBe('IMPORTED')
    expect(await ofRoster()).toEqual([
      ['2026-12-09T15:00:00Z', false],
      ['2026-12-09T23:30:00Z', true],
    ])
    expect(await change({ mark_roster: false })).toBe('SAVED')
    expect((await ofRoster()).map(([, isWork]: [string, boolean]) => isWork)).toEqual([false, false])
    expect(await change({ mark_roster: true })).toBe('SAVED')
    expect((await ofRoster()).map(([, isWork]: [string, boolean]) => isWork)).toEqual([false, true])
  })

  test('conditions and effects are replaced', async () => {
    const of = (...conditions: string[]) => ({
      set_conditions: { conditions: conditions.map((one) => `NG_CONDITION_${one}`) },
    })
    const effects = { hospital: 'NG_EFFECT_MARK', date: 'NG_EFFECT_HIDE', condition: 'NG_EFFECT_MARK' }
    expect((await read()).effects).toEqual({
      hospital: 'NG_EFFECT_HIDE',
      date: 'NG_EFFECT_HIDE',
      condition: 'NG_EFFECT_HIDE',
    })
    expect(await change(of('AMBULANCE', 'TRAUMA'))).toBe('SAVED')
    expect(await change(of('TRAUMA', 'CHART_PAPER'))).toBe('SAVED')
    expect(await change({ set_effects: effects })).toBe('SAVED')
    expect(await read()).toMatchObject({
      conditions: ['NG_CONDITION_CHART_PAPER', 'NG_CONDITION_TRAUMA'],
      effects,
    })
  })

  test('thirty weekly times are the most', async () => {
    await db.database
      .execute(`insert into ng_setting (doctor_id, scope, weekday, start_minute, end_minute, created_at)
      select '${doctor.doctorId}', 'DATE', 1, n, n + 60, now() from generate_series(1, 30) n`)
    expect(await change({ add_weekly: { weekday: 2, start_minute: 0, end_minute: 60 } })).toBe('TOO_MANY')
  })

  test.each([
    {},
    { add_hospital: { hospital_id: 'x' } },
    { add_hospital: { hospital_id: '1', reason: 'あ'.repeat(201) } },
    { paint_month: { month: '2026-13', days: [] } },
    { paint_month: { month: '2026-12', days: ['2027-01-01'] } },
    { remove_block: 'x' },
    { mark_block: { block_id: 'x', is_work: true } },
    { set_conditions: { conditions: [99] } },
    { set_effects: {} },
    { clear_roster: true, idempotency_key: 'x' },
  ])('malformed input is refused: %o', async (fields) => {
    expect(await change(fields)).toBe('invalid_argument')
  })

  test('nobody else reads or changes the settings: not another doctor, not a hospital, not a visitor', async () => {
    await change({ add_hospital: { hospital_id: hospitalId, reason: '秘密の理由' } })
    await change({ paint_month: { month: '2026-12', days: ['2026-12-24'] } })
    const [block] = (await read()).blocks
    const stranger = await insertDoctor(db.database)
    expect(await read(stranger.bearer)).toMatchObject({ hospitals: [], blocks: [] })
    expect(await change({ remove_block: block.id }, stranger.bearer)).toBe('SAVED')
    expect((await read()).blocks).toHaveLength(1)
    const member = await insertMember(db.database, Number(hospitalId))
    expect((await read(member.bearer)).code).toBe('failed_precondition')
    expect(await change({ clear_roster: true }, member.bearer)).toBe('failed_precondition')
    const anonymous = await callTwirp(backend, 'dp.work.NgSettings/GetNgSettings', {})
    expect(anonymous.body.code).toBe('unauthenticated')
    const [visitor] = await insertDoctors(db.database, 1, { status: null })
    expect((await read(visitor?.bearer)).code).toBe('failed_precondition')
  })

  test(`${AT_ONCE} identical changes at once have one effect; another change under the key is refused`, async () => {
    const add = { add_period: { start: '2026-12-01T00:00:00Z', end: '2026-12-01T03:00:00Z' } }
    const key = { idempotency_key: `ng-${doctor.doctorId}` }
    const all = await Promise.all(Array.from({ length: AT_ONCE }, () => change({ ...add, ...key })))
    expect(new Set(all)).toEqual(new Set(['SAVED']))
    const rows = db.database.select().from(calendarBlock).where(eq(calendarBlock.doctorId, doctor.doctorId))
    expect(await rows).toHaveLength(1)
    expect(await change({ clear_roster: true, ...key })).toBe('invalid_argument')
  })
})
