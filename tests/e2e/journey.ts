import { expect, type Page } from '@playwright/test'
import { addressesOf, linkOf, rowOf } from './rows.ts'

export type JourneyOptions = {
  /** Where the app is: the journey never leaves it. */
  origin: string
  loginId: string
  password: string
}

const KINDS = {
  FREE: {
    badge: '選考なし',
    confirm: '応募して確定する',
    done: '勤務が確定しました',
    next: '成立した勤務を見る',
    list: '/work/matched',
  },
  SELECTION: {
    badge: '選考あり',
    confirm: 'この内容で応募する',
    done: '応募しました',
    next: '応募中の求人を見る',
    list: '/work/applied',
  },
} as const

/** Chosen by the hospital (SELECTION) or first come (FREE). */
export type JourneyKind = keyof typeof KINDS

/** What the app is for: log in, search, read, apply, and find it again among one's own. */
export async function applyFromTheStart(
  page: Page,
  kind: JourneyKind,
  { origin, loginId, password }: JourneyOptions,
): Promise<void> {
  const { badge } = KINDS[kind]
  await page.goto(`${origin}/login?returnTo=${encodeURIComponent('/search/spot')}`)
  await page.getByLabel('ユーザーID').fill(loginId)
  await page.getByLabel('パスワード', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'ログインする' }).click()
  await expect(page).toHaveURL(`${origin}/search/spot`)

  await page.getByRole('checkbox', { name: '当直', exact: true }).check()
  await page.getByRole('button', { name: /^検索する/ }).click()
  await expect(page).toHaveURL(/\/search\/spot\/result\?shiftPatterns=NIGHT/)
  // The search page and its rows stay until the results have come.
  await expect(page.getByRole('heading', { level: 1, name: /^スポット\s*[\d,]+\s*件$/ })).toBeVisible()
  const place = page.getByRole('region', { name: '応募', exact: true })
  const apply = place.getByRole('link')
  // Who lacks experience finds no selection where it is not asked for.
  const results = kind === 'FREE' ? `${page.url()}&conditions=EXPERIENCE_MET` : page.url()
  if (kind === 'FREE') await page.goto(results)
  let address = ''
  for (const one of await addressesOf(page, page.getByRole('article').filter({ hasText: badge }))) {
    await page.goto(`${origin}${one}`)
    await expect(place).toBeVisible()
    // Some are closed to a doctor without the experience.
    if ((await apply.count()) === 0) continue
    address = one
    break
  }
  await page.goto(results)
  await linkOf(rowOf(page, address)).click()
  await expect(page).toHaveURL(`${origin}${address}`)
  const id = page.url().split('/').at(-1)
  await apply.click()

  await expect(page).toHaveURL(`${origin}/application/spot?ids=${id}`)
  await expect(page.getByRole('heading', { name: '労働条件' })).toBeVisible()
  await page.getByLabel('病院へのメッセージ').fill('よろしくお願いします。')
  // What the doctor does not meet is a selection, whatever the listing says.
  const free = page.getByRole('button', { name: KINDS.FREE.confirm })
  const { confirm, done, next, list } = (await free.count()) > 0 ? KINDS.FREE : KINDS.SELECTION
  await page.getByRole('button', { name: confirm }).click()
  await expect(page.getByRole('heading', { name: done })).toBeVisible()

  await page.getByRole('link', { name: next, exact: true }).click()
  await expect(page).toHaveURL(origin + list)
  const own = page.getByRole('article')
  await expect(own).toHaveCount(1)
  await expect(own.locator(`a[href="/spot/${id}"]`)).toBeVisible()
}
