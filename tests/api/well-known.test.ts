import { DAY_MS } from '#app/domain/duration.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnvironment } from '#app/backend/environment/environment.ts'
import { createBackend } from '#app/backend/server.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { NOW, ORIGIN } from '#tests/support/doctors.ts'

let db: TestDatabase

beforeAll(async () => {
  db = await testDatabase()
}, 60_000)
afterAll(() => db.close())

const FINGERPRINT = Array.from({ length: 32 }, (_, n) => n.toString(16).padStart(2, '0').toUpperCase()).join(
  ':',
)

/** The answer of a server with these settings. */
async function read(
  handler: 'changePassword' | 'securityText' | 'assetLinks' | 'appleAppSite',
  settings: Record<string, string> = {},
) {
  const { appLinks, operatorMail } = readEnvironment({ DATABASE_URL: db.url, ...settings })
  const { handlers } = createBackend({
    database: db.database,
    clock: () => NOW,
    origin: ORIGIN,
    production: true,
    firebase: null,
    report: () => undefined,
    appLinks,
    operatorMail,
  })
  return handlers[handler](new Request(`${ORIGIN}/.well-known/x`))
}

test('a password manager is sent to the page where a password is changed', async () => {
  const answer = await read('changePassword')
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe('/profile/account#password')
})

test('security.txt names whom to tell, for half a year', async () => {
  const text = await (await read('securityText', { OPERATOR_MAIL: 'security@dp.example' })).text()
  expect(text.split('\n').slice(0, 2)).toEqual([
    'Contact: mailto:security@dp.example',
    `Contact: ${ORIGIN}/contact`,
  ])
  expect(text).toContain(`Canonical: ${ORIGIN}/.well-known/security.txt\n`)
  const expires = new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
  const days = (expires.getTime() - NOW.getTime()) / DAY_MS
  expect(days).toBeGreaterThan(179)
  expect(days).toBeLessThanOrEqual(180)
})

test.each(['', 'support@dp.example(デモ)', 'お問い合わせ画面'])(
  '%j is no address to write to',
  async (mail) => {
    const text = await (await read('securityText', { OPERATOR_MAIL: mail })).text()
    expect(text).toMatch(/^Contact: http/)
    expect(text).not.toContain('mailto:')
  },
)

test('without an app there are no files about one', async () => {
  for (const handler of ['assetLinks', 'appleAppSite'] as const)
    expect((await read(handler)).status).toBe(404)
})

test('the apps of the settings may open our addresses', async () => {
  const android = await read('assetLinks', {
    ANDROID_APP_PACKAGE: 'jp.example.work',
    ANDROID_APP_FINGERPRINTS: `${FINGERPRINT}, ${FINGERPRINT}`,
  })
  expect(android.headers.get('content-type')).toBe('application/json')
  expect(await android.json()).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls', 'delegate_permission/common.get_login_creds'],
      target: {
        namespace: 'android_app',
        package_name: 'jp.example.work',
        sha256_cert_fingerprints: [FINGERPRINT, FINGERPRINT],
      },
    },
  ])
  const apple = await (await read('appleAppSite', { APPLE_APP_IDS: 'ABCDE12345.jp.example.work' })).json()
  expect(apple).toMatchObject({ webcredentials: { apps: ['ABCDE12345.jp.example.work'] } })
  const [detail] = apple.applinks.details
  const opened: string[] = detail.components.map((component: Record<string, string>) => component['/'])
  expect(detail.appIDs).toEqual(['ABCDE12345.jp.example.work'])
  expect(opened).toContain('/spot/*')
  expect(opened.filter((path) => /^\/(staff|hospital|login|line|mail)/.test(path))).toEqual([])
})
