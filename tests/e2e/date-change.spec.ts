import { expect, type Page } from '@playwright/test'
import { expectNoBarriersIn } from './barriers.ts'
import { match, memberOf, workIdOf } from './matches.ts'
import { alive, dayFromNow, OWN_DOCTOR, test } from './signed-in.ts'

test.use({ account: OWN_DOCTOR })

const WIDTHS = [375, 1200] as const

const ask = (page: Page) => page.getByRole('button', { name: 'この日時を病院に相談する' })
const answer = (page: Page) => page.getByRole('button', { name: '日程変更に回答する' })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a doctor asks to come later, the hospital declines, then agrees', async ({ page, browser }) => {
      const days = javaScriptEnabled ? 33 : 35
      const { id, hospitalId } = await match(page, days)
      await page.goto('/work/matched')
      const row = page.getByRole('article').filter({ has: page.locator(`a[href="/spot/${id}"]`) })
      await row.getByRole('link', { name: '日程変更・キャンセル申請' }).click()
      const section = page.getByRole('region', { name: '日時を変えて勤務する' })
      await section.getByText('変更したい日時を病院に相談する').click()
      if (javaScriptEnabled) {
        await alive(ask(page))
        await expectNoBarriersIn(page, WIDTHS)
      }
      // Nothing changed, and no reason: told at once, and what was typed stays.
      const start = section.getByLabel('新しい開始')
      const planned = await start.inputValue()
      await ask(page).click()
      await expect(section.getByLabel('変更したい事情')).toHaveAccessibleDescription(/この項目は必須です/)

      const later = `${dayFromNow(days)}T11:00`
      const request = async () => {
        await start.fill(later)
        await section.getByLabel('変更したい事情').fill('常勤先の会議が入り、二時間遅れてしまいます。')
        await ask(page).click()
        await expect(section.getByText('病院の回答を待っています')).toBeVisible()
      }
      await request()
      const typed = page.getByLabel('詳しい事情')
      await typed.fill('まだ途中の文章')

      const office = await memberOf(browser, hospitalId, javaScriptEnabled)
      await office.goto('/hospital')
      await expect(office.getByText('日程変更の相談')).toBeVisible()
      await office.getByRole('link', { name: '試験 一郎先生' }).click()
      const question = office.getByRole('region', { name: '先生からの日程変更の相談' })
      await expect(question).toContainText('常勤先の会議')
      if (javaScriptEnabled) {
        await alive(answer(office))
        await expectNoBarriersIn(office, WIDTHS)
      }
      await question.getByRole('radio', { name: '変更できない' }).check()
      await answer(office).click()
      await expect(question.getByLabel('先生へのひとこと(日程変更)')).toHaveAccessibleDescription(
        /この項目は必須です/,
      )
      await question.getByLabel('先生へのひとこと(日程変更)').fill('10時からでしたら、お待ちできます。')
      await answer(office).click()
      await expect(office.getByText(/^変更できないことを先生にお知らせしました。/)).toBeVisible()

      // With script the answer shows by itself, well before the page would ask, and what was typed stays.
      if (!javaScriptEnabled) await page.reload()
      await expect(section).toContainText('変更できませんでした')
      if (javaScriptEnabled) await expect(typed).toHaveValue('まだ途中の文章')
      await expect(section).toContainText('10時からでしたら、お待ちできます。')
      await section.getByText('変更したい日時を病院に相談する').click()
      await expect(start).toHaveValue(planned)
      await request()
      if (!javaScriptEnabled) await office.reload()
      await question.getByRole('radio', { name: 'この日時に変更する' }).check()
      await answer(office).click()
      await expect(office.getByText('日程を変更し、先生にお知らせしました。', { exact: true })).toBeVisible()
      await page.goto('/work/matched')
      await expect(row).toContainText('11:00')
    })

    test('a hospital asks for another time, takes it back, asks again, and the doctor agrees', async ({
      page,
      browser,
    }) => {
      const days = javaScriptEnabled ? 41 : 43
      const { id, hospitalId } = await match(page, days)
      const workId = await workIdOf({ id })
      const office = await memberOf(browser, hospitalId, javaScriptEnabled)
      const wish = office.getByRole('region', { name: '日時の変更を先生にお願いする' })
      const send = wish.getByRole('button', { name: 'この日時を先生にお願いする' })
      const open = async () => {
        await office.goto(`/hospital/cancellations/${workId}`)
        await wish.getByText('変更したい日時を先生にお願いする').click()
        if (javaScriptEnabled) await alive(send)
      }
      const propose = async () => {
        await open()
        await wish.getByLabel('新しい開始').fill(`${dayFromNow(days)}T10:30`)
        await wish.getByLabel('変更したい事情').fill('朝の検査の都合で、開始を遅らせていただきたいです。')
        await send.click()
        await expect(wish.getByText('先生の回答を待っています')).toBeVisible()
      }
      await open()
      if (javaScriptEnabled) await expectNoBarriersIn(office, WIDTHS)
      await send.click()
      await expect(wish.getByLabel('変更したい事情')).toHaveAccessibleDescription(/この項目は必須です/)
      await propose()
      const retract = wish.getByRole('button', { name: 'お願いを取り下げる' })
      if (javaScriptEnabled) await alive(retract)
      await retract.click()
      await expect(office.getByText(/^日程変更のお願いを取り下げました。/)).toBeVisible()
      await propose()

      await page.goto('/work/matched')
      const row = page.getByRole('article').filter({ has: page.locator(`a[href="/spot/${id}"]`) })
      await expect(row.getByText('日程変更のお願いあり')).toBeVisible()
      await row.getByRole('link', { name: '日程変更のお願いに回答する' }).click()
      const section = page.getByRole('region', { name: '日時を変えて勤務する' })
      await expect(section).toContainText('朝の検査の都合')
      const reply = section.getByRole('button', { name: '病院に回答する' })
      if (javaScriptEnabled) {
        await alive(reply)
        await expectNoBarriersIn(page, WIDTHS)
      }
      await reply.click()
      await expect(
        section.getByRole('radiogroup', { name: '日程変更のお願いへの回答' }),
      ).toHaveAccessibleDescription(/この項目は必須です/)
      await section.getByRole('radio', { name: 'この日時に変更する' }).check()
      await reply.click()
      await expect(page.getByText(/^日程の変更に同意しました。/)).toBeVisible()
      await page.goto('/work/matched')
      await expect(row).toContainText('10:30')
      await office.goto('/hospital/notices')
      await expect(
        office.getByRole('link', { name: '試験 一郎先生が日程の変更に同意しました' }),
      ).toBeVisible()
    })
  })
}
