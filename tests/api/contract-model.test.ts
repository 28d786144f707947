import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { regularEngagement } from '#app/backend/database/schema/work/engagement.ts'
import { notification } from '#app/backend/database/schema/notification.ts'
import { tokyoDay, tokyoInstant } from '#app/domain/text/tokyo-time.ts'
import { callTwirp, wordOf } from '#tests/support/backend-calls.ts'
import { dateChanges } from '#tests/support/date-changes.ts'
import { dateSubstitutes, type OfDate } from '#tests/support/date-substitutes.ts'
import { regulars, type Regulars } from '#tests/support/regulars.ts'
import { runLength } from '#tests/support/run-length.ts'

/**
 * A contract whose dates are moved, handed over and cancelled, and whose end is noticed and taken back, by both sides in
 * any order and some at the same moment: dates and works agree, nothing stands behind the end, and what a command has
 * answered to have done was told once.
 */

const SEQUENCES = runLength('CONTRACT_SEQUENCES', { short: 6, long: 10 })
/** Between the Mondays 2027-01-18 and 2027-01-25. */
const END = '2027-01-20'

/** The notices to order when a command answers so. */
const TOLD: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  giveAsDoctor: { GIVEN: 'CONTRACT_END_BY_DOCTOR' },
  giveAsHospital: { GIVEN: 'CONTRACT_END_BY_HOSPITAL' },
  withdrawAsDoctor: { WITHDRAWN: 'CONTRACT_STANDS_BY_DOCTOR' },
  withdrawAsHospital: { WITHDRAWN: 'CONTRACT_STANDS_BY_HOSPITAL' },
  move: { REQUESTED: 'DATE_CHANGE_REQUESTED' },
  stay: { WITHDRAWN: 'DATE_CHANGE_WITHDRAWN' },
  moveAccepted: { ACCEPTED: 'DATE_CHANGE_ACCEPTED' },
  moveDeclined: { DECLINED: 'DATE_CHANGE_DECLINED' },
  propose: { REQUESTED: 'DATE_CHANGE_PROPOSED' },
  retract: { WITHDRAWN: 'DATE_CHANGE_RETRACTED' },
  agree: { ACCEPTED: 'DATE_CHANGE_AGREED' },
  refuse: { DECLINED: 'DATE_CHANGE_REFUSED' },
  search: { ASKED: 'SUBSTITUTE_DATE_ASKED' },
  stop: { STOPPED: 'SUBSTITUTE_DATE_STOPPED' },
  arrange: { ARRANGED: 'SUBSTITUTE_DATE_FOUND' },
  refuseSubstitute: { DECLINED: 'SUBSTITUTE_DATE_DECLINED' },
  cancel: { CANCELLED: 'WORK_CANCELLED' },
}
const NAMES = [...Object.keys(TOLD), 'plan']
const COUNTED = Object.values(TOLD).flatMap((outcomes) => Object.values(outcomes))

// One after the other, or two at once.
const groups = fc.array(fc.array(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 2 }), {
  minLength: 3,
  maxLength: 14,
})

let scene: Regulars
let changes: ReturnType<typeof dateChanges>
let dates: ReturnType<typeof dateSubstitutes>

beforeAll(async () => {
  scene = await regulars()
  changes = dateChanges(scene)
  dates = dateSubstitutes(scene)
}, 60_000)
afterAll(() => scene.db.close())

const later = (day: string) => [tokyoInstant(day, 9 * 60), tokyoInstant(day, 13 * 60)] as const

async function end(one: OfDate, method: string, by: 'work' | 'hospital', more: Record<string, unknown> = {}) {
  const bearer = by === 'work' ? one.bearer : one.member.bearer
  const request = { application_id: one.id, idempotency_key: crypto.randomUUID(), ...more }
  return wordOf(await callTwirp(scene.backend, `dp.${by}.Engagements/${method}`, request, bearer))
}

const NOTICE = { end_date: END, reason: '転居することになりました。' }

const COMMANDS: Readonly<Record<string, (one: OfDate) => Promise<string | undefined>>> = {
  giveAsDoctor: (one) => end(one, 'GiveEndNotice', 'work', NOTICE),
  giveAsHospital: (one) => end(one, 'GiveEndNotice', 'hospital', NOTICE),
  withdrawAsDoctor: (one) => end(one, 'WithdrawEndNotice', 'work'),
  withdrawAsHospital: (one) => end(one, 'WithdrawEndNotice', 'hospital'),
  move: (one) => changes.request(one, later('2027-01-21')),
  stay: (one) => changes.withdraw(one),
  moveAccepted: (one) => changes.decide(one, 'ACCEPT'),
  moveDeclined: (one) => changes.decide(one, 'DECLINE'),
  propose: (one) => changes.propose(one, later('2027-01-22')),
  retract: (one) => changes.retract(one),
  agree: (one) => changes.reply(one, 'ACCEPT', { short_rest_acknowledged: true }),
  refuse: (one) => changes.reply(one, 'DECLINE'),
  search: (one) => dates.start(one),
  stop: (one) => dates.stop(one),
  arrange: (one) => dates.answer(one, 'ARRANGE'),
  refuseSubstitute: (one) => dates.answer(one, 'DECLINE'),
  cancel: async (one) =>
    wordOf(
      await callTwirp(
        scene.backend,
        'dp.hospital.Cancellations/CancelWork',
        {
          work_id: one.workId,
          idempotency_key: crypto.randomUUID(),
          reason: 'HOSPITAL_CANCELLATION_REASON_STAFFED_OTHERWISE',
          detail: '常勤の医師が当直できることになりました。',
          compensation_yen: 60_000,
        },
        one.member.bearer,
      ),
    ),
  plan: async () => {
    await scene.backend.jobs.run('engagement', [{}])
    return undefined
  },
}

async function check(one: OfDate, done: readonly string[]): Promise<void> {
  const { database } = scene.db
  const standing = (await scene.worksOf(one)).filter(({ state }) => !state.startsWith('CANCELLED'))
  const rows = await scene.datesOf(one)
  const confirmed = rows.filter(({ state }) => state === 'CONFIRMED' || state === 'SWAP_REQUESTED')
  const sorted = (ids: readonly (string | null)[]) => ids.map(String).toSorted((a, b) => a.localeCompare(b))
  expect(sorted(standing.map(({ id }) => id))).toEqual(sorted(confirmed.map(({ workId }) => workId)))
  for (const { id, plannedStart, plannedEnd } of standing) {
    const date = confirmed.find(({ workId }) => workId === id)
    expect([plannedStart, plannedEnd]).toEqual([date?.startTime, date?.endTime])
  }
  const [contract] = await database
    .select()
    .from(regularEngagement)
    .where(eq(regularEngagement.applicationId, one.id))
  const last = contract?.endDate
  if (last) {
    const behind = standing.filter(({ plannedStart }) => tokyoDay(plannedStart) > last)
    expect(behind.map(({ plannedStart }) => tokyoDay(plannedStart))).toEqual([])
  }
  const told = (await database.select().from(notification)).map(({ type }) => String(type))
  const own = told.filter((kind) => COUNTED.includes(kind))
  expect(own.toSorted((a, b) => a.localeCompare(b))).toEqual(done.toSorted((a, b) => a.localeCompare(b)))
}

test(
  'in any order, dates and works agree, nothing stands behind the end, and everything is told once',
  async () => {
    await fc.assert(
      fc.asyncProperty(groups, async (sequence) => {
        scene.at(0)
        const one = await dates.onMonday('HOSPITAL')
        await scene.db.database.execute(sql`delete from notification`)
        const done: string[] = []
        for (const [index, group] of sequence.entries()) {
          // Every moment is its own.
          scene.at((index + 1) / 60)
          const answers = await Promise.all(group.map(async (name) => COMMANDS[name]?.(one)))
          for (const [at, answer] of answers.entries()) {
            const told = TOLD[group[at] ?? '']?.[answer ?? '']
            if (told) done.push(told)
          }
        }
        await check(one, done)
      }),
      { numRuns: SEQUENCES, endOnFailure: SEQUENCES < 100 },
    )
    expect(scene.backend.reported).toEqual([])
  },
  Math.max(120_000, SEQUENCES * 3_000),
)
