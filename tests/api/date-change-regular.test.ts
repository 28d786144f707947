import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, tokyoInstant } from '#app/domain/text/tokyo-time.ts'
import { RegularWorkSchedules } from '#app/features/engagement/engagement.listings.documents.ts'
import { dataOf } from '#app/services/graphql-request.server.ts'
import { callTwirp } from '#tests/support/backend-calls.ts'
import { dateChanges } from '#tests/support/date-changes.ts'
import { regulars, type RegularApplied, type Regulars } from '#tests/support/regulars.ts'

/** Moving one date of a regular contract, every Monday from 17:00 since 2027-01-04. */

const AT_ONCE = 50
const DAY = 24 * 60

const shift = (day: string) => [tokyoInstant(day, 9 * 60), tokyoInstant(day, 17 * 60)] as const

describe('a date of a contract', () => {
  let scene: Regulars
  let changes: ReturnType<typeof dateChanges>
  beforeAll(async () => {
    scene = await regulars()
    changes = dateChanges(scene)
  }, 60_000)
  afterAll(() => scene.db.close())
  beforeEach(() => scene.at(0))

  const dateOf = async (one: RegularApplied, day: string) =>
    (await scene.datesOf(one)).find((row) => row.day === day)
  const onMonday = async () => {
    const one = await scene.matched()
    const date = await dateOf(one, '2027-01-18')
    if (!date?.workId) throw new Error('no work')
    return { ...one, workId: date.workId }
  }
  const listed = async ({ bearer, listing }: RegularApplied) => {
    const variables = { where: { regularWorkId: String(listing) }, limit: 50 }
    const answer = await scene.backend.inProcess.listings({
      document: RegularWorkSchedules,
      variables,
      bearer,
    })
    return dataOf('listings', RegularWorkSchedules, answer).regularWorkSchedules.items
  }

  test('is in question until it is moved, with its work, to another day', async () => {
    const one = await onMonday()
    expect(await changes.request(one, shift('2027-01-20'))).toBe('REQUESTED')
    expect(await dateOf(one, '2027-01-18')).toMatchObject({ state: 'SWAP_REQUESTED' })
    const asked = (await listed(one)).find(({ day }) => day === '2027-01-18')
    expect(asked?.changeRequest?.proposedStart).toContain('2027-01-20T09:00')
    expect(await changes.decide(one, 'ACCEPT')).toBe('ACCEPTED')
    expect(await dateOf(one, '2027-01-18')).toBeUndefined()
    expect(await dateOf(one, '2027-01-20')).toMatchObject({ state: 'CONFIRMED', workId: one.workId })
    expect(await changes.timesOf(one.workId)).toEqual(shift('2027-01-20'))
    expect((await listed(one)).every(({ changeRequest }) => changeRequest === null)).toBe(true)
  })

  test('is certain again once the request is declined, withdrawn or lapsed', async () => {
    const one = await onMonday()
    const stateOf = async () => (await dateOf(one, '2027-01-18'))?.state
    await changes.request(one, shift('2027-01-20'))
    await changes.decide(one, 'DECLINE')
    expect(await stateOf()).toBe('CONFIRMED')
    await changes.request(one, shift('2027-01-20'))
    await changes.withdraw(one)
    expect(await stateOf()).toBe('CONFIRMED')
    await changes.request(one, shift('2027-01-20'))
    scene.at(3 * DAY)
    await scene.backend.jobs.run('date-change', [{}])
    expect(await stateOf()).toBe('CONFIRMED')
  })

  test('is not moved past an end of the contract that was noticed since, by either side', async () => {
    const asked = await onMonday()
    await changes.request(asked, shift('2027-03-10'))
    const proposed = await onMonday()
    await changes.propose(proposed, shift('2027-03-10'))
    for (const { id, bearer } of [asked, proposed]) {
      const request = { application_id: id, idempotency_key: crypto.randomUUID(), end_date: '2027-03-01' }
      const { body } = await callTwirp(scene.backend, 'dp.work.Engagements/GiveEndNotice', request, bearer)
      expect(body.outcome).toBe('GIVE_END_NOTICE_OUTCOME_GIVEN')
    }
    expect(await changes.decide(asked, 'ACCEPT')).toBe('HOURS_INVALID')
    expect(await changes.reply(proposed, 'ACCEPT')).toBe('HOURS_INVALID')
    expect(await changes.decide(asked, 'DECLINE')).toBe('DECLINED')
    expect(await dateOf(asked, '2027-01-18')).toMatchObject({ state: 'CONFIRMED' })
  })

  test('does not move to a day of the contract, nor beyond the contract', async () => {
    const one = await onMonday()
    expect(await changes.request(one, shift('2027-01-25'))).toBe('DAY_TAKEN')
    expect(await changes.request(one, shift('2027-01-01'))).toBe('HOURS_INVALID')
    expect(await changes.request(one, shift('2028-06-01'))).toBe('HOURS_INVALID')
  })

  test('moved ahead of the plan keeps its day: the plan makes no second work there', async () => {
    const one = await onMonday()
    const engagement = await scene.engagementOf(one.id)
    // The first Monday that is not planned yet, at another time than the contract's.
    const last = (await scene.datesOf(one)).at(-1)?.day ?? ''
    const ahead = addDays(last, 7)
    expect(ahead > (engagement?.plannedUntil ?? '')).toBe(true)
    const morning = [tokyoInstant(ahead, 6 * 60), tokyoInstant(ahead, 10 * 60)] as const
    expect(await changes.request(one, morning)).toBe('REQUESTED')
    expect(await changes.decide(one, 'ACCEPT')).toBe('ACCEPTED')
    scene.at(76 * DAY)
    await scene.backend.jobs.run('engagement', [{}])
    const dates = await scene.datesOf(one)
    expect(dates.filter(({ day }) => day === ahead)).toHaveLength(1)
    expect(dates.find(({ day }) => day === ahead)?.workId).toBe(one.workId)
    const works = await scene.worksOf(one)
    expect(works).toHaveLength(dates.filter(({ workId }) => workId !== null).length)
  })

  test(`${AT_ONCE} identical commands at once have one effect and one response`, async () => {
    const one = await onMonday()
    const times = <T>(run: () => Promise<T>) => Promise.all(Array.from({ length: AT_ONCE }, run))
    const same = (name: string) => ({ idempotency_key: `change-${name}-${one.id}` })
    const asked = await times(() => changes.request(one, shift('2027-01-20'), same('ask')))
    expect(new Set(asked)).toEqual(new Set(['REQUESTED']))
    const accepted = await times(() => changes.decide(one, 'ACCEPT', same('accept')))
    expect(new Set(accepted)).toEqual(new Set(['ACCEPTED']))
    expect(await changes.statesOf(one.workId)).toEqual(['ACCEPTED'])
  })

  test('is moved or stays, when the doctor withdraws while the hospital accepts', async () => {
    const one = await onMonday()
    const days = ['2027-01-19', '2027-01-20', '2027-01-21', '2027-01-22', '2027-01-23']
    for (const day of days) {
      await changes.request(one, shift(day))
      const before = await changes.timesOf(one.workId)
      const answers = await Promise.all([changes.withdraw(one), changes.decide(one, 'ACCEPT')])
      const isMoved = answers[1] === 'ACCEPTED'
      expect(answers.toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual(
        isMoved ? ['ACCEPTED', 'ALREADY_DECIDED'] : ['ALREADY_DECIDED', 'WITHDRAWN'],
      )
      expect(await changes.timesOf(one.workId)).toEqual(isMoved ? shift(day) : before)
    }
  })

  test('nothing was reported as a bug', () => expect(scene.backend.reported).toEqual([]))
})
