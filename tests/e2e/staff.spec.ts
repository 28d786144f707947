import { expect } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { DEMO_PASSWORD } from '#app/backend/database/demo-people.ts'
import { insertFailedJob } from '#tests/support/jobs.ts'
import { doctorIdOf, insertPersonLike, type OwnPerson } from './own-people.ts'
import { addressesOf, expectShown } from './rows.ts'
import { serverFunctionPath } from './server-function-path.ts'
import { alive, sessionOf, test, testDatabase } from './signed-in.ts'

const RETRY = serverFunctionPath('src/features/staff/failed-jobs/failed-job.functions.ts', 'retryFailedJobFn')

test('a visitor logs in first, as staff', async ({ page }) => {
  await page.goto('/staff')
  await expect(page).toHaveURL('/staff/login')
  await expect(page.getByRole('heading', { level: 1, name: '運営スタッフのログイン' })).toBeVisible()
  await page.getByLabel('ユーザーID').fill('staff@demo.example')
  await page.getByLabel('パスワード', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'ログインする' }).click()
  await expect(page).toHaveURL('/staff')
  await expect(page.getByText('担当: 運営 花子')).toBeVisible()
})

for (const account of ['trusted@demo.example', 'new@demo.example']) {
  test.describe(account, () => {
    test.use({ account })
    test('is told that this page is not for them, with 403', async ({ page }) => {
      const answer = await page.goto('/staff?queue=ACTIVE')
      expect(answer?.status()).toBe(403)
      await expect(page.getByText('このページは運営スタッフ専用です。')).toBeVisible()
      await expect(page.getByRole('article')).toHaveCount(0)
    })
  })
}

test.describe('paused@demo.example', () => {
  test.use({ account: 'paused@demo.example' })
  test('reads until when', async ({ page }) => {
    await page.goto('/search/spot')
    const banner = page.getByRole('complementary', { name: '応募までの次の手順' })
    await expect(banner).toContainText(/20\d\d年\d+月\d+日\(.\) \d+:\d\dまで、応募はご利用いただけません。/)
    await expect(banner).toContainText('自動で再開します')
  })
})

test.describe('what the backend gave up', () => {
  // The last of them wants an empty list.
  test.describe.configure({ mode: 'serial' })

  test.describe('to a doctor', () => {
    test.use({ account: 'trusted@demo.example' })
    test('is not shown', async ({ page }) => {
      expect((await page.goto('/staff/jobs'))?.status()).toBe(403)
      await expect(page.getByText('このページは運営スタッフ専用です。')).toBeVisible()
    })
  })

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ account: 'staff@demo.example', javaScriptEnabled })
      test('is tried again by a button', async ({ page }) => {
        const error = `no room ${crypto.randomUUID()}`
        const id = await insertFailedJob(testDatabase(), { name: 'purge', data: { of: 'clicks' }, error })
        await page.goto('/staff')
        await page.getByRole('link', { name: /失敗した処理/ }).click()
        await expect(page.getByRole('heading', { level: 1, name: '失敗した処理' })).toBeVisible()
        const job = page.getByRole('article', { name: '古い記録の削除' }).filter({ hasText: error })
        await expect(job).toContainText('(4回目)')
        const again = job.getByRole('button', { name: 'やり直す' })
        if (javaScriptEnabled) {
          await alive(again)
          // That function alone: the page asks for its session in between.
          await page.route(`**${RETRY}*`, (route) => route.abort(), { times: 1 })
          await again.click()
          await expect(job.getByRole('alert')).toContainText('通信できませんでした。')
        }
        await again.click()
        await expect(page.getByRole('status').filter({ hasText: 'やり直しを受け付けました。' })).toBeVisible()
        await expect(job).toHaveCount(0)
        const { rows } = await testDatabase().execute(
          sql`select from pgboss.job where id = ${id} or (name = 'dead' and source_output ->> 'message' = ${error})`,
        )
        expect(rows).toEqual([])
      })
    })
  }

  test.describe('nothing', () => {
    test.use({ account: 'staff@demo.example' })
    test('that no job has failed is said, with a link to the queue of doctors', async ({ page }) => {
      await testDatabase().execute(sql`delete from pgboss.job where name = 'dead'`)
      await page.goto('/staff/jobs')
      await expect(page.getByText('失敗した処理はありません。')).toBeVisible()
      await page.getByRole('link', { name: '医師の確認へ' }).click()
      await expect(page.getByRole('heading', { level: 1, name: '医師の確認' })).toBeVisible()
    })
  })
})

test.describe('our staff', () => {
  test.use({ account: 'staff@demo.example' })
  let doctor: OwnPerson
  test.beforeEach(async () => {
    doctor = await insertPersonLike(testDatabase(), 'initial@demo.example')
  })

  test('see who waits, and are not spoken to as doctors', async ({ page }) => {
    await page.goto('/staff')
    await expect(page.getByText('担当: 運営 花子')).toBeVisible()
    await expect(page.getByRole('article').filter({ hasText: doctor.name })).toBeVisible()
    await expect(page.getByText('登録を完了すると応募できます。')).toHaveCount(0)
    await page.getByRole('navigation', { name: '一覧の種類' }).getByRole('link', { name: '利用中' }).click()
    await expect(page.getByRole('article').getByText('山田 太郎', { exact: true })).toBeVisible()
    await expect(page.getByRole('article').filter({ hasText: doctor.name })).toHaveCount(0)
  })

  test('are our staff on public pages too, with the way back', async ({ page }) => {
    await page.goto('/search/spot')
    const header = page.getByRole('banner')
    await expect(header).toContainText('運営スタッフ 運営 花子')
    await expect(page.getByText('登録を完了すると応募できます。')).toHaveCount(0)
    await expect(header.getByRole('link', { name: '勤務' })).toHaveCount(0)
    await header.getByRole('link', { name: '運営の画面へ' }).filter({ visible: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: '医師の確認' })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'さがす' })).toHaveCount(0)
  })

  test('our staff look at listings without the buttons of a doctor', async ({ page }) => {
    await page.goto('/search/spot/result')
    const [address = ''] = await addressesOf(page)
    await expect(page.getByRole('button', { name: /お気に入り/ })).toHaveCount(0)
    await expect(page.getByRole('checkbox', { name: '応募する求人を選ぶ' })).toHaveCount(0)
    await expect(page.getByText('この条件で新着を受け取る')).toHaveCount(0)
    await page.goto(address)
    const foot = page.getByRole('region', { name: '応募', exact: true })
    await expect(foot).toContainText('運営スタッフとして閲覧しています。')
    await expect(foot.getByRole('button')).toHaveCount(0)
    await expect(foot.getByRole('link')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /フォロー/ })).toHaveCount(0)
    await page.goto('/sign-up')
    await expect(page).toHaveURL('/staff')
  })

  test('return a doctor’s papers with a reason, which is recorded with who and when', async ({ page }) => {
    await page.goto('/staff')
    await page.getByRole('link', { name: doctor.name }).click()
    const file = page.getByRole('region', { name: `${doctor.name}先生の登録内容` })
    await expect(file).toContainText('〒100-0001 東京都')
    await expect(file).toContainText('090-0000-0000')
    const send = page.getByRole('button', { name: 'この内容で記録する' })
    await alive(send)
    await send.click()
    await expect(page.getByRole('alert')).toContainText('(1件)')
    await expect(page.getByText('操作を選んでください。')).toBeVisible()
    await page.getByRole('radio', { name: /差し戻す/ }).check()
    await send.click()
    await expect(page.getByText('先生にお伝えする理由を入力してください。')).toBeVisible()
    await expect(page.getByRole('textbox', { name: '理由' })).toBeFocused()
    await page.getByRole('textbox', { name: '理由' }).fill('免許証の番号が読めません。')
    await send.click()
    await expect(page.getByRole('status').filter({ hasText: '記録しました。' })).toBeVisible()
    const record = page.getByRole('listitem').filter({ hasText: '免許証の番号が読めません。' })
    await expect(record).toContainText('運営 花子')
    await expect(record).toContainText('差し戻す')
    const mail = page.getByRole('article').filter({ hasText: doctor.loginId })
    await expect(async () => {
      await page.goto('/dev/mails')
      await expect(mail).toContainText('書類の再提出をお願いします', { timeout: 500 })
    }).toPass()
  })

  test('cannot verify what has not been handed in', async ({ page }) => {
    await page.goto('/staff')
    await page.getByRole('link', { name: doctor.name }).click()
    await page.getByRole('radio', { name: /医師免許を確認済み/ }).check()
    await page.getByRole('button', { name: 'この内容で記録する' }).click()
    await expect(page.getByText('確認の根拠になる書類がまだ提出されていません。')).toBeVisible()
  })

  test('see until when a doctor is suspended, and cannot suspend until a day that has passed', async ({
    page,
  }) => {
    await page.goto('/staff?queue=STOPPED')
    const paused = page.getByRole('article').filter({ hasText: '伊藤 恵' })
    await expect(paused).toContainText(/一時利用停止\(20\d\d年\d+月\d+日\(.\) \d+:\d\dまで\)/)
    await page.goto(`/staff?doctor=${await doctorIdOf(testDatabase(), 'verified@demo.example')}`)
    const send = page.getByRole('button', { name: 'この内容で記録する' })
    await alive(send)
    await page.getByRole('radio', { name: /一時停止する/ }).check()
    await page.getByLabel('一時停止の終わり').fill('2020-01-01T09:00')
    await send.click()
    await expect(page.getByRole('alert')).toContainText('(2件)')
    await expect(page.getByText('先生にお伝えする理由を入力してください。')).toBeVisible()
    await expect(page.getByText('一時停止の終わりは、いまより後の日時にしてください。')).toBeVisible()
    // The picture was on the page: that it was looked at is on record from then on.
    const picture = page.getByRole('img', { name: '医師免許証の写真' })
    await picture.scrollIntoViewIfNeeded()
    await picture.evaluate((image) => (image instanceof HTMLImageElement ? image.decode() : undefined))
    await page.reload()
    await expect(page.getByRole('region', { name: '書類の閲覧記録' })).toContainText('医師免許証・運営 花子')
  })

  test('ban nobody alone, and lift no ban: another one confirms what one has proposed', async ({
    baseURL,
    browser,
    page,
  }) => {
    const reason = `規約に反する行為のためです。${crypto.randomUUID()}`
    await page.goto('/staff')
    await page.getByRole('link', { name: doctor.name }).click()
    const send = page.getByRole('button', { name: 'この内容で記録する' })
    await alive(send)
    await page.getByRole('radio', { name: /^利用を停止する/ }).check()
    await page.getByRole('textbox', { name: '理由', exact: true }).fill(reason)
    await send.click()
    await expect(page.getByRole('status').filter({ hasText: '提案を記録しました。' })).toBeVisible()
    await expect(page.getByText('0 / 500文字')).toBeVisible()
    const own = page.getByRole('region', { name: '2人で決める操作の提案' })
    await expect(own).toContainText(reason)
    await expect(own.getByRole('button', { name: '提案を取り下げる' })).toBeVisible()
    await expect(own.getByRole('radio')).toHaveCount(0)

    // The other one works without script.
    const storageState = await sessionOf('staff2@demo.example')
    const second = await browser.newPage({ baseURL, storageState, javaScriptEnabled: false })
    await second.goto('/staff')
    await second
      .getByRole('region', { name: '確認待ちの提案' })
      .getByRole('link', { name: `${doctor.name}: 利用を停止する` })
      .click()
    const proposal = second.getByRole('region', { name: '2人で決める操作の提案' })
    await expect(proposal).toContainText('運営 花子')
    await proposal.getByRole('radio', { name: /見送る/ }).check()
    await proposal.getByRole('button', { name: '回答を記録する' }).click()
    await expectShown(proposal.getByText('見送る理由を入力してください。'))
    await proposal.getByRole('radio', { name: /確認して実行する/ }).check()
    await proposal.getByRole('button', { name: '回答を記録する' }).click()
    await expect(proposal.getByText('確認を記録し、実行しました。')).toBeVisible()
    const record = second.getByRole('listitem').filter({ hasText: reason })
    await expect(record).toContainText('審査待ち → 利用停止')
    await expect(record).toContainText('提案 運営 花子・確認 運営 次郎')

    // The other way round: the second proposes to lift the ban, the first confirms.
    const back = `事実と異なると分かりました。${crypto.randomUUID()}`
    await second.getByRole('radio', { name: /^利用の停止を解除する/ }).check()
    await second.getByRole('textbox', { name: '理由', exact: true }).fill(back)
    await second.getByRole('button', { name: 'この内容で記録する' }).click()
    await expect(second.getByText('提案を記録しました。')).toBeVisible()
    await second.close()
    await page.reload()
    const lifting = page.getByRole('region', { name: '2人で決める操作の提案' })
    await expect(lifting).toContainText(back)
    const confirm = lifting.getByRole('button', { name: '回答を記録する' })
    await alive(confirm)
    await lifting.getByRole('radio', { name: /確認して実行する/ }).check()
    await confirm.click()
    await expect(lifting.getByText('確認を記録し、実行しました。')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: back })).toContainText('利用停止 → 審査待ち')
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })
    test('decide all the same', async ({ page }) => {
      await page.goto('/staff')
      await page.getByRole('link', { name: doctor.name }).click()
      await page.getByRole('radio', { name: /差し戻す/ }).check()
      await page.getByRole('button', { name: 'この内容で記録する' }).click()
      await expect(page.getByText('先生にお伝えする理由を入力してください。')).toBeVisible()
      await expect(page.getByRole('radio', { name: /差し戻す/ })).toBeChecked()
      await page.getByRole('textbox', { name: '理由' }).fill('写真が暗く、文字が読めません。')
      await page.getByRole('button', { name: 'この内容で記録する' }).click()
      await expect(page.getByText('記録しました。')).toBeVisible()
      await expectShown(page.getByRole('listitem').filter({ hasText: '写真が暗く' }))
    })
  })
})
