import { expect } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { regularWork } from '#app/backend/database/schema/regular-work.ts'
import { spotWork } from '#app/backend/database/schema/spot-work.ts'
import { addressesOf, expectShown, linkOf, rowAt } from './rows.ts'
import { alive, dayFromNow, test, testDatabase } from './signed-in.ts'

for (const [kind, search, table] of [
  ['spot', `dates=${dayFromNow(47)}`, spotWork],
  ['regular', 'weekdays=SUNDAY&sort=PUBLISH_TIME_DESC', regularWork],
] as const) {
  test(`a ${kind} listing that has closed is marked when one comes back to the results`, async ({ page }) => {
    await page.goto(`/search/${kind}/result?${search}`)
    await alive(page.getByRole('combobox', { name: '並び順' }))
    const [row, other] = [await rowAt(page, 0), await rowAt(page, 1)]
    const link = linkOf(row)
    const id = Number((await link.getAttribute('href'))?.split('/').at(-1))
    const set = (status: 'CLOSED' | 'PUBLISHED') =>
      testDatabase().update(table).set({ status }).where(eq(table.id, id))
    await expect(row.getByText('募集終了')).toHaveCount(0)
    await set('CLOSED')
    try {
      await link.click()
      await expect(page).toHaveURL(new RegExp(`/${kind}/${id}$`))
      await expectShown(page.getByText(/募集(は|が)?終了/))
      await page.goBack()
      await expect(row.getByText('募集終了')).toBeVisible()
      await expect(other.getByText('募集終了')).toHaveCount(0)
    } finally {
      await set('PUBLISHED')
    }
  })

  test(`the source of a ${kind} visit alone is cleaned from the address, and nothing else is`, async ({
    page,
  }) => {
    await page.goto(`/search/${kind}/result?${search}`)
    const [href] = await addressesOf(page)
    const posts: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.postData() ?? '')
    })
    // One redirect, by the server: nothing is recorded without the medium.
    const answer = await page.request.get(`${href}?tSrc=s`, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']]).toEqual([307, href])
    await page.goto(`${href}?tSrc=s`)
    await expect(page).toHaveURL(new RegExp(`${href}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(posts.filter((body) => body.includes('tSrc'))).toEqual([])
  })
}
