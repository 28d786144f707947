import { expect } from '@playwright/test'
import { test } from './signed-in.ts'

const PATHS = ['/%', '/spot/%E0%A4%A', '/search/%ff', '/about/%c3%28', '/%25%'] as const

for (const { who, account } of [
  { who: 'a visitor', account: null },
  { who: 'a doctor', account: 'trusted@demo.example' },
]) {
  test.describe(who, () => {
    test.use({ account })
    for (const path of PATHS) {
      test(`finds the app’s own page, and a way on, at ${path}, which cannot be decoded`, async ({
        page,
      }) => {
        const faults: string[] = []
        page.on('pageerror', (error) => faults.push(error.message))
        // Typed into the address bar, where the browser tidies nothing.
        const response = await page.goto(path)
        expect(response?.status()).toBe(404)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/見つかりません/)
        await expect(page.getByRole('banner')).toBeVisible()
        await page.getByRole('main').getByRole('link').first().click()
        await expect(page).toHaveURL(/\/(search\/.+)?$/)
        expect(faults).toEqual([])
      })

      test(`is refused in Japanese where a form or a program asks ${path}`, async ({ page, baseURL }) => {
        const posted = await page.request.post(path, {
          form: { a: '1' },
          headers: { Accept: 'text/html', Origin: baseURL ?? '' },
        })
        expect(posted.status()).toBe(400)
        expect(await posted.text()).toContain('リクエストの形式が正しくありません。')
        const asked = await page.request.get(path, { headers: { Accept: 'application/json' } })
        expect(asked.status()).toBe(400)
        expect(await asked.json()).toEqual({ message: 'リクエストの形式が正しくありません。' })
        expect((await page.request.get(`/spot?a=${path}`)).status()).toBeLessThan(500)
      })
    }
  })
}
