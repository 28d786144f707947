import { expect } from '@playwright/test'
import * as v from 'valibot'
import { launchOptions } from '#tests/support/chromium.ts'
import { alive, test } from './signed-in.ts'

test.use({
  account: { like: 'trusted@demo.example' },
  serviceWorkers: 'allow',
  launchOptions: launchOptions({ whole: true }),
})

test('notices by the app are offered where the browser can show them', async ({ page, context }) => {
  await context.grantPermissions(['notifications'])
  await page.goto('/profile/notices?edit=notices')
  const turnOn = page.getByRole('button', { name: 'この端末で通知を受け取る' })
  await alive(turnOn)
  await turnOn.click()
  // Chromium without its maker's push service cannot subscribe: the page says so, and can be asked again.
  await expect(page.getByText('設定できませんでした。')).toBeVisible()
  await expect(turnOn).toBeEnabled()
})

test('the worker shows a push and keeps to our own pages', async ({ page, context }) => {
  await context.grantPermissions(['notifications'])
  await page.goto('/notices')
  const devTools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations
      if (one) resolve(one.registrationId)
    })
  })
  await devTools.send('ServiceWorker.enable')
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js')
    await navigator.serviceWorker.ready
  })
  const push = async (data: string) =>
    devTools.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(page.url()).origin,
      registrationId: await registered,
      data,
    })
  const shown = async () =>
    v.parse(
      v.array(v.object({ title: v.string(), body: v.string(), tag: v.string() })),
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready
        const notifications = await registration.getNotifications()
        return notifications.map(({ title, body, tag }) => ({ title, body, tag }))
      }),
    )
  const notice = { title: '青葉病院の勤務が成立しました', body: '12/18(金)', link: '/work/matched', tag: 'a' }
  await push(JSON.stringify(notice))
  await expect.poll(shown).toEqual([{ title: notice.title, body: notice.body, tag: 'a' }])
  // A push that arrives twice is shown once.
  await push(JSON.stringify({ ...notice, body: '二度目' }))
  await expect.poll(shown).toEqual([{ title: notice.title, body: '二度目', tag: 'a' }])
  await push(JSON.stringify({ ...notice, title: '別のお知らせ', tag: 'b' }))
  await expect.poll(async () => (await shown()).length).toBe(2)
})
