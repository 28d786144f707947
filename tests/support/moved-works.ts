import { expect } from 'vitest'
import { clockText, dayText, shiftText } from '#app/domain/text/shift-text.ts'
import { tokyoText } from '#app/domain/text/tokyo-time.ts'
import { callTwirp, callWork, key, wordOf } from './backend-calls.ts'
import { cancellations, type CancellationHouse, type Matched } from './cancellations.ts'
import { dateChanges } from './date-changes.ts'
import { insertMember } from './members.ts'
import { insertRegistered } from './profiles.ts'

/** The listing: 12/14 17:00〜翌9:00 for 85,000 yen. The offer: 95,000 yen. The move: 12/15 5:00〜20:00. */
export const LISTED = [new Date('2026-12-14T17:00:00+09:00'), new Date('2026-12-15T09:00:00+09:00')] as const
export const MOVED = [new Date('2026-12-15T05:00:00+09:00'), new Date('2026-12-15T20:00:00+09:00')] as const
export const FEE = { listed: 85_000, agreed: 95_000 }

/** Every way in which a wire, a file or a letter writes the start of a shift. */
export function writings([start, end]: readonly [Date, Date]): string[] {
  const text = tokyoText(start)
  const iso = start.toISOString()
  return [
    iso.replace('.000', ''),
    iso,
    text,
    shiftText(text, tokyoText(end)),
    `${dayText(text)} ${clockText(text)}`,
    text.slice(0, 16).replace('T', ' '),
    text.slice(0, 16).replace('T', ','),
    text.slice(0, 19).replaceAll(/[-:]/g, ''),
    iso.replaceAll(/[-:]|\.000/g, ''),
  ]
}

/** A work whose pay was changed by an accepted offer, and whose time was moved to another day after the match. */
export async function movedWork(): Promise<{ scene: CancellationHouse; one: Matched }> {
  const scene = await cancellations()
  const read = (method: string, body: object, bearer: string) =>
    callTwirp(scene.backend, `dp.hospital.HospitalApplications/${method}`, body, bearer)
  const doctor = await insertRegistered(scene.db.database)
  const applied = await scene.applied(
    {
      applicationStatus: 'SELECTION',
      startTime: LISTED[0],
      endTime: LISTED[1],
      fee: FEE.listed,
      breakMinutes: 60,
      applicationDeadline: new Date('2026-12-13T17:00:00+09:00'),
    },
    doctor,
  )
  const hospitalId = (await scene.listingOf(applied.spot))?.hospitalId ?? 0
  const member = await insertMember(scene.db.database, hospitalId)
  const offered = await read(
    'DecideApplication',
    {
      application_id: applied.id,
      ...key(),
      decision: 'HOSPITAL_DECISION_OFFER',
      offered: {
        start_time: LISTED[0].toISOString(),
        end_time: LISTED[1].toISOString(),
        fee: FEE.agreed,
      },
      note: '給与を見直しました。',
    },
    member.bearer,
  )
  expect(offered.body.outcome).toBe('DECIDE_APPLICATION_OUTCOME_DECIDED')
  const accept = { application_id: applied.id, ...key(), answer: 'OFFER_ANSWER_ACCEPT' }
  expect(wordOf(await callWork(scene.backend, 'AnswerOffer', accept, doctor.bearer))).toBe('MATCHED')
  const { works } = (await callWork(scene.backend, 'ListMatchedWorks', {}, doctor.bearer)).body
  const one = { ...applied, workId: works[0].id, hospitalId, member }
  const changes = dateChanges(scene)
  expect(await changes.request(one, MOVED)).toBe('REQUESTED')
  expect(await changes.decide(one, 'ACCEPT')).toBe('ACCEPTED')
  return { scene, one }
}
