import { expect, type Page } from '@playwright/test'
import { alive, dayFromNow, spokenDay, test } from './signed-in.ts'

/** Puts texts of the page in `<font>` as Chrome's translation does: the text itself leaves the page, or moves into the element. */
const translate = (page: Page, kind: 'replaced' | 'moved') =>
  page.evaluate((how) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode())
      if (walker.currentNode instanceof Text && walker.currentNode.data.trim() !== '')
        texts.push(walker.currentNode)
    for (const text of texts) {
      if (text.parentElement?.closest('script, style, noscript, option, font')) continue
      const font = document.createElement('font')
      if (how === 'replaced') font.textContent = text.data
      text.replaceWith(font)
      if (how === 'moved') font.append(text)
    }
  }, kind)

for (const kind of ['replaced', 'moved'] as const) {
  test(`a page whose texts are ${kind} by a translation keeps its counts and goes on`, async ({
    page,
    context,
  }) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    await page.goto('/search/spot/result', { waitUntil: 'networkidle' })
    const heart = page.getByRole('button', { name: /^お気に入り / }).first()
    await alive(heart)
    const total = page.getByRole('heading', { level: 1 })
    const counted = await total.innerText()
    await translate(page, kind)
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    const chosen = dayFromNow(3)
    const days = page.getByRole('navigation', { name: '日付で絞り込む' })
    await days.getByRole('link', { name: spokenDay(chosen) }).click()
    await expect(page).toHaveURL(`/search/spot/result?dates=${chosen}`)
    // The same page without a translation.
    const other = await context.newPage()
    await other.goto(`/search/spot/result?dates=${chosen}`)
    const narrowed = await other.getByRole('heading', { level: 1 }).innerText()
    expect(narrowed).not.toBe(counted)
    await expect.poll(() => total.innerText()).toBe(narrowed)
    await page.goBack()
    await expect.poll(() => total.innerText()).toBe(counted)
    expect(faults).toEqual([])
  })
}
