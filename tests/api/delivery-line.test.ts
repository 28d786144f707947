import { HOUR_MS } from '#app/domain/duration.ts'
import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lineIdentity } from '#app/backend/database/schema/account/line.ts'
import { notification } from '#app/backend/database/schema/notification.ts'
import { doctorProfile } from '#app/backend/database/schema/doctor/registration.ts'
import { post } from '#tests/support/backend-calls.ts'
import { deliveryHouse, type DeliveryHouse } from '#tests/support/deliveries.ts'
import { NOW, ORIGIN, type TestDoctor } from '#tests/support/doctors.ts'
import { takeJobs, waitingJobs } from '#tests/support/jobs.ts'

/** Notices by LINE. */

describe('LINE messages', () => {
  let scene: DeliveryHouse
  let person: TestDoctor

  beforeAll(async () => {
    scene = await deliveryHouse()
  }, 60_000)
  afterAll(() => scene.close())
  beforeEach(async () => {
    scene.at(NOW)
    person = await scene.newPerson()
  })

  test('a notice is one LINE message, however often it is ordered and run', async () => {
    const before = scene.toUser().length
    const one = scene.notice(person)
    await scene.order(one)
    await scene.order(one)
    const jobs = await takeJobs(scene.db.database, 'line')
    expect(jobs).toHaveLength(1)
    await scene.backend.jobs.run('line', jobs)
    await scene.backend.jobs.run('line', jobs)
    const [message, ...more] = scene.toUser().slice(before)
    expect(more).toEqual([])
    expect(message?.text).toMatch(
      /^青葉病院の勤務が成立しました\n12\/18\(金\) 17:00〜翌9:00の勤務が確定しました。.*\n\n.*\/work\/matched$/,
    )
    expect(message?.text).toContain(ORIGIN)
    expect(await scene.outcomes(person)).toEqual(['LINE SENT'])
  })

  test('an answer that is lost leaves one message; a refusal is tried again', async () => {
    const before = scene.toUser().length
    await scene.order(scene.notice(person))
    const jobs = await takeJobs(scene.db.database, 'line')
    scene.line.trouble(() => 'answer lost')
    await expect(scene.backend.jobs.run('line', jobs)).rejects.toThrow()
    scene.line.trouble(() => 'refused')
    await expect(scene.backend.jobs.run('line', jobs)).rejects.toThrow('LINE answered 503')
    expect(await scene.outcomes(person)).toEqual(['LINE null'])
    scene.line.trouble(() => undefined)
    await scene.backend.jobs.run('line', jobs)
    expect(scene.toUser().slice(before)).toHaveLength(1)
    expect(await scene.outcomes(person)).toEqual(['LINE SENT'])
  })

  test('200 notices over a network that loses every fifth request arrive once each', async () => {
    const before = scene.toUser().length
    await scene.order(
      ...Array.from({ length: 200 }, (_, n) =>
        scene.notice(person, {
          facts: { doctorId: person.doctorId, hospitalName: `第${n}病院`, shift: '12/18(金)' },
        }),
      ),
    )
    scene.line.trouble((request) =>
      request % 5 === 0 ? (request % 2 === 0 ? 'refused' : 'answer lost') : undefined,
    )
    let left = await takeJobs(scene.db.database, 'line')
    expect(left).toHaveLength(200)
    for (let attempt = 0; left.length > 0 && attempt < 10; attempt++) {
      const failed: unknown[] = []
      for (const job of left) await scene.backend.jobs.run('line', [job]).catch(() => failed.push(job))
      left = failed
    }
    expect(left).toEqual([])
    const titles = scene
      .toUser()
      .slice(before)
      .map(({ text }) => text.split('\n')[0])
    expect(titles).toHaveLength(200)
    expect(new Set(titles).size).toBe(200)
  })

  test('what waits for the morning is not sent when it has been read, stopped or become old', async () => {
    const before = scene.toUser().length
    scene.at(new Date('2026-01-13T23:30:00+09:00'))
    await scene.order(scene.notice(person, { kind: 'APPLICATION_DECLINED' }))
    const [job] = await waitingJobs(scene.db.database, 'line')
    expect(job?.due).toEqual(new Date('2026-01-14T08:00:00+09:00'))
    await scene.db.database
      .update(notification)
      .set({ readAt: scene.now() })
      .where(eq(notification.doctorId, person.doctorId))
    await scene.run('line')
    await scene.order(scene.notice(person, { kind: 'APPLICATION_DECLINED' }))
    await scene.db.database
      .update(doctorProfile)
      .set({ notices: ['APPLICATION_MAIL'] })
      .where(eq(doctorProfile.doctorId, person.doctorId))
    await scene.run('line')
    await scene.db.database
      .update(doctorProfile)
      .set({ notices: ['APPLICATION_LINE'] })
      .where(eq(doctorProfile.doctorId, person.doctorId))
    await scene.order(scene.notice(person, { kind: 'APPLICATION_DECLINED' }))
    scene.at(new Date(scene.now().getTime() + 25 * HOUR_MS))
    await scene.run('line')
    expect(await scene.outcomes(person)).toEqual(['LINE NOT_WANTED', 'LINE NOT_WANTED', 'LINE TOO_OLD'])
    expect(scene.toUser()).toHaveLength(before)
  })

  test('who chose neither, or has no LINE, gets neither', async () => {
    await scene.wants(person, ['MAIL'])
    await scene.order(scene.notice(person))
    await scene.wants(person, ['LINE'])
    await scene.db.database.delete(lineIdentity)
    await scene.order(scene.notice(person))
    expect(await scene.outcomes(person)).toEqual([])
  })

  test('whoever blocks our LINE account is not written to until they follow it again', async () => {
    const body = (type: string) => JSON.stringify({ events: [{ type, source: { userId: scene.user } }] })
    const hear = async (text: string, secret = scene.line.settings.channelSecret) => {
      const signature = createHmac('sha256', secret).update(text).digest('base64')
      return (
        await scene.backend.handlers.lineWebhook(
          post('/line/webhook', text, { 'x-line-signature': signature }),
        )
      ).status
    }
    expect(await hear(body('unfollow'), 'another secret')).toBe(401)
    expect((await scene.backend.handlers.lineWebhook(post('/line/webhook', body('unfollow')))).status).toBe(
      401,
    )
    expect(await hear('{')).toBe(400)
    expect(await hear('{"events":1}')).toBe(400)
    await scene.order(scene.notice(person))
    expect(await hear(body('unfollow'))).toBe(200)
    await scene.run('line')
    await scene.order(scene.notice(person))
    expect(await scene.outcomes(person)).toEqual(['LINE UNREACHABLE'])
    expect(await hear(body('follow'))).toBe(200)
    // LINE checks the address with a body without events.
    expect(await hear('{"destination":"U0","events":[]}')).toBe(200)
    await scene.order(scene.notice(person))
    await scene.run('line')
    expect((await scene.outcomes(person)).toSorted()).toEqual(['LINE SENT', 'LINE UNREACHABLE'])
  })
})

test('over the monthly limit a message is parked, not dropped', async () => {
  const scene = await deliveryHouse({ monthlyLimit: 0 })
  const person = await scene.newPerson()
  await scene.order(scene.notice(person))
  const jobs = await takeJobs(scene.db.database, 'line')
  await expect(scene.backend.jobs.run('line', jobs)).rejects.toThrow('LINE answered 429')
  expect(await scene.outcomes(person)).toEqual(['LINE null'])
  await scene.close()
})
