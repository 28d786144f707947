import { expect } from '@playwright/test'
import { serverFunctionPath } from './server-function-path.ts'
import { test } from './signed-in.ts'

const TOKEN = serverFunctionPath('src/features/session/token.functions.ts', 'createIdTokenFn')
const DOCTOR = serverFunctionPath('src/features/session/session.functions.ts', 'getDoctorFn')

test.use({ account: 'review@demo.example' })

test('a token that cannot be had is announced as undefined, and nobody is bothered', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  let asked = 0
  await page.route(`**${TOKEN}*`, (route) => {
    asked += 1
    return route.abort()
  })
  // The app waits for the word, whatever it is: only then it asks for the doctor's record.
  const record = page.waitForRequest((request) => request.url().includes(DOCTOR))
  await page.goto('/work/applied')
  const request = await record
  expect(asked).toBeGreaterThan(0)
  // No token: the cookie speaks.
  expect(request.headers()['authorization']).toBeUndefined()
  expect((await request.response())?.status()).toBe(200)
  expect(await page.evaluate(() => localStorage.getItem('dp:id-token'))).toBeNull()
  await expect(page.getByText('認証に失敗しました')).toHaveCount(0)
  expect(faults).toEqual([])
})

test('a token that can be had is announced, kept and carried', async ({ page }) => {
  const record = page.waitForRequest((request) => request.url().includes(DOCTOR))
  await page.goto('/work/applied')
  expect((await record).headers()['authorization']).toMatch(/^Bearer ey/)
  expect(await page.evaluate(() => localStorage.getItem('dp:id-token'))).toContain('idToken')
})

test('what went wrong with the native app reaches the error-report service', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'flutter_inappwebview', {
      callHandler: () => Promise.reject(new Error('no such handler')),
    })
    Reflect.set(window, 'nativeBridgeReady', true)
  })
  // The bar of the app is asked for as well, now before and now after the token.
  const sent = page.waitForRequest(
    (request) =>
      request.url().endsWith('/error-reports') && request.postData()?.includes('getIdToken') === true,
  )
  await page.goto('/work/applied')
  const report = await sent
  expect(report.postDataJSON()).toMatchObject({
    context: 'native handler getIdToken',
    message: 'no such handler',
    path: '/work/applied',
    version: '1.7.0',
  })
  expect((await report.response())?.status()).toBe(204)
})

test('what nobody caught reaches the error-report service, each fault once and nothing of the address', async ({
  page,
}) => {
  const reports: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/error-reports')) reports.push(request.postDataJSON())
  })
  await page.addInitScript(() => {
    // Before any script of the page is there to hear it.
    addEventListener('DOMContentLoaded', () => {
      throw new TypeError('broken early')
    })
  })
  await page.goto('/work/applied?from=secret')
  await expect.poll(() => reports.length).toBe(1)
  await page.evaluate(() => {
    for (let round = 0; round < 3; round += 1) {
      setTimeout(() => {
        throw new RangeError('broken late')
      })
      void Promise.reject(new Error('refused'))
      void Promise.reject(new DOMException('left', 'AbortError'))
    }
  })
  await expect.poll(() => reports.length).toBe(3)
  expect(reports).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ context: 'error', name: 'TypeError', message: 'broken early' }),
      expect.objectContaining({ context: 'error', name: 'RangeError', message: 'broken late' }),
      expect.objectContaining({ context: 'unhandledrejection', message: 'refused', path: '/work/applied' }),
    ]),
  )
  expect(JSON.stringify(reports)).not.toContain('secret')
})
