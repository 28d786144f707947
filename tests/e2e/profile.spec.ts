import { expect, type Page } from '@playwright/test'
import { serverFunctionPath } from './server-function-path.ts'
import { alive, test } from './signed-in.ts'

const ACCOUNT = 'review@demo.example'
/** Asked of every open page, every few seconds. */
const SESSION = serverFunctionPath('src/features/session/session.functions.ts', 'getSession')
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const others = (page: Page) => page.getByRole('navigation', { name: 'プロフィールの項目' })

/** Opens a section to be edited, by script. */
async function edit(page: Page, name: string) {
  await others(page).getByRole('link', { name }).click()
  const section = region(page, name)
  const link = section.getByRole('link', { name: /編集する|登録する/ })
  await alive(link)
  await link.click()
  const save = section.getByRole('button', { name: '保存する' })
  await alive(save)
  return { section, save }
}

test.describe('a doctor', () => {
  test.use({ account: ACCOUNT })
  // One doctor, section after section: what one test saves must not be another's surprise.
  test.describe.configure({ mode: 'serial' })

  test('edits what is asked for, told what is wrong and then that it is saved', async ({ page }) => {
    await page.goto('/profile')
    const { section, save } = await edit(page, '基本情報')
    await expect(section.getByText('氏名', { exact: true })).toBeVisible()
    await expect(section.getByLabel('姓')).toHaveCount(0)
    await section.getByLabel('電話番号').fill('12')
    await save.click()
    await expect(section.getByRole('alert')).toContainText('赤字の項目をご確認ください')
    await expect(section.getByLabel('電話番号')).toBeFocused()
    await expect(
      section.getByText('電話番号は0から始まる10桁または11桁の数字で入力してください'),
    ).toBeVisible()
    await section.getByLabel('電話番号').fill('０８０ー１２３４ー５６７８')
    await save.click()
    await expect(page.getByText('基本情報を保存しました', { exact: true })).toBeVisible()
    await expect(section.getByText('080-1234-5678')).toBeVisible()
    await expect(section.getByRole('link', { name: /編集する$/ })).toBeFocused()
    await expect(page).toHaveURL('/profile/basics')
    await expect(others(page).locator('[aria-current=page]')).toHaveText('基本情報')
  })

  test('finds specialties and tasks by the box that filters', async ({ page }) => {
    await page.goto('/profile')
    const { section, save } = await edit(page, '医師情報')
    await section.getByLabel('できる業務をしぼり込む').fill('エコー')
    await section.getByRole('checkbox', { name: '心エコー' }).check()
    await section.getByLabel('専門医をしぼり込む').fill('透析')
    await section.getByRole('checkbox', { name: '透析専門医' }).check()
    await save.click()
    await expect(section.getByText('総合内科専門医、透析専門医')).toBeVisible()
    await expect(section.getByText('心エコー')).toBeVisible()
  })

  test('edits wishes, notices and the main hospital', async ({ page }) => {
    await page.goto('/profile')
    const wishes = await edit(page, '希望条件')
    await wishes.section.getByRole('checkbox', { name: '日', exact: true }).check()
    await wishes.save.click()
    await expect(wishes.section.getByText('金、土、日')).toBeVisible()

    const notices = await edit(page, '通知設定')
    await expect(notices.section.getByText('21:00〜翌8:00', { exact: false })).toBeVisible()
    await notices.section.getByRole('group', { name: '病院からのメッセージ' }).getByLabel('アプリ').check()
    await notices.save.click()
    await expect(notices.section.getByText('メール、プッシュ通知(アプリ)')).toBeVisible()

    const workplace = await edit(page, '常勤先と働き方')
    await workplace.section.getByLabel('常勤先での週の労働時間(目安)').fill('113')
    await workplace.save.click()
    await expect(workplace.section.getByText('112以下の数値を入力してください')).toBeVisible()
    await workplace.section.getByLabel('常勤先での週の労働時間(目安)').fill('45')
    await workplace.save.click()
    await expect(workplace.section.getByText('約45時間')).toBeVisible()
  })

  test('gives a bank account, of which the end is shown', async ({ page }) => {
    await page.goto('/profile')
    const { section, save } = await edit(page, '振込口座')
    await section.getByLabel('金融機関名').fill('架空銀行')
    await section.getByLabel('金融機関コード').fill('９９９９')
    await section.getByLabel('支店名').fill('本店')
    await section.getByLabel('支店コード').fill('001')
    await section.getByLabel('普通').check()
    await section.getByLabel('口座番号').fill('1234567')
    await section.getByLabel('口座名義(カナ)').fill('高橋 美咲')
    await save.click()
    await expect(section.getByText('口座名義はカタカナで入力してください')).toBeVisible()
    await section.getByLabel('口座名義(カナ)').fill('たかはし　みさき')
    await save.click()
    await expect(section.getByText('普通 ****567')).toBeVisible()
    await expect(section.getByText('ﾀｶﾊｼ ﾐｻｷ')).toBeVisible()
    expect(await page.content()).not.toContain('1234567')
    const again = await edit(page, '振込口座')
    await expect(again.section.getByLabel('口座番号')).toHaveValue('')
    await again.section.getByLabel('支店名').fill('新宿支店')
    await again.save.click()
    await expect(section.getByText('新宿支店(001)')).toBeVisible()
    await expect(section.getByText('普通 ****567')).toBeVisible()
  })

  test('is asked before something typed is lost', async ({ page }) => {
    await page.goto('/profile')
    const { section } = await edit(page, '基本情報')
    await section.getByLabel('最寄り駅').fill('新架空駅')
    await page.getByRole('link', { name: 'さがす' }).click()
    const dialog = page.getByRole('alertdialog', { name: '保存していない変更があります' })
    await dialog.getByRole('button', { name: '編集を続ける' }).click()
    await expect(section.getByLabel('最寄り駅')).toHaveValue('新架空駅')
    await section.getByRole('link', { name: 'キャンセル' }).click()
    await dialog.getByRole('button', { name: '変更を破棄する' }).click()
    await expect(section.getByText('新架空駅')).toHaveCount(0)
    await expect(section.getByRole('link', { name: /編集する$/ })).toBeVisible()
  })

  test('on two devices: the later one is told, and keeps what was typed', async ({ page, context }) => {
    await page.goto('/profile?edit=wishes')
    const section = region(page, '希望条件')
    await alive(section.getByRole('button', { name: '保存する' }))
    const other = await context.newPage()
    await other.goto('/profile?edit=workplace')
    const there = region(other, '常勤先と働き方')
    await alive(there.getByRole('button', { name: '保存する' }))
    await there.getByLabel('常勤先での週の労働時間(目安)').fill('50')
    await there.getByRole('button', { name: '保存する' }).click()
    await expect(there.getByText('約50時間')).toBeVisible()
    await section.getByLabel('最低給与(1回・税引前)').selectOption('80000')
    await section.getByRole('button', { name: '保存する' }).click()
    await expect(section.getByRole('alert')).toContainText('ほかの端末で登録内容が変わっています')
    await expect(section.getByLabel('最低給与(1回・税引前)')).toHaveValue('80000')
    await section.getByRole('button', { name: '保存する' }).click()
    await expect(section.getByText('80,000円以上(1回・税引前)')).toBeVisible()
  })

  test('asks for one request’s worth of data on the way in', async ({ page }) => {
    // A page that asks for nothing more once it is there.
    await page.goto('/work/applied', { waitUntil: 'networkidle' })
    const menu = page.getByRole('banner')
    await alive(menu.getByRole('link', { name: 'さがす' }))
    const asked: string[] = []
    page.on('request', (request) => {
      const isAsked = request.url().includes('/_serverFn/') && !request.url().includes(SESSION)
      if (isAsked) asked.push(request.url())
    })
    await menu.getByText(/先生$/).filter({ visible: true }).click()
    await menu.getByRole('link', { name: 'プロフィール' }).click()
    await others(page).getByRole('link', { name: '振込口座' }).click()
    await expect(region(page, '振込口座')).toBeVisible()
    expect(asked).toHaveLength(1)
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('edits all the same, and finds again what could not be saved', async ({ page }) => {
      await page.goto('/profile')
      await others(page).getByRole('link', { name: '常勤先と働き方' }).click()
      const section = region(page, '常勤先と働き方')
      await section.getByRole('link', { name: /編集する$/ }).click()
      await section.getByLabel('常勤先での週の労働時間(目安)').fill('たくさん')
      await section.getByRole('button', { name: '保存する' }).click()
      await expect(section.getByRole('alert')).toContainText('赤字の項目をご確認ください')
      await expect(section.getByText('指定された形式で入力してください')).toBeVisible()
      await expect(section.getByLabel('常勤先での週の労働時間(目安)')).toHaveValue('たくさん')
      await section.getByLabel('常勤先での週の労働時間(目安)').fill('40')
      await section.getByRole('button', { name: '保存する' }).click()
      await expect(section.getByRole('status')).toContainText('常勤先と働き方を保存しました。')
      await expect(section.getByText('約40時間')).toBeVisible()
    })

    test('asks for a change and withdraws it', async ({ page }) => {
      await page.goto('/profile/practice')
      const section = region(page, '医師情報')
      await section.getByRole('link', { name: /年月日の ?変更を申請/ }).click()
      const form = section.getByRole('form', { name: /変更を申請/ })
      await form.getByLabel('医籍登録番号').fill('七百')
      await form.getByLabel('変更の理由').fill('入力を誤っていました。')
      await form.getByRole('button', { name: '申請する' }).click()
      await expect(section.getByRole('alert')).toContainText('まだ申請していません。')
      await expect(form.getByLabel('医籍登録番号')).toHaveValue('七百')
      await form.getByLabel('医籍登録番号').fill('000777')
      await form.getByLabel('医籍登録年月日の年').selectOption('2014')
      await form.getByLabel('医籍登録年月日の月').selectOption('4')
      await form.getByLabel('医籍登録年月日の日').selectOption('17')
      await expect(form.getByLabel('変更の理由')).toHaveValue('入力を誤っていました。')
      await form.getByRole('button', { name: '申請する' }).click()
      await expect(section.getByRole('status')).toContainText('変更を申請しました。')
      await expect(section.getByText('申請中', { exact: true })).toBeVisible()
      await section.getByRole('button', { name: '申請を取り下げる' }).click()
      await expect(section.getByRole('status')).toContainText('申請を取り下げました。')
      await expect(section.getByText('申請中', { exact: true })).toHaveCount(0)
    })
  })

  test('asks for another name, which our staff approve', async ({ page, browser, baseURL }) => {
    test.slow()
    await page.goto('/profile/basics')
    const section = region(page, '基本情報')
    const ask = section.getByRole('link', { name: /氏名の ?変更を申請/ })
    await alive(ask)
    await ask.click()
    const form = section.getByRole('form', { name: '氏名の変更を申請' })
    const send = form.getByRole('button', { name: '申請する' })
    await alive(send)
    await send.click()
    await expect(form.getByText('この項目は必須です')).toHaveCount(5)
    await form.getByLabel('姓').fill('加藤')
    await form.getByRole('textbox', { name: /^名/ }).fill('美咲')
    await form.getByLabel('セイ').fill('かとう')
    await form.getByLabel('メイ').fill('みさき')
    await form.getByLabel('変更の理由').fill('結婚により姓が変わりました。')
    await send.click()
    await expect(section.getByText('申請中', { exact: true })).toBeVisible()
    await expect(section.getByText('加藤 美咲(カトウ ミサキ)', { exact: false })).toBeVisible()

    // A context of its own would begin with the doctor's cookies.
    const nobody = { cookies: [], origins: [] }
    const staff = await browser.newContext({ baseURL, locale: 'ja-JP', storageState: nobody })
    const desk = await staff.newPage()
    await desk.goto('/staff/login')
    await desk.getByLabel('ユーザーID').fill('staff@demo.example')
    await desk.getByLabel('パスワード', { exact: true }).fill('demo-password-1')
    await desk.getByRole('button', { name: 'ログインする' }).click()
    await desk
      .getByRole('region', { name: '変更の申請' })
      .getByRole('link', { name: /高橋 美咲: 氏名/ })
      .click()
    const review = desk.getByRole('form', { name: '氏名の変更の申請' })
    await expect(review.getByText('高橋 美咲(タカハシ ミサキ)')).toBeVisible()
    const record = review.getByRole('button', { name: '申請の結果を記録する' })
    await alive(record)
    await review.getByRole('radio', { name: /差し戻す/ }).check()
    await record.click()
    await expect(desk.getByText('差し戻すときは、先生にお伝えする理由を入力してください。')).toBeVisible()
    await review.getByRole('radio', { name: /承認する/ }).check()
    await record.click()
    await expect(desk.getByText('申請の結果を記録しました。')).toBeVisible()
    await expect(desk.getByRole('region', { name: '加藤 美咲先生の登録内容' })).toBeVisible()
    await expect(desk.getByRole('listitem').filter({ hasText: '変更済み' })).toContainText('運営 花子')
    await staff.close()

    await page.goto('/profile')
    await expect(page.getByRole('heading', { name: '加藤 美咲先生' })).toBeVisible()
    await expect(section.getByText('申請中', { exact: true })).toHaveCount(0)
  })
})

test.describe('who was stopped', () => {
  test.use({ account: 'banned@demo.example' })
  test('reads, and is told why nothing can be changed', async ({ page }) => {
    await page.goto('/profile?edit=basics')
    await expect(page.getByText('現在、登録内容を変更できません。')).toBeVisible()
    await expect(page.getByRole('button', { name: '保存する' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: /変更を申請/ })).toHaveCount(0)
  })
})
