import { expect } from 'vitest'
import { callTwirp, key } from './backend-calls.ts'
import type { CancellationHouse } from './cancellations.ts'
import { payments } from './payments.ts'
import type { renewals } from './renewals.ts'

/**
 * A renewal that is offered, taken back, offered again and accepted, into a sixth year, after which the doctor applies for a
 * contract without a term; and one that the hospital lets end.
 */
export async function renewContracts(renewal: ReturnType<typeof renewals>): Promise<void> {
  const one = await renewal.asked()
  expect(await renewal.decide(one, 'OFFER')).toBe('OFFERED')
  expect(await renewal.decide(one, 'RETRACT')).toBe('RETRACTED')
  expect(await renewal.decide(one, 'OFFER', { new_end: '2032-02-29' })).toBe('OFFERED')
  expect(await renewal.answer(one, 'ACCEPT')).toBe('ACCEPTED')
  renewal.on('2027-04-01')
  expect(await renewal.applyForConversion(one)).toBe('APPLIED')
  expect(await renewal.confirmConversion(one)).toBe('CONFIRMED')
  expect((await renewal.rowsOf(one)).map(({ state, offers }) => `${state} ${offers}`)).toEqual(['ACCEPTED 2'])
  const other = await renewal.asked()
  expect(await renewal.decide(other, 'LET_END')).toBe('NOT_RENEWED')
}

/** An objection that is taken back, made again, and agreed to with 5,000 yen. */
export async function objectAndAnswer(scene: CancellationHouse): Promise<void> {
  const one = await payments(scene).confirmed()
  const send = async (method: string, bearer: string, more: Record<string, unknown> = {}) => {
    const request = { work_id: one.workId, ...key(), ...more }
    const { body } = await callTwirp(scene.backend, method, request, bearer)
    return body.outcome?.replace(/^.*_OUTCOME_/, '') ?? body.code
  }
  const objection = {
    subject: 'OBJECTION_SUBJECT_PAY',
    detail: '救急車の手当が1台分足りません。',
  }
  expect(await send('dp.work.Objections/Object', one.bearer, objection)).toBe('OBJECTED')
  expect(await send('dp.work.Objections/WithdrawObjection', one.bearer)).toBe('WITHDRAWN')
  scene.at(1)
  expect(await send('dp.work.Objections/Object', one.bearer, objection)).toBe('OBJECTED')
  const agreement = {
    answer: 'OBJECTION_ANSWER_AGREED',
    note: '記録を確かめ、ご指摘のとおりでした。',
    added_yen: 5_000,
  }
  expect(await send('dp.hospital.WorkObjections/AnswerObjection', one.member.bearer, agreement)).toBe(
    'AGREED',
  )
  scene.at(0)
}
