import { expect, type Page } from '@playwright/test'
import { pdfFile } from '#tests/support/pdfs.ts'
import { LINE_AGENT, NATIVE_AGENT, nativeApp } from './native-app.ts'
import { ownListing } from './own-listings.ts'
import { expectShown } from './rows.ts'
import { alive, OWN_DOCTOR, test } from './signed-in.ts'

const NOWHERE = /このアプリの中では、印刷やファイルの保存ができません/

const CSV = 'a[download][href$=".csv"], a[download][href*=".csv?"]'

/** Where something is printed or saved, by whom. */
const PLACES = [
  { account: 'trusted@demo.example', path: '/work/matched', control: 'a[download][href$=".ics"]' },
  { account: 'trusted@demo.example', path: '/work/payments', control: CSV },
  { account: 'trusted@demo.example', path: '/work/payments/yearly', control: 'button:has-text("印刷")' },
  { account: 'trusted@demo.example', path: '/work/hours', control: CSV },
  { account: 'trusted@demo.example', path: '/work/hours', control: 'button:has-text("印刷")' },
  { account: 'trusted@demo.example', path: '/profile/leave', control: 'a[download]' },
  { account: 'hospital@demo.example', path: '/hospital/calendar', control: 'button:has-text("印刷")' },
  { account: 'hospital@demo.example', path: '/hospital/payments', control: 'a[data-saves]' },
]

/** Whatever is printed or saved all the same, and scripts that fail. */
async function watch(page: Page): Promise<string[]> {
  const faults: string[] = []
  page.on('download', (download) => faults.push(`saved ${download.url()}`))
  page.on('pageerror', (error) => faults.push(error.message))
  await page.addInitScript(() => {
    window.print = () => {
      throw new Error('printed')
    }
  })
  return faults
}

/** Presses what prints or saves once the page's script takes it. */
async function press(page: Page, control: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  const one = page.getByRole('main').locator(control).first()
  await alive(one)
  await one.click()
}

for (const { account, path, control } of PLACES) {
  test.describe(`${control} of ${path}`, () => {
    test.describe('in LINE', () => {
      test.use({ account, userAgent: LINE_AGENT })
      test('opens the page in the browser of the device, and says so where LINE does not', async ({
        page,
      }) => {
        const faults = await watch(page)
        await page.goto(path)
        await press(page, control)
        // Chromium opens the address itself, as a LINE does that knows no such word.
        await expect(page).toHaveURL(/[?&]openExternalBrowser=1/)
        expect(new URL(page.url()).pathname).toBe(path)
        await press(page, control)
        await expectShown(page.getByText(NOWHERE))
        expect(faults).toEqual([])
      })
    })

    test.describe('in the native app', () => {
      test.use({ account, userAgent: NATIVE_AGENT })
      test('asks the app for the browser of the device', async ({ page }) => {
        const faults = await watch(page)
        const asked = await nativeApp(page)
        await page.goto(path)
        await press(page, control)
        await expect
          .poll(() => asked.filter(({ name }) => name === 'openInBrowser').map(({ args }) => args))
          .toEqual([[expect.stringMatching(new RegExp(`^http://[^/]+${path}(\\?|$)`))]])
        await expect(page.getByText(NOWHERE)).toHaveCount(0)
        expect(faults).toEqual([])
      })
    })
  })
}

test.describe('an app that opens nothing', () => {
  test.use({ account: 'trusted@demo.example', userAgent: NATIVE_AGENT })
  test('is told of, instead of a control that does nothing', async ({ page }) => {
    await nativeApp(page, ['openInBrowser'])
    await page.goto('/profile/leave')
    await press(page, 'a[download]')
    await expectShown(page.getByText(NOWHERE))
  })
})

test.describe('a doctor in LINE', () => {
  test.use({ account: OWN_DOCTOR, userAgent: LINE_AGENT })

  test('takes a PDF of a thread to the browser of the device', async ({ page }) => {
    const listing = await ownListing('選考あり')
    const path = `${listing.address}/message`
    await page.goto(path, { waitUntil: 'networkidle' })
    await alive(page.getByRole('button', { name: '送る', exact: true }))
    await page
      .getByLabel('ファイルを添付')
      .setInputFiles({ name: '履歴書.pdf', mimeType: 'application/pdf', buffer: pdfFile() })
    await expect(page.getByRole('button', { name: '履歴書.pdfを外す' })).toBeVisible()
    await page.getByRole('button', { name: '送る', exact: true }).click()
    await page
      .getByRole('list', { name: 'メッセージ' })
      .getByRole('link', { name: /履歴書\.pdf/ })
      .click()
    await expect(page).toHaveURL(`${path}?openExternalBrowser=1`)
  })

  test('reads how a calendar takes the address, where no calendar is opened', async ({ page }) => {
    await page.goto('/profile/calendar', { waitUntil: 'networkidle' })
    const issue = page.getByRole('button', { name: /URLを発行/ })
    await alive(issue)
    await issue.click()
    const register = page.getByRole('link', { name: 'カレンダーに登録する' })
    await register.click()
    await expectShown(page.getByText(/このアプリの中からは登録できません/))
    await expect(register).toBeVisible()
  })
})
