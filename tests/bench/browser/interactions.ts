import type { Locator, Page } from '@playwright/test'

/** Finds its control, and answers with what a doctor then does: keys and presses alone, no question to the page. */
export type Interaction = (page: Page) => Promise<() => Promise<void>>

const KEY_MS = 120

async function centre(control: Locator): Promise<[x: number, y: number]> {
  // In the middle: the bars at the edges of the screen lie over what is there.
  await control.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  // Scrolled, a page paints what it had not shown.
  await control.page().waitForTimeout(300)
  const box = await control.boundingBox()
  if (!box) throw new Error('a control is not shown')
  return [box.x + box.width / 2, box.y + box.height / 2]
}

const press =
  (find: (page: Page) => Locator): Interaction =>
  async (page) => {
    const [x, y] = await centre(find(page).first())
    return () => page.touchscreen.tap(x, y)
  }

const tick = (field: string, nth = 0) =>
  press((page) => page.locator(`label:visible:has(input[name=${field}])`).nth(nth))

const tickNamed = (name: string | RegExp) =>
  press((page) => page.getByRole('checkbox', { name, exact: typeof name === 'string' }))

/** The next value of a list, as the arrow key chooses it. */
const chooseNext =
  (label: string): Interaction =>
  async (page) => {
    await page.getByRole('combobox', { name: label }).focus()
    return () => page.keyboard.press('ArrowDown')
  }

const type =
  (label: string, letters: string): Interaction =>
  async (page) => {
    await page.getByLabel(label).focus()
    return () => page.keyboard.type(letters, { delay: KEY_MS })
  }

const erase =
  (label: string, letters: number): Interaction =>
  async (page) => {
    await page.getByLabel(label).focus()
    return async () => {
      for (let i = 0; i < letters; i += 1) await page.keyboard.press('Backspace', { delay: KEY_MS })
    }
  }

const shared: Record<string, Interaction> = {
  時間の調整: tickNamed('入り時間を相談できる'),
  地方を開く: press((page) => page.getByText('関東', { exact: true })),
  地方すべて: tickNamed(/^関東.*すべて/),
  都道府県: tickNamed('東京都'),
  こだわり: tick('conditions', 1),
  施設の種類: tick('facilityCategories', 1),
  加算: tick('incentiveTypes', 1),
  最低給与: chooseNext('最低給与'),
  業務内容を開く: press((page) => page.getByText('業務内容を選ぶ')),
  業務内容: tick('jobDescriptionTypesForSearch', 1),
  診療科をしぼり込む: type('診療科をしぼり込む', 'ないか'),
  診療科: tick('clinicalDepartments'),
  しぼり込みを消す: erase('診療科をしぼり込む', 3),
  病院をさがす: type('病院をさがす', '総合'),
  病院: press((page) => page.getByRole('option', { name: /求人/ }).first()),
}

/** One of each kind of choice an advanced search has, in the order they are made. */
export const FORM_INTERACTIONS: Record<'spot' | 'regular', Record<string, Interaction>> = {
  spot: {
    日付: tick('dates', 8),
    曜日: tick('weekdays', 1),
    勤務帯: tick('shiftPatterns', 1),
    勤務時間の長さ: tick('shiftLengths', 1),
    ...shared,
  },
  regular: {
    曜日と時間帯: press((page) => page.locator('[data-place="2 3"]')),
    曜日の列: press((page) => page.locator('[data-place="0 5"]')),
    開始時期: chooseNext('開始時期'),
    頻度: tick('frequencies', 1),
    契約期間: tick('contractTerms', 1),
    面談の方法: tick('interviews', 1),
    週の合計時間: chooseNext('週の合計時間'),
    ...shared,
    日付を開く: press((page) => page.getByText('日付から選ぶ')),
    日付: tick('dates', 8),
  },
}

/** What a doctor does with a list of results on a phone. */
export const RESULT_INTERACTIONS: Record<string, Interaction> = {
  条件を外す: press((page) => page.getByRole('link', { name: /を外す$/ })),
  並び順: chooseNext('並び順'),
  もっと見る: press((page) => page.getByRole('link', { name: /^もっと見る/ })),
  条件を開く: press((page) => page.getByRole('link', { name: '条件', exact: true })),
  この病院のほかの求人: press((page) => page.getByRole('link', { name: /のほかの求人$/ })),
  まとめて応募に選ぶ: async (page) => {
    await page.getByRole('checkbox', { name: '応募する求人を選ぶ' }).check()
    return tickNamed('まとめて応募に選ぶ')(page)
  },
  お気に入り: press((page) => page.getByRole('button', { name: /^お気に入り/ })),
}
