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
  let house: DeliveryHouse
  let person: TestDoctor

  beforeAll(async () => {
    house = await deliveryHouse()
  }, 60_000)
  afterAll(() => house.close())
  beforeEach(async () => {
    house.at(NOW)
    person = await house.newPerson()
  })

  test('a notice is one LINE message, however often it is ordered and run', async () => {
    const before = house.toUser().length
    const one = house.notice(person)
    await house.order(one)
    await house.order(one)
    const jobs = await takeJobs(house.db.database, 'line')
    expect(jobs).toHaveLength(1)
    await house.backend.jobs.run('line', jobs)
    await house.backend.jobs.run('line', jobs)
    const [message, ...more] = house.toUser().slice(before)
    expect(more).toEqual([])
    expect(message?.text).toMatch(
      /^青葉病院の勤務が成立しました\n12\/18\(金\) 17:00〜翌9:00の勤務が確定しました。.*\n\n.*\/work\/matched$/,
    )
    expect(message?.text).toContain(ORIGIN)
    expect(await house.outcomes(person)).toEqual(['LINE SENT'])
  })

  test('an answer that is lost leaves one message; a refusal is tried again', async () => {
    const before = house.toUser().length
    await house.order(house.notice(person))
    const jobs = await takeJobs(house.db.database, 'line')
    house.line.trouble(() => 'answer lost')
    await expect(house.backend.jobs.run('line', jobs)).rejects.toThrow()
    house.line.trouble(() => 'refused')
    await expect(house.backend.jobs.run('line', jobs)).rejects.toThrow('LINE answered 503')
    expect(await house.outcomes(person)).toEqual(['LINE null'])
    house.line.trouble(() => undefined)
    await house.backend.jobs.run('line', jobs)
    expect(house.toUser().slice(before)).toHaveLength(1)
    expect(await house.outcomes(person)).toEqual(['LINE SENT'])
  })

  test('200 notices over a network that loses every fifth request arrive once each', async () => {
    const before = house.toUser().length
    await house.order(
      ...Array.from({ length: 200 }, (_, n) =>
        house.notice(person, {
          facts: { doctorId: person.doctorId, hospitalName: `第${n}病院`, shift: '12/18(金)' },
        }),
      ),
    )
    house.line.trouble((request) =>
      request % 5 === 0 ? (request % 2 === 0 ? 'refused' : 'answer lost') : undefined,
    )
    let left = await takeJobs(house.db.database, 'line')
    expect(left).toHaveLength(200)
    for (let attempt = 0; left.length > 0 && attempt < 10; attempt++) {
      const failed: unknown[] = []
      for (const job of left) await house.backend.jobs.run('line', [job]).catch(() => failed.push(job))
      left = failed
    }
    expect(left).toEqual([])
    const titles = house
      .toUser()
      .slice(before)
      .map(({ text }) => text.split('\n')[0])
    expect(titles).toHaveLength(200)
    expect(new Set(titles).size).toBe(200)
  })

  test('what waits for the morning is not sent when it has been read, stopped or become old', async () => {
    const before = house.toUser().length
    house.at(new Date('2026-01-13T23:30:00+09:00'))
    await house.order(house.notice(person, { kind: 'APPLICATION_DECLINED' }))
    const [job] = await waitingJobs(house.db.database, 'line')
    expect(job?.due).toEqual(new Date('2026-01-14T08:00:00+09:00'))
    await house.db.database
      .update(notification)
      .set({ readAt: house.now() })
      .where(eq(notification.doctorId, person.doctorId))
    await house.run('line')
    await house.order(house.notice(person, { kind: 'APPLICATION_DECLINED' }))
    await house.db.database
      .update(doctorProfile)
      .set({ notices: ['APPLICATION_MAIL'] })
      .where(eq(doctorProfile.doctorId, person.doctorId))
    await house.run('line')
    await house.db.database
      .update(doctorProfile)
      .set({ notices: ['APPLICATION_LINE'] })
      .where(eq(doctorProfile.doctorId, person.doctorId))
    await house.order(house.notice(person, { kind: 'APPLICATION_DECLINED' }))
    house.at(new Date(house.now().getTime() + 25 * HOUR_MS))
    await house.run('line')
    expect(await house.outcomes(person)).toEqual(['LINE NOT_WANTED', 'LINE NOT_WANTED', 'LINE TOO_OLD'])
    expect(house.toUser()).toHaveLength(before)
  })

  test('who chose neither, or has no LINE, gets neither', async () => {
    await house.wants(person, ['MAIL'])
    await house.order(house.notice(person))
    await house.wants(person, ['LINE'])
    await house.db.database.delete(lineIdentity)
    await house.order(house.notice(person))
    expect(await house.outcomes(person)).toEqual([])
  })

  test('whoever blocks our LINE account is not written to until they follow it again', async () => {
    const body = (type: string) => JSON.stringify({ events: [{ type, source: { userId: house.user } }] })
    const hear = async (text: string, secret = house.line.settings.channelSecret) => {
      const signature = createHmac('sha256', secret).update(text).digest('base64')
      return (
        await house.backend.handlers.lineWebhook(
          post('/line/webhook', text, { 'x-line-signature': signature }),
        )
      ).status
    }
    expect(await hear(body('unfollow'), 'another secret')).toBe(401)
    expect((await house.backend.handlers.lineWebhook(post('/line/webhook', body('unfollow')))).status).toBe(
      401,
    )
    expect(await hear('{')).toBe(400)
    expect(await hear('{"events":1}')).toBe(400)
    await house.order(house.notice(person))
    expect(await hear(body('unfollow'))).toBe(200)
    await house.run('line')
    await house.order(house.notice(person))
    expect(await house.outcomes(person)).toEqual(['LINE UNREACHABLE'])
    expect(await hear(body('follow'))).toBe(200)
    // LINE checks the address with a body without events.
    expect(await hear('{"destination":"U0","events":[]}')).toBe(200)
    await house.order(house.notice(person))
    await house.run('line')
    expect((await house.outcomes(person)).toSorted()).toEqual(['LINE SENT', 'LINE UNREACHABLE'])
  })
})

test('over the monthly limit a message is parked, not dropped', async () => {
  const house = await deliveryHouse({ monthlyLimit: 0 })
  const person = await house.newPerson()
  await house.order(house.notice(person))
  const jobs = await takeJobs(house.db.database, 'line')
  await expect(house.backend.jobs.run('line', jobs)).rejects.toThrow('LINE answered 429')
  expect(await house.outcomes(person)).toEqual(['LINE null'])
  await house.close()
})
