import { expect, type Page } from '@playwright/test'
import { expectNoBarriersIn } from './barriers.ts'
import { match, memberOf, workIdOf } from './matches.ts'
import { alive, OWN_DOCTOR, test } from './signed-in.ts'

test.use({ account: OWN_DOCTOR })

const start = (page: Page) => page.getByRole('button', { name: '代わりの先生をさがし始める' })
const stop = (page: Page) => page.getByRole('button', { name: 'さがすのをやめて勤務する' })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a doctor looks for a substitute, and thinks again', async ({ page, browser }) => {
      const { id, hospitalId } = await match(page, javaScriptEnabled ? 37 : 39)
      await page.goto(`/spot/${id}/request-cancellation`)
      const section = page.getByRole('region', { name: '代わりの先生をさがす' })
      await expect(section).toContainText('注意なしでキャンセルになります')
      if (javaScriptEnabled) await alive(start(page))
      await start(page).click()
      await expect(section).toContainText('代わりの先生をさがしています')
      await expect(section).toContainText('勤務は確定したままです')
      if (javaScriptEnabled) await expectNoBarriersIn(page, [375, 1200])

      // The listing takes one application more, and the hospital knows.
      const workId = await workIdOf({ id })
      const office = await memberOf(browser, hospitalId, javaScriptEnabled)
      await office.goto(`/hospital/cancellations/${workId}`)
      await expect(office.getByText('先生が代わりの先生をさがしています')).toBeVisible()
      await office.goto('/hospital/notices')
      await expect(
        office.getByRole('link', { name: '試験 一郎先生が代わりの先生をさがしています' }),
      ).toBeVisible()

      await stop(page).click()
      await expect(page.getByText(/^代わりの先生さがしをやめました。/)).toBeVisible()
      await expect(start(page)).toBeVisible()
    })
  })
}
