import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { tokyoInstant } from '#app/domain/text/tokyo-time.ts'
import { callTwirp, callWork } from '#tests/support/backend-calls.ts'
import { cancellations } from '#tests/support/cancellations.ts'
import type { TestDatabase } from '#tests/support/database.ts'
import { dateChanges } from '#tests/support/date-changes.ts'
import { hours } from '#tests/support/listings.ts'
import { loseAnswers } from '#tests/support/lossy.ts'
import { messageHouse } from '#tests/support/messages.ts'
import { insertDoctor } from '#tests/support/doctors.ts'
import { rehires } from '#tests/support/rehires.ts'
import { regulars } from '#tests/support/regulars.ts'
import { insertStaff } from '#tests/support/staff.ts'
import { substitutes } from '#tests/support/substitutes.ts'
import { thanksHouse } from '#tests/support/thanks.ts'

/** Every command between doctor and hospital, over a line that loses 30 % of the answers: nothing twice, nothing lost. */

const SHARE = 0.3
const ROUNDS = 15

const open: { close: () => Promise<void> }[] = []
afterAll(() => Promise.all(open.map((db) => db.close())))

/** Notices by kind. */
async function noticesIn({ database }: TestDatabase): Promise<Record<string, number>> {
  const { rows } = await database.execute<{ type: string; count: number }>(
    sql`select type, count(*)::int count from notification group by 1`,
  )
  return Object.fromEntries(rows.map(({ type, count }) => [type, count]))
}

test('spot: applying, deciding, moving, a substitute, cancelling', async () => {
  const house = await cancellations('postgres')
  open.push(house.db)
  const line = loseAnswers(house.backend, SHARE)
  const changes = dateChanges(house)
  const search = substitutes(house)
  const decide = async (one: { id: string; member: { bearer: string } }, more: Record<string, unknown>) =>
    (
      await callTwirp(
        house.backend,
        'dp.hospital.HospitalApplications/DecideApplication',
        { application_id: one.id, idempotency_key: crypto.randomUUID(), ...more },
        one.member.bearer,
      )
    ).body.outcome
  const shift = { startTime: hours(400), endTime: hours(408) }
  for (let round = 0; round < ROUNDS; round += 1) {
    const one = await house.matched(shift)
    expect(await changes.request(one, [hours(402), hours(410)])).toBe('REQUESTED')
    expect(await changes.withdraw(one)).toBe('WITHDRAWN')
    expect(await changes.request(one, [hours(402), hours(410)])).toBe('REQUESTED')
    expect(await changes.decide(one, 'ACCEPT')).toBe('ACCEPTED')
    expect(await search.start(one)).toBe('STARTED')
    expect(await search.stop(one)).toBe('STOPPED')
    await house.ask(one, 'NONE')
    await house.takeBack(one)
    await house.ask(one, 'NONE')
    await house.decide(one, 'REJECT')
    await house.cancel(one)
    expect(await house.statesOf(one)).toMatchObject({
      application: 'CANCELLED',
      work: 'CANCELLED_BY_HOSPITAL',
    })

    const { member } = one
    const applied = async () => ({
      ...(await house.applied({ ...shift, applicationStatus: 'SELECTION' })),
      member,
    })
    const [accepted, declined, withdrawn, offered] = [
      await applied(),
      await applied(),
      await applied(),
      await applied(),
    ]
    await decide(accepted, { decision: 'HOSPITAL_DECISION_ACCEPT' })
    await decide(declined, {
      decision: 'HOSPITAL_DECISION_DECLINE',
      reason: 'DECLINE_REASON_SCHEDULE_MISMATCH',
    })
    await house.withdraw(withdrawn.bearer, withdrawn.id)
    await decide(offered, {
      decision: 'HOSPITAL_DECISION_OFFER',
      offered: {
        start_time: shift.startTime.toISOString(),
        end_time: shift.endTime.toISOString(),
        fee: 90_000,
      },
      note: '給与を見直しました。',
    })
    const { body } = await callWork(
      house.backend,
      'AnswerOffer',
      { application_id: offered.id, idempotency_key: crypto.randomUUID(), answer: 'OFFER_ANSWER_ACCEPT' },
      offered.bearer,
    )
    expect(body.outcome).toBe('ANSWER_OFFER_OUTCOME_MATCHED')
  }
  expect(line.lost()).toBeGreaterThan(ROUNDS)
  expect(await noticesIn(house.db)).toEqual({
    APPLICATION_MATCHED_AT_ONCE: ROUNDS,
    APPLICATION_RECEIVED: ROUNDS * 4,
    APPLICATION_ACCEPTED: ROUNDS,
    APPLICATION_DECLINED: ROUNDS,
    APPLICATION_UNDONE: ROUNDS,
    APPLICATION_OFFERED: ROUNDS,
    OFFER_ACCEPTED: ROUNDS,
    DATE_CHANGE_REQUESTED: ROUNDS * 2,
    DATE_CHANGE_WITHDRAWN: ROUNDS,
    DATE_CHANGE_ACCEPTED: ROUNDS,
    SUBSTITUTE_SOUGHT: ROUNDS,
    CANCELLATION_REQUESTED: ROUNDS * 2,
    CANCELLATION_WITHDRAWN: ROUNDS,
    CANCELLATION_REJECTED: ROUNDS,
    WORK_CANCELLED: ROUNDS,
  })
  const { rows } = await house.db.database.execute(sql`
    select s.id from spot_work s where s.filled_slots <> (
      select count(*) from application a where a.spot_work_id = s.id and a.state = 'MATCHED')`)
  expect(rows).toEqual([])
  expect(house.backend.reported).toEqual([])
}, 120_000)

test('regular: an interview, the contract, its dates', async () => {
  const house = await regulars('postgres')
  open.push(house.db)
  const line = loseAnswers(house.backend, SHARE)
  const changes = dateChanges(house)
  for (let round = 0; round < ROUNDS; round += 1) {
    const one = await house.applied()
    expect(await house.propose(one)).toBe('DECIDED')
    expect(await house.pick(one, 24)).toBe('CHOSEN')
    expect(await house.offer(one)).toBe('DECIDED')
    expect(await house.answer(one, 'ACCEPT')).toBe('MATCHED')
    const { body } = await callTwirp(
      house.backend,
      'dp.hospital.HospitalApplications/ProposeDate',
      {
        application_id: one.id,
        idempotency_key: crypto.randomUUID(),
        start_time: tokyoInstant('2027-01-13', 17 * 60).toISOString(),
        end_time: tokyoInstant('2027-01-13', 21 * 60).toISOString(),
        fee: 62_000,
      },
      one.member.bearer,
    )
    expect(body.outcome).toBe('PROPOSE_DATE_OUTCOME_PROPOSED')
    const extra = (await house.datesOf(one)).find(({ day }) => day === '2027-01-13')
    const confirmed = await callWork(
      house.backend,
      'ConfirmSchedules',
      { schedule_ids: [extra?.id], idempotency_key: crypto.randomUUID() },
      one.bearer,
    )
    expect(confirmed.body.outcome).toBe('CONFIRM_SCHEDULES_OUTCOME_CONFIRMED')
    const workId = (await house.datesOf(one)).find(({ day }) => day === '2027-01-13')?.workId ?? ''
    const date = { ...one, workId }
    const morning = [tokyoInstant('2027-01-14', 9 * 60), tokyoInstant('2027-01-14', 13 * 60)] as const
    expect(await changes.request(date, morning)).toBe('REQUESTED')
    expect(await changes.decide(date, 'DECLINE')).toBe('DECLINED')
    expect(await house.worksOf(one)).toHaveLength(
      (await house.datesOf(one)).filter((row) => row.workId !== null).length,
    )
  }
  expect(line.lost()).toBeGreaterThan(ROUNDS)
  expect(await noticesIn(house.db)).toEqual({
    APPLICATION_RECEIVED: ROUNDS,
    INTERVIEW_PROPOSED: ROUNDS,
    INTERVIEW_CHOSEN: ROUNDS,
    APPLICATION_OFFERED: ROUNDS,
    OFFER_ACCEPTED: ROUNDS,
    SCHEDULE_PROPOSED: ROUNDS,
    DATE_CHANGE_REQUESTED: ROUNDS,
    DATE_CHANGE_DECLINED: ROUNDS,
  })
  expect(house.backend.reported).toEqual([])
}, 120_000)

test('thanks: sent, changed, taken back, answered, reported and decided about', async () => {
  const house = thanksHouse(await cancellations('postgres'))
  open.push(house.db)
  const worker = await insertStaff(house.db.database, '運営 花子')
  const works = []
  for (let round = 0; round < ROUNDS; round += 1) works.push(await house.confirmed())
  const before = await noticesIn(house.db)
  const line = loseAnswers(house.backend, SHARE)
  for (const one of works) {
    expect(await house.send(one)).toBe('SENT')
    expect(await house.takeBack(one)).toBe('WITHDRAWN')
    expect(await house.send(one)).toBe('SENT')
    expect(await house.change(one)).toBe('CHANGED')
    const [row] = await house.rowsOf(one)
    const id = row?.id ?? ''
    expect(await house.reply(one, id)).toBe('REPLIED')
    expect(await house.shelve(one, id, 'KEPT')).toBe('KEPT')
    expect(await house.report(one, id)).toBe('REPORTED')
    expect(await house.decide(worker, id, 'DISMISSED')).toBe('DISMISSED')
  }
  expect(line.lost()).toBeGreaterThan(ROUNDS)
  expect(await noticesIn(house.db)).toEqual({
    ...before,
    APPRECIATION_RECEIVED: ROUNDS,
    APPRECIATION_REPLIED: ROUNDS,
    APPRECIATION_STANDS: ROUNDS,
  })
  expect(house.backend.reported).toEqual([])
}, 120_000)

test('rehire offers: made, declined, withdrawn, accepted', async () => {
  const house = await cancellations('postgres')
  open.push(house.db)
  const offers = rehires(house)
  const all = await Promise.all(Array.from({ length: ROUNDS }, () => offers.confirmed()))
  await house.db.database.execute(sql`delete from notification`)
  const line = loseAnswers(house.backend, SHARE)
  for (const one of all) {
    const spot = await offers.listing()
    const openOffer = async () =>
      (await offers.list(one)).find((row: { preview?: object }) => row.preview)?.id
    expect(await offers.offer(one, spot)).toBe('OFFERED')
    expect(await offers.decline(one, await openOffer())).toBe('DECLINED')
    expect(await offers.offer(one, spot)).toBe('OFFERED')
    expect(await offers.withdraw(one, await openOffer())).toBe('WITHDRAWN')
    expect(await offers.choose(one, false)).toBe('OFF')
    expect(await offers.choose(one, true)).toBe('ON')
    expect(await offers.offer(one, spot)).toBe('OFFERED')
    expect(await offers.accept(one, await openOffer())).toBe('MATCHED')
  }
  expect(line.lost()).toBeGreaterThan(ROUNDS)
  expect(await noticesIn(house.db)).toEqual({
    REHIRE_OFFER_RECEIVED: ROUNDS * 3,
    REHIRE_OFFER_DECLINED: ROUNDS,
    REHIRE_OFFER_WITHDRAWN: ROUNDS,
    REHIRE_OFFER_ACCEPTED: ROUNDS,
  })
  expect(house.backend.reported).toEqual([])
}, 120_000)

test('messages: each is there once, in its order', async () => {
  const house = await messageHouse('postgres')
  open.push(house.db)
  const line = loseAnswers(house.backend, SHARE)
  for (let round = 0; round < ROUNDS; round += 1) {
    const { bearer } = await insertDoctor(house.db.database)
    const listing = await house.newSpot()
    expect(await house.ask(listing, bearer, `一つ目 ${round}`)).toBe('SENT')
    const thread = await house.threadOf(listing, bearer)
    expect(await house.reply(thread.id, `二つ目 ${round}`)).toBe('SENT')
    expect(await house.ask(listing, bearer, `三つ目 ${round}`)).toBe('SENT')
    const { messages } = await house.threadOf(listing, bearer)
    expect(messages.map(({ body }: { body: string }) => body)).toEqual(
      ['一つ目', '二つ目', '三つ目'].map((text) => `${text} ${round}`),
    )
  }
  expect(line.lost()).toBeGreaterThan(ROUNDS / 2)
  expect(house.backend.reported).toEqual([])
}, 120_000)
