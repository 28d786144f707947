import { expect } from 'vitest'
import { tokyoInstant } from '#app/domain/text/tokyo-time.ts'
import { callTwirp, callWork } from './backend-calls.ts'
import type { CancellationHouse } from './cancellations.ts'
import { dateChanges } from './date-changes.ts'
import { hours } from './listings.ts'
import type { Regulars } from './regulars.ts'
import { substitutes } from './substitutes.ts'

/** A match that is moved, handed over, and cancelled by the hospital; and four applications that end in four ways. */
export async function applyAndDecide(scene: CancellationHouse): Promise<void> {
  const changes = dateChanges(scene)
  const search = substitutes(scene)
  const decide = async (one: { id: string; member: { bearer: string } }, more: Record<string, unknown>) =>
    (
      await callTwirp(
        scene.backend,
        'dp.hospital.HospitalApplications/DecideApplication',
        { application_id: one.id, idempotency_key: crypto.randomUUID(), ...more },
        one.member.bearer,
      )
    ).body.outcome
  const shift = { startTime: hours(400), endTime: hours(408) }
  const one = await scene.matched(shift)
  expect(await changes.request(one, [hours(402), hours(410)])).toBe('REQUESTED')
  expect(await changes.withdraw(one)).toBe('WITHDRAWN')
  expect(await changes.request(one, [hours(402), hours(410)])).toBe('REQUESTED')
  expect(await changes.decide(one, 'ACCEPT')).toBe('ACCEPTED')
  expect(await search.start(one)).toBe('STARTED')
  expect(await search.stop(one)).toBe('STOPPED')
  await scene.ask(one, 'NONE')
  await scene.takeBack(one)
  await scene.ask(one, 'NONE')
  await scene.decide(one, 'REJECT')
  await scene.cancel(one)
  expect(await scene.statesOf(one)).toMatchObject({
    application: 'CANCELLED',
    work: 'CANCELLED_BY_HOSPITAL',
  })

  const { member } = one
  const applied = async () => ({
    ...(await scene.applied({ ...shift, applicationStatus: 'SELECTION' })),
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
  await scene.withdraw(withdrawn.bearer, withdrawn.id)
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
    scene.backend,
    'AnswerOffer',
    { application_id: offered.id, idempotency_key: crypto.randomUUID(), answer: 'OFFER_ANSWER_ACCEPT' },
    offered.bearer,
  )
  expect(body.outcome).toBe('ANSWER_OFFER_OUTCOME_MATCHED')
}

/** An interview, an offer, a proposed date that is confirmed and not moved. */
export async function formContract(scene: Regulars): Promise<void> {
  const changes = dateChanges(scene)
  const one = await scene.applied()
  expect(await scene.propose(one)).toBe('DECIDED')
  expect(await scene.pick(one, 24)).toBe('CHOSEN')
  expect(await scene.offer(one)).toBe('DECIDED')
  expect(await scene.answer(one, 'ACCEPT')).toBe('MATCHED')
  const { body } = await callTwirp(
    scene.backend,
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
  const extra = (await scene.datesOf(one)).find(({ day }) => day === '2027-01-13')
  const confirmed = await callWork(
    scene.backend,
    'ConfirmSchedules',
    { schedule_ids: [extra?.id], idempotency_key: crypto.randomUUID() },
    one.bearer,
  )
  expect(confirmed.body.outcome).toBe('CONFIRM_SCHEDULES_OUTCOME_CONFIRMED')
  const workId = (await scene.datesOf(one)).find(({ day }) => day === '2027-01-13')?.workId ?? ''
  const date = { ...one, workId }
  const morning = [tokyoInstant('2027-01-14', 9 * 60), tokyoInstant('2027-01-14', 13 * 60)] as const
  expect(await changes.request(date, morning)).toBe('REQUESTED')
  expect(await changes.decide(date, 'DECLINE')).toBe('DECLINED')
  expect(await scene.worksOf(one)).toHaveLength(
    (await scene.datesOf(one)).filter((row) => row.workId !== null).length,
  )
}
