import { expect } from '@playwright/test'
import { test } from './signed-in.ts'

/** Pages about one thing, asked for something that is not there: nobody has it, or somebody else. */

const NONE = '00000000-0000-4000-8000-000000000000'
const NO_LISTING = '999999999'

const PAGES: Record<string, string[]> = {
  'trusted@demo.example': [
    `/spot/${NO_LISTING}/message`,
    `/spot/${NO_LISTING}/report`,
    `/spot/${NO_LISTING}/request-cancellation`,
    `/regular/${NO_LISTING}/message`,
    `/regular/${NO_LISTING}/report`,
    `/regular/${NO_LISTING}/schedule`,
    `/regular/${NO_LISTING}/schedule/${NONE}/request-cancellation`,
    `/application/regular?id=${NO_LISTING}`,
    `/work/${NONE}/survey`,
    `/work/${NONE}/report`,
    `/work/${NONE}/terms`,
    `/work/${NONE}/guide`,
    `/work/payments/${NONE}`,
    `/work-performance/spot/${NONE}`,
    `/work-performance/regular/${NONE}`,
    '/profile/nothing',
  ],
  'hospital@demo.example': [
    `/hospital/applications/${NONE}`,
    '/hospital/applications/x',
    `/hospital/cancellations/${NONE}`,
    '/hospital/figures/nothing',
    `/hospital/listings/${NONE}/edit`,
    '/hospital/listings/S-0000001/edit',
    `/hospital/listings/${NONE}/copy`,
    `/hospital/messages/${NONE}`,
    '/hospital/messages/x',
    `/hospital/no-shows/${NONE}`,
    `/hospital/offers/${NONE}`,
    `/hospital/reports/${NONE}`,
    `/hospital/works/${NONE}/terms`,
  ],
  'staff@demo.example': [
    `/staff?doctor=${NONE}`,
    `/staff/contacts/${NONE}`,
    `/staff/hospitals/${NO_LISTING}`,
    '/staff/reviews/S-9999999',
    `/staff/surveys/${NONE}`,
    `/staff/threads/${NONE}`,
  ],
}

for (const [account, pages] of Object.entries(PAGES)) {
  test.describe(account, () => {
    test.use({ account })

    test('each page about an unknown object answers with 404', async ({ page }) => {
      const statuses: Record<string, number> = {}
      for (const path of pages) {
        const answer = await page.request.get(path)
        statuses[path] = answer.status()
        expect(await answer.text()).toContain('</main>')
      }
      expect(statuses).toEqual(Object.fromEntries(pages.map((path) => [path, 404])))
    })
  })
}
