import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { DEMO_PASSWORD, TRUSTED } from '#app/backend/database/demo-people.ts'
import { findChromium, NO_CHROMIUM } from '#tests/support/chromium.ts'

/** A slow phone. */
export const SLOW_DOWN = 4

export const PHONE = {
  viewport: { width: 375, height: 812 },
  hasTouch: true,
  locale: 'ja-JP',
  timezoneId: 'Asia/Tokyo',
}

export function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error(NO_CHROMIUM)
  return chromium.launch({
    executablePath,
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'],
  })
}

export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
}

export type Session = Awaited<ReturnType<BrowserContext['storageState']>>

/** Some of what a list offers is for doctors who may apply. */
export async function logIn(browser: Browser, url: string): Promise<Session> {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${url}/login?returnTo=/work/matched`)
  await page.getByLabel('ユーザーID').fill(TRUSTED)
  await page.getByLabel('パスワード', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'ログインする' }).click()
  await page.waitForURL('**/work/matched')
  const session = await page.context().storageState()
  await page.close()
  return session
}
