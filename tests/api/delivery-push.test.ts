import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { session } from '#app/backend/database/schema/account/account.ts'
import { pushDevice } from '#app/backend/database/schema/delivery.ts'
import { callTwirp } from '#tests/support/backend-calls.ts'
import { deliveryHouse, type DeliveryHouse } from '#tests/support/deliveries.ts'
import { insertDoctor, NOW, type TestDoctor } from '#tests/support/doctors.ts'
import { takeJobs } from '#tests/support/jobs.ts'

/** Notices on devices. */

describe('web pushes', () => {
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

  test('a device shows the notice, decrypted with its own keys, and a second attempt replaces it', async () => {
    const { told, browser } = scene.pushes.subscribe()
    expect(await scene.addDevice(told, person)).toBe(200)
    expect(await scene.addDevice(told, person)).toBe(200)
    await scene.order(scene.notice(person))
    const jobs = await takeJobs(scene.db.database, 'push')
    scene.pushes.down(true)
    await expect(scene.backend.jobs.run('push', jobs)).rejects.toThrow('a push service answered 503')
    scene.pushes.down(false)
    await scene.backend.jobs.run('push', jobs)
    expect(browser.shown.map((text) => JSON.parse(text))).toEqual([
      {
        title: '青葉病院の勤務が成立しました',
        body: '12/18(金) 17:00〜翌9:00の勤務が確定しました。集合場所と持ち物をご確認ください。',
        link: '/work/matched',
        tag: browser.topics[0],
      },
    ])
    expect(await scene.outcomes(person)).toContain('PUSH SENT')
  })

  test('a device that withdrew, and one whose session has ended, get nothing', async () => {
    const [gone, out] = [scene.pushes.subscribe(), scene.pushes.subscribe()]
    await scene.addDevice(gone.told, person)
    gone.browser.isGone = true
    await scene.order(scene.notice(person))
    await scene.run('push')
    expect(
      await scene.db.database.select().from(pushDevice).where(eq(pushDevice.accountId, person.accountId)),
    ).toEqual([])
    await scene.addDevice(out.told, person)
    await scene.order(scene.notice(person))
    await scene.db.database
      .update(session)
      .set({ revokedAt: scene.now() })
      .where(eq(session.accountId, person.accountId))
    await scene.run('push')
    expect(out.browser.shown).toEqual([])
    expect((await scene.outcomes(person)).filter((one) => one.startsWith('PUSH'))).toEqual([
      'PUSH UNREACHABLE',
      'PUSH UNREACHABLE',
    ])
  })

  test('an endpoint that is of no push service is refused, and a device of another stays theirs', async () => {
    const { told } = scene.pushes.subscribe()
    const refused = [
      'http://localhost:1/x',
      'http://169.254.169.254/latest',
      'https://example.test/push',
      'https://fcm.googleapis.com.example.test/x',
      'https://user@fcm.googleapis.com/x',
      'https://fcm.googleapis.com:8443/x',
      'http://fcm.googleapis.com/x',
      'javascript:alert(1)',
      '',
      `https://fcm.googleapis.com/${'a'.repeat(1_000)}`,
    ]
    for (const endpoint of refused) expect(await scene.addDevice({ ...told, endpoint }, person)).toBe(400)
    expect(await scene.addDevice({ ...told, p256dh: 'x' }, person)).toBe(400)
    expect(await scene.addDevice(told, { bearer: '' })).toBe(401)
    expect(await scene.addDevice(told, person)).toBe(200)
    const other = await insertDoctor(scene.db.database)
    const remove = (bearer: string) =>
      callTwirp(scene.backend, 'dp.notice.PushDevices/RemovePushDevice', { endpoint: told.endpoint }, bearer)
    const count = async () => scene.db.database.$count(pushDevice, eq(pushDevice.endpoint, told.endpoint))
    expect((await remove(other.bearer)).status).toBe(200)
    expect(await count()).toBe(1)
    // The same browser, with another doctor signed in.
    expect(await scene.addDevice(told, other)).toBe(200)
    expect((await remove(person.bearer)).status).toBe(200)
    expect(await count()).toBe(1)
    await remove(other.bearer)
    expect(await count()).toBe(0)
  })

  test('a device is on for whoever added it, until their session ends', async () => {
    const { told } = scene.pushes.subscribe()
    const isOn = async ({ bearer }: Pick<TestDoctor, 'bearer'>) => {
      const asked = { endpoint: told.endpoint }
      const { body } = await callTwirp(scene.backend, 'dp.notice.PushDevices/GetPushKey', asked, bearer)
      expect(body.public_key).toMatch(/^[\w-]{87}$/)
      return body.is_on ?? false
    }
    expect(await isOn(person)).toBe(false)
    await scene.addDevice(told, person)
    expect(await isOn(person)).toBe(true)
    expect(await isOn(await insertDoctor(scene.db.database))).toBe(false)
    expect(await isOn({ bearer: '' })).toBe(false)
    await scene.db.database
      .update(session)
      .set({ revokedAt: scene.now() })
      .where(eq(session.accountId, person.accountId))
    expect(await isOn(person)).toBe(false)
  })

  test('an account keeps its latest ten devices', async () => {
    for (let n = 0; n < 12; n++) {
      scene.at(new Date(NOW.getTime() + n * 1_000))
      await scene.addDevice(scene.pushes.subscribe().told, person)
    }
    expect(await scene.db.database.$count(pushDevice, eq(pushDevice.accountId, person.accountId))).toBe(10)
  })

  test('the notices of a transaction are one statement, with every channel', async () => {
    await scene.addDevice(scene.pushes.subscribe().told, person)
    await scene.wants(person, ['LINE', 'PUSH', 'MAIL'])
    await scene.order(scene.notice(person))
    const { rows } = await scene.db.database.execute(
      sql`select name from pgboss.job where state = 'created' and name in ('line', 'push') order by name`,
    )
    expect(rows).toEqual([{ name: 'line' }, { name: 'push' }])
  })
})
