import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callTwirp, callWork } from '#tests/support/backend-calls.ts'
import { insertMember } from '#tests/support/members.ts'
import { regulars, type RegularApplied, type Regulars } from '#tests/support/regulars.ts'

/** A hospital proposes dates of a running contract, as where they are negotiated (日程相談). */

describe('a proposed date', () => {
  let scene: Regulars
  beforeAll(async () => {
    scene = await regulars()
  }, 60_000)
  afterAll(() => scene.db.close())
  beforeEach(() => scene.at(0))

  const propose = async (
    { id, member }: Pick<RegularApplied, 'id' | 'member'>,
    day: string,
    more: Record<string, unknown> = {},
  ) => {
    const { body } = await callTwirp(
      scene.backend,
      'dp.hospital.HospitalApplications/ProposeDate',
      {
        application_id: id,
        idempotency_key: crypto.randomUUID(),
        start_time: `${day}T17:00:00+09:00`,
        end_time: `${day}T22:00:00+09:00`,
        fee: 50_000,
        ...more,
      },
      member.bearer,
    )
    return body.code ?? String(body.outcome).replace('PROPOSE_DATE_OUTCOME_', '')
  }
  const fileOf = async ({ id, member }: RegularApplied) => {
    const request = { application_id: id }
    const { body } = await callTwirp(
      scene.backend,
      'dp.hospital.HospitalApplications/GetApplicationFile',
      request,
      member.bearer,
    )
    return body
  }

  test('waits for the doctor, who confirms it, and is told of once', async () => {
    const one = await scene.matched({ frequency: 'FLEXIBLE' })
    expect(await scene.datesOf(one)).toEqual([])
    const same = { idempotency_key: crypto.randomUUID() }
    const answers = await Promise.all(Array.from({ length: 20 }, () => propose(one, '2027-01-21', same)))
    expect(new Set(answers)).toEqual(new Set(['PROPOSED']))
    const [date] = await scene.datesOf(one)
    expect(date).toMatchObject({ day: '2027-01-21', state: 'TENTATIVE', workId: null, fee: 50_000 })
    expect((await fileOf(one)).dates).toMatchObject([{ is_tentative: true, work_id: '' }])
    expect((await scene.noticesOf(one)).filter((kind) => kind === 'SCHEDULE_PROPOSED')).toHaveLength(1)
    const request = { schedule_ids: [date?.id], idempotency_key: crypto.randomUUID() }
    const { body } = await callWork(scene.backend, 'ConfirmSchedules', request, one.bearer)
    expect(body.outcome).toBe('CONFIRM_SCHEDULES_OUTCOME_CONFIRMED')
    const [confirmed] = await scene.datesOf(one)
    expect((await fileOf(one)).dates).toMatchObject([{ is_tentative: false, work_id: confirmed?.workId }])
  })

  test('is refused where it cannot be', async () => {
    const one = await scene.matched()
    expect(await propose(one, '2027-01-25')).toBe('DAY_TAKEN')
    expect(await propose(one, '2026-11-20')).toBe('HOURS_INVALID')
    expect(await propose(one, '2026-12-24')).toBe('HOURS_INVALID')
    expect(await propose(one, '2028-01-04')).toBe('HOURS_INVALID')
    expect(await propose(one, '2027-01-21', { end_time: '2027-01-23T17:00:00+09:00' })).toBe('HOURS_INVALID')
    expect(await propose(one, '2027-01-21', { fee: 1_000 })).toBe('BELOW_MINIMUM_WAGE')
    expect(await propose(one, '2027-01-21', { fee: 0 })).toBe('invalid_argument')
    const waiting = await scene.applied()
    expect(await propose(waiting, '2027-01-21')).toBe('NOT_FOUND')
    const viewer = await insertMember(
      scene.db.database,
      (await scene.listingOf(one.listing))?.hospitalId ?? 0,
      { role: 'VIEWER' },
    )
    expect(await propose({ ...one, member: viewer }, '2027-01-21')).toBe('permission_denied')
    expect(await scene.datesOf(one)).toHaveLength(13)
  })
})
