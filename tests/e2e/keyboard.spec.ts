import { expect, type Page } from '@playwright/test'
import { expectNoBarriersIn } from './barriers.ts'
import { addressesOf, rowOf } from './rows.ts'
import { alive, OWN_DOCTOR, test } from './signed-in.ts'

test.use({ account: OWN_DOCTOR })

const linkOf = (page: Page, address: string) => rowOf(page, address).getByRole('heading').getByRole('link')
const help = (page: Page) => page.getByRole('dialog', { name: 'キーボードの操作' })

/** The page listens once it is idle. */
async function press(page: Page, key: string, seen: () => Promise<unknown>): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key)
    await seen()
  }).toPass()
}

test('rows are walked, liked and opened by keys, except while somebody types', async ({ page }) => {
  await page.goto('/search/spot/result')
  const [first = '', second = ''] = await addressesOf(page)
  await alive(rowOf(page, first).getByRole('button', { name: /^お気に入り / }))
  await press(page, '?', () => expect(help(page)).toBeVisible({ timeout: 1_000 }))
  await expectNoBarriersIn(page, [375, 1200])
  await page.keyboard.press('Escape')
  await expect(help(page)).toBeHidden()

  await page.keyboard.press('j')
  await expect(linkOf(page, first)).toBeFocused()
  await page.keyboard.press('j')
  await expect(linkOf(page, second)).toBeFocused()
  await page.keyboard.press('k')
  await expect(linkOf(page, first)).toBeFocused()
  const heart = rowOf(page, first).getByRole('button', { name: /^お気に入り / })
  await page.keyboard.press('l')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(first)

  await page.keyboard.press('/')
  const words = page.getByRole('textbox', { name: 'ことばで検索' })
  await expect(words).toBeFocused()
  await page.keyboard.type('?jl/')
  await expect(words).toHaveValue('?jl/')
  await expect(help(page)).toBeHidden()
})

test('keys that are turned off do nothing, and can be turned on again', async ({ page }) => {
  await page.goto('/search/spot/result')
  const [first = ''] = await addressesOf(page)
  await press(page, '?', () => expect(help(page)).toBeVisible({ timeout: 1_000 }))
  await help(page).getByRole('checkbox', { name: '1文字のキーで操作する' }).uncheck()
  await help(page).getByRole('button', { name: '閉じる' }).click()
  await page.keyboard.press('j')
  await expect(linkOf(page, first)).not.toBeFocused()
  await page.keyboard.press('?')
  await help(page).getByRole('checkbox', { name: '1文字のキーで操作する' }).check()
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await expect(linkOf(page, first)).toBeFocused()
})
