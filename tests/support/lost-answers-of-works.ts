import { expect } from 'vitest'
import { tokyoInstant } from '#app/domain/text/tokyo-time.ts'
import { callTwirp, key, wordOf } from './backend-calls.ts'
import { inHours, type CancellationHouse } from './cancellations.ts'
import { dateChanges } from './date-changes.ts'
import { dateSubstitutes } from './date-substitutes.ts'
import type { TestDoctor } from './doctors.ts'
import { hours } from './listings.ts'
import { payments } from './payments.ts'
import type { Regulars } from './regulars.ts'
import { termsNotices } from './terms-notices.ts'

const SURVEY = {
  duty: 'MATCH_ANSWER_YES',
  time: 'MATCH_ANSWER_YES',
  break: 'MATCH_ANSWER_YES',
  pay: 'MATCH_ANSWER_YES',
  busyness: 4,
  handover: 5,
  facilities: 3,
  rework: 'REWORK_ANSWER_YES',
}

/** A matched work whose notice of terms is completed, acknowledged and handed over on paper. */
export async function agreeOnTerms(scene: CancellationHouse) {
  const terms = termsNotices(scene)
  const one = await scene.matched(inHours(300))
  await terms.run()
  expect(await terms.issue(one)).toBe('ISSUED')
  expect(await terms.acknowledge(one)).toBe('ACKNOWLEDGED')
  expect(await terms.choose(one, 'PAPER')).toBe('DELIVERY_CHOSEN')
  expect(await terms.handOver(one)).toBe('HANDED_OVER')
  return one
}

/** A work from its first stamp to the slip of its pay. */
export async function workAndPay(scene: CancellationHouse) {
  const records = payments(scene)
  const one = await scene.matched(inHours(300))
  await records.takesPlace(one, -1, 7)
  scene.at(0)
  expect(await records.stamp(one, 'ARRIVE')).toBe('STAMPED')
  scene.at(1)
  expect(await records.stamp(one, 'START')).toBe('STAMPED')
  scene.at(3)
  expect(await records.stamp(one, 'END')).toBe('STAMPED')
  const times = {
    actual_start: hours(-1).toISOString(),
    actual_end: hours(0).toISOString(),
    break_minutes: 10,
  }
  const reported = { ...times, sleep_minutes: 5 }
  expect(await records.report(one, reported)).toBe('REPORTED')
  expect(await records.answer(one, 'CORRECTION_REQUESTED')).toBe('CORRECTION_REQUESTED')
  expect(await records.report(one, reported)).toBe('REPORTED')
  expect(await records.answer(one, 'CONFIRMED')).toBe('CONFIRMED')
  expect(await records.pay(one)).toBe('PAID')
  expect(await records.undo(one)).toBe('TAKEN_BACK')
  scene.at(4)
  expect(await records.pay(one)).toBe('PAID')
  expect(await records.receive(one)).toBe('RECEIVED')
  expect(await records.receive(one, false)).toBe('TAKEN_BACK')
  expect(await records.issue(one)).toBe('ISSUED')
  expect(await records.setSlip(one, 'RECEIVED')).toBe('SAVED')
  const survey = { work_id: one.workId, ...key(), answers: SURVEY, is_submitted: true }
  expect(wordOf(await callTwirp(scene.backend, 'dp.work.Surveys/SaveSurvey', survey, one.bearer))).toBe(
    'SUBMITTED',
  )
  scene.at(0)
  return one
}

/** An absence is reported, taken back, reported again and decided about. */
export async function missWork(scene: CancellationHouse, worker: TestDoctor) {
  const records = payments(scene)
  const one = await scene.matched(inHours(300))
  await records.takesPlace(one, -1, 7)
  await records.run()
  const hospital = async (method: string, more: Record<string, unknown> = {}) =>
    wordOf(
      await callTwirp(
        scene.backend,
        `dp.hospital.NoShows/${method}`,
        { work_id: one.workId, ...key(), ...more },
        one.member.bearer,
      ),
    )
  const attempts = '開始の10分後と25分後に、登録の携帯電話に電話しました。'
  expect(await hospital('ReportNoShow', { attempts })).toBe('REPORTED')
  expect(await hospital('WithdrawNoShow')).toBe('WITHDRAWN')
  scene.at(1)
  expect(await hospital('ReportNoShow', { attempts })).toBe('REPORTED')
  const decision = { decision: 'NO_SHOW_DECISION_CONFIRMED', reason: '先生と病院の双方に確認しました。' }
  const request = { work_id: one.workId, ...key(), ...decision }
  const decided = await callTwirp(scene.backend, 'dp.staff.Troubles/DecideNoShow', request, worker.bearer)
  expect(wordOf(decided)).toBe('CONFIRMED')
  scene.at(0)
  return one
}

/** What the hospital asks about a date of a contract, a substitute for it, and the end of the contract by either side. */
export async function changeContract(scene: Regulars) {
  const changes = dateChanges(scene)
  const dates = dateSubstitutes(scene)
  const one = await dates.onMonday('HOSPITAL')
  const morning = [tokyoInstant('2027-01-20', 9 * 60), tokyoInstant('2027-01-20', 13 * 60)] as const
  expect(await changes.propose(one, morning)).toBe('REQUESTED')
  expect(await changes.retract(one)).toBe('WITHDRAWN')
  expect(await changes.propose(one, morning)).toBe('REQUESTED')
  expect(await changes.reply(one, 'DECLINE')).toBe('DECLINED')
  expect(await dates.start(one)).toBe('ASKED')
  expect(await dates.answer(one, 'ARRANGE')).toBe('ARRANGED')
  for (const [service, bearer] of [
    ['dp.work.Engagements', one.bearer],
    ['dp.hospital.Engagements', one.member.bearer],
  ] as const) {
    const end = async (method: string, more: Record<string, unknown> = {}) =>
      wordOf(
        await callTwirp(
          scene.backend,
          `${service}/${method}`,
          { application_id: one.id, ...key(), ...more },
          bearer,
        ),
      )
    const notice = { end_date: '2027-02-10', reason: '転居することになりました。' }
    expect(await end('GiveEndNotice', notice)).toBe('GIVEN')
    expect(await end('WithdrawEndNotice')).toBe('WITHDRAWN')
    scene.at(service === 'dp.work.Engagements' ? 1 : 0)
  }
  return one
}
