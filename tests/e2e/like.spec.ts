import { expect, type Locator, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#app/backend/database/demo-people.ts'
import { expectNoBarriers } from './barriers.ts'
import { insertPersonLike } from './own-people.ts'
import { addressesOf, expectShown, rowOf } from './rows.ts'
import { alive, OWN_DOCTOR, test, testDatabase } from './signed-in.ts'

const heartOf = (card: Locator) => card.getByRole('button', { name: /^お気に入り / })

/** Some listing that a search finds. */
async function listingOf(page: Page, search: string): Promise<string> {
  await page.goto(search)
  const [address = ''] = await addressesOf(page)
  return address
}

/** The answer to a press; a page posts on its own too, such as the record of a visit. */
const answerTo = (page: Page, name: 'like' | 'follow') =>
  page.waitForResponse((answer) => Boolean(answer.request().postData()?.includes(`name="${name}"`)))

const isPressed = (button: Locator, pressed: boolean) =>
  expect(button).toHaveAttribute('aria-pressed', String(pressed))

for (const [like, javaScriptEnabled] of [
  ['initial@demo.example', true],
  ['new@demo.example', false],
] as const) {
  test.describe(`like ${like}, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ account: { like }, javaScriptEnabled })

    test('likes a shift in the results, finds it again and lets it go', async ({ page }) => {
      const address = await listingOf(page, '/search/spot/result')
      const heart = heartOf(rowOf(page, address))
      if (javaScriptEnabled) await alive(heart)
      await isPressed(heart, false)
      const answered = javaScriptEnabled && answerTo(page, 'like')
      await heart.click()
      await isPressed(heart, true)
      await answered
      await expect(page).toHaveURL(/\/search\/spot\/result$/)

      await page.goto(address)
      const foot = page.getByRole('region', { name: '応募', exact: true })
      await isPressed(foot.getByRole('button', { name: 'お気に入り' }), true)

      await page.goto('/like')
      await expect(page.getByRole('link', { name: /^スポット 1/ })).toHaveAttribute('aria-current', 'page')
      const liked = rowOf(page, address)
      await expect(liked).toBeVisible()
      if (javaScriptEnabled) await alive(heartOf(liked))
      const undone = javaScriptEnabled && answerTo(page, 'like')
      await heartOf(liked).click()
      await undone
      if (javaScriptEnabled) await isPressed(heartOf(liked), false)
      await page.goto('/like')
      await expect(page.getByRole('heading', { name: '♡を押した求人がここに並びます。' })).toBeVisible()
    })

    test('follows a hospital, chooses how to hear of it, lets it go and takes that back', async ({
      page,
    }) => {
      await page.goto(await listingOf(page, '/search/regular/result'))
      const follow = page.getByRole('button', { name: /をフォロー$/ })
      const name = ((await follow.getAttribute('aria-label')) ?? '').replace(/をフォロー$/, '')
      if (javaScriptEnabled) await alive(follow)
      const answered = javaScriptEnabled && answerTo(page, 'follow')
      await follow.click()
      await isPressed(follow, true)
      await answered

      await page.goto('/subscription')
      const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
      await row.getByText('新着の通知').click()
      await row.getByRole('checkbox', { name: 'LINE' }).check()
      const change = row.getByRole('button', { name: `通知を変える: ${name}` })
      if (javaScriptEnabled) await alive(change)
      await change.click()
      await expectShown(page.getByText('通知の受け取り方を変更しました。'))
      await expectShown(row.getByText(/LINE/))

      await row.getByRole('button', { name: `フォローを解除: ${name}` }).click()
      await expectShown(page.getByText('病院のフォローを解除しました。'))
      await expectShown(page.getByText('フォロー中の病院はありません。'))
      await page.getByRole('button', { name: '元に戻す' }).click()
      await expect(row).toBeVisible()
      if (javaScriptEnabled) await expectShown(row.getByText(/LINE/))
      await row.getByRole('button', { name: `フォローを解除: ${name}` }).click()
      await expectShown(page.getByText('フォロー中の病院はありません。'))
    })
  })
}

test.describe('a doctor in a hurry', () => {
  test.use({ account: OWN_DOCTOR })

  test('likes a shift and leaves the page at once', async ({ page }) => {
    const address = await listingOf(page, '/search/spot/result')
    const heart = heartOf(rowOf(page, address))
    await alive(heart)
    await heart.click()
    // Leaves before the answer: the request has to outlive its page.
    await page.evaluate(() => globalThis.location.assign('/profile'))
    await expect(async () => {
      await page.goto('/like')
      await expectShown(rowOf(page, address))
    }).toPass()
  })
})

test.describe('an approved doctor', () => {
  test.use({ account: 'trusted@demo.example' })

  test('compares what is liked and takes several to the terms', async ({ page }) => {
    await page.goto('/like')
    await expect(page.getByText(/^給与アップ \+5,000円/)).toBeVisible()
    await expectShown(page.getByText(/お気に入りの「.+」/))
    const addresses = await addressesOf(page)
    for (const address of [addresses.at(0), addresses.at(-1)]) {
      const box = rowOf(page, address ?? '').getByRole('checkbox', { name: 'まとめて応募に選ぶ' })
      await alive(box)
      await box.check()
    }
    await page.getByRole('button', { name: 'まとめて応募内容を確認' }).click()
    await expect(page).toHaveURL(/\/application\/spot\?ids=\d+,\d+$/)
    await page.goto('/like?tab=regular')
    await expect(page.getByRole('article')).toHaveCount(2)
    await page.goto('/like?tab=closed')
    await expect(page.getByRole('listitem').getByText('募集終了', { exact: true })).toBeVisible()
  })

  test('sees at home and on the search what followed hospitals have published', async ({ page }) => {
    for (const path of ['/', '/search/spot']) {
      await page.goto(path)
      const news = page.getByRole('region', { name: 'フォロー中の病院の新着求人' })
      await expectShown(news.getByRole('article'))
      await expect(news.getByRole('link', { name: 'スポットの新着をすべて見る' })).toBeVisible()
    }
  })

  test('finds both pages in the menu', async ({ page }) => {
    await page.goto('/search/spot')
    const menu = page.getByRole('navigation', { name: 'メインメニュー' })
    await menu.getByText('山田 太郎先生').filter({ visible: true }).click()
    await menu.getByRole('link', { name: 'フォロー中の病院' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'フォロー中の病院' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'フォロー中の病院の新着求人' })).toBeVisible()
  })
})

test.describe('a suspended doctor', () => {
  test.use({ account: 'banned@demo.example' })

  test('is refused in words, and the heart is empty again', async ({ page }) => {
    const address = await listingOf(page, '/search/spot/result')
    const heart = heartOf(rowOf(page, address))
    await alive(heart)
    await heart.click()
    await expectShown(page.getByText('現在ご利用いただけません。お問い合わせください。'))
    await isPressed(heart, false)
  })
})

test.describe('a visitor', () => {
  test('keeps likes on the device, and whoever logs in takes them over', async ({ page }) => {
    const address = await listingOf(page, '/search/spot/result')
    const heart = heartOf(rowOf(page, address))
    await alive(heart)
    await heart.click()
    await isPressed(heart, true)
    await expectShown(page.getByText('この端末のお気に入りに保存しました'))
    await page.reload()
    await isPressed(heartOf(rowOf(page, address)), true)

    await page.goto('/like')
    await expect(rowOf(page, address)).toBeVisible()
    await expectNoBarriers(page)

    await page.goto('/login?returnTo=/like')
    const { loginId } = await insertPersonLike(testDatabase(), 'review@demo.example')
    await page.getByLabel('ユーザーID').fill(loginId)
    await page.getByLabel('パスワード', { exact: true }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'ログインする' }).click()
    await expectShown(page.getByText('この端末に保存したお気に入りを引き継ぎました。'))
    await expect(rowOf(page, address)).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('dp:likes'))).toBeNull()
    await alive(heartOf(rowOf(page, address)))
    await heartOf(rowOf(page, address)).click()
    await isPressed(heartOf(rowOf(page, address)), false)
  })

  test('a visitor whose device stores nothing reads so', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    const address = await listingOf(page, '/search/spot/result')
    const heart = heartOf(rowOf(page, address))
    await alive(heart)
    await heart.click()
    await expectShown(page.getByText('この端末では保存できません。ログインすると保存できます。'))
    await isPressed(heart, false)
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('is led to log in by a heart, and back', async ({ page }) => {
      const address = await listingOf(page, '/search/spot/result?minimumFee=50000')
      await heartOf(rowOf(page, address)).click()
      await expect(page).toHaveURL(/\/login\?returnTo=/)
      expect(new URL(page.url()).searchParams.get('returnTo')).toBe('/search/spot/result?minimumFee=50000')
    })
  })

  test('is led to log in by the page of hospitals', async ({ page }) => {
    await page.goto('/subscription')
    await expect(page).toHaveURL(/\/login\?returnTo=%2Fsubscription$|\/login\?returnTo=\/subscription$/)
  })
})
