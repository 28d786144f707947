import { expect, type Browser, type Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { hashPassword } from '#app/backend/account/password/password.ts'
import { account, session } from '#app/backend/database/schema/account/account.ts'
import { recoveryCode } from '#app/backend/database/schema/account/second-factor.ts'
import { codeOf, PASSWORD } from '#tests/support/factors.ts'
import { insertMember } from '#tests/support/members.ts'
import { insertStaff } from '#tests/support/staff.ts'
import { expectNoBarriersIn } from './barriers.ts'
import { becomeBrowser, LINE_AGENT } from './native-app.ts'
import { insertHospital } from './own-listings.ts'
import { alive, sessionOf, test, testDatabase } from './signed-in.ts'

/** Gives an account a mail address and a password to log in by. */
async function withPassword(accountId: string) {
  const loginId = `factor-${crypto.randomUUID()}@example.jp`
  const passwordHash = await hashPassword(PASSWORD)
  await testDatabase()
    .update(account)
    .set({ loginId, passwordHash, mailConfirmedAt: new Date() })
    .where(eq(account.id, accountId))
  return { accountId, loginId }
}

/** An owner of a hospital who logs in by mail address and password. */
async function insertOwner(hospitalId: number) {
  const { accountId } = await insertMember(testDatabase(), hospitalId, { now: new Date() })
  return withPassword(accountId)
}

/** A fresh browser at the log-in of a console. */
async function logIn(
  browser: Browser,
  loginId: string,
  javaScriptEnabled: boolean,
  path = '/hospital/login',
): Promise<Page> {
  const page = await (await browser.newContext({ javaScriptEnabled })).newPage()
  await page.goto(path)
  const send = page.getByRole('button', { name: 'ログインする' })
  if (javaScriptEnabled) await alive(send)
  await page.getByRole('textbox', { name: 'ユーザーID' }).fill(loginId)
  await page.getByRole('textbox', { name: 'パスワード' }).fill(PASSWORD)
  await send.click()
  return page
}

/**
 * The code after the one of now: the server takes it for as long as 30 s at least, as it does that of now, and it is newer
 * than the one by which the factor was set up.
 */
const nextCode = (secret: string) => codeOf(secret, new Date(), 1)

/** Sets a factor up with a code of the step of now, so that one of the step after is still good; the secret and the codes. */
async function enrol(page: Page, javaScriptEnabled: boolean) {
  await page.getByRole('link', { name: '二段階認証を設定する' }).click()
  const begin = page.getByRole('button', { name: '設定をはじめる' })
  if (javaScriptEnabled) {
    await alive(begin)
    await begin.click()
    await expect(page.getByRole('alert')).toBeVisible()
  }
  await page.getByRole('textbox', { name: 'いまのパスワード' }).fill(PASSWORD)
  await begin.click()
  await expect(page.getByRole('img', { name: '認証アプリに登録するQRコード' })).toBeVisible()
  if (javaScriptEnabled) await expectNoBarriersIn(page, [320, 1200])
  const href =
    (await page.getByRole('link', { name: 'この端末の認証アプリを開いて' }).getAttribute('href')) ?? ''
  const secret = new URL(href).searchParams.get('secret') ?? ''
  await expect(page.getByText(secret.replaceAll(/.{4}(?=.)/g, '$& '))).toBeVisible()
  const confirm = page.getByRole('button', { name: '二段階認証を設定する' })
  await page.getByRole('textbox', { name: '確認コード' }).fill('000000')
  await confirm.click()
  await expect(page.getByText('確認コードが正しくないか')).toBeVisible()
  await page.getByRole('textbox', { name: '確認コード' }).fill(codeOf(secret, new Date()))
  await confirm.click()
  await expect(page.getByText('二段階認証を設定しました。')).toBeVisible()
  const list = page.getByRole('list', { name: 'リカバリーコード' })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  const codes = await list.getByRole('listitem').allInnerTexts()
  if (javaScriptEnabled) await expectNoBarriersIn(page, [320, 1200])
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'ファイルに保存する' }).click()
  expect((await file).suggestedFilename()).toBe('dp-work-recovery-codes.txt')
  await page.getByRole('button', { name: '保管しました' }).click()
  await expect(page.getByText('リカバリーコードの表示を終えました。')).toBeVisible()
  await expect(list).toHaveCount(0)
  return { secret, codes }
}

/** In LINE the codes are copied: nothing is printed or saved there, and no other page shows them again. */
async function expectCopied(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await becomeBrowser(page, LINE_AGENT)
  await page.reload()
  const codes = page.getByRole('list', { name: 'リカバリーコード' }).getByRole('listitem')
  await page.getByRole('button', { name: 'コピーする' }).click()
  await expect(page.getByText('リカバリーコードをコピーしました', { exact: true })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.split('\n')).toEqual(await codes.allInnerTexts())
  await expect(page.getByRole('link', { name: 'ファイルに保存する' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: '印刷する' })).toHaveCount(0)
}

test('a member of our staff sets up a second factor, logs in with it, and is removed, without script', async ({
  browser,
}) => {
  test.slow()
  const name = `運営 ${crypto.randomUUID().slice(0, 8)}`
  const { accountId } = await insertStaff(testDatabase(), name)
  const { loginId } = await withPassword(accountId)
  const first = await logIn(browser, loginId, false, '/staff/login')
  const { secret } = await enrol(first, false)
  expect(new URL(first.url()).pathname).toBe('/staff/account')
  await expect(first.getByRole('heading', { level: 1, name: '運営スタッフのログインの設定' })).toBeVisible()
  const page = await logIn(browser, loginId, false, '/staff/login')
  await page.getByRole('textbox', { name: '確認コード' }).fill(nextCode(secret))
  await page.getByRole('button', { name: 'ログインする', exact: true }).click()
  await expect(page).toHaveURL(/\/staff$/)
  await expect(page.getByText('二段階認証をおすすめします')).toHaveCount(0)
  await page.goto('/staff/audit')
  const entry = page.getByRole('article', { name: /自分の二段階認証を設定/ })
  await expect(entry.filter({ hasText: name })).toBeVisible()

  const storageState = await sessionOf('staff@demo.example')
  const desk = await (await browser.newContext({ storageState, javaScriptEnabled: false })).newPage()
  await desk.goto('/staff/members')
  await desk.locator('summary', { hasText: '運営スタッフを追加する' }).click()
  const newcomer = desk.getByRole('form', { name: '運営スタッフを追加する' })
  const send = newcomer.getByRole('button', { name: '登録してメールを送る' })
  await newcomer.getByRole('textbox', { name: 'お名前' }).fill(`新人 ${name}`)
  await send.click()
  await expect(newcomer.getByRole('textbox', { name: 'メールアドレス' })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await newcomer.getByRole('textbox', { name: 'メールアドレス' }).fill(`${crypto.randomUUID()}@example.jp`)
  await send.click()
  await expect(desk.getByText('運営スタッフ全員にお知らせしました。')).toBeVisible()
  await expect(desk.getByRole('article', { name: `新人 ${name}` })).toContainText('確認待ち')
  const colleague = desk.getByRole('article', { name, exact: true })
  await expect(colleague).toContainText('使っています')
  await colleague.locator('summary', { hasText: '権限を外す' }).click()
  const take = colleague.getByRole('button', { name: '理由を記録して外す' })
  await take.click()
  await expect(colleague.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await colleague.getByRole('textbox').fill('退職したためです。')
  await take.click()
  await expect(desk.getByText('運営スタッフの権限を外しました。')).toBeVisible()
  await expect(colleague).toHaveCount(0)
  await page.reload()
  await expect(page).toHaveURL(/\/staff\/login/)
})

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without'

  test(`an owner sets up a second factor, logs in with it and turns it off, ${how} script`, async ({
    browser,
  }) => {
    test.slow()
    const { loginId } = await insertOwner(await insertHospital())
    const first = await logIn(browser, loginId, javaScriptEnabled)
    await expect(first.getByText('二段階認証をおすすめします')).toBeVisible()
    const { secret, codes } = await enrol(first, javaScriptEnabled)

    const page = await logIn(browser, loginId, javaScriptEnabled)
    await expect(page.getByRole('heading', { level: 1, name: '確認コードの入力' })).toBeVisible()
    const code = new URL('/login/code', page.url())
    expect(new URL(page.url()).pathname).toBe(code.pathname)
    // A half log-in opens no page.
    const half = await page.context().newPage()
    for (const path of ['/hospital', '/hospital/members', '/hospital/account', '/hospital/messages']) {
      await half.goto(path)
      const { pathname, searchParams } = new URL(half.url())
      expect([pathname, searchParams.get('returnTo') ?? '/hospital']).toEqual(['/hospital/login', path])
    }
    await half.close()
    const send = page.getByRole('button', { name: 'ログインする', exact: true })
    if (javaScriptEnabled) {
      await alive(send)
      await expectNoBarriersIn(page, [320, 1200])
    }
    await send.click()
    await expect(page.getByRole('alert')).toContainText('入力内容をご確認ください')
    const field = page.getByRole('textbox', { name: '確認コード' })
    await field.fill('000000')
    await send.click()
    await expect(page.getByText('確認コードが正しくないか')).toBeVisible()
    await field.fill(nextCode(secret))
    await send.click()
    await expect(page).toHaveURL(/\/hospital$/)
    await expect(page.getByText('二段階認証をおすすめします')).toHaveCount(0)

    const lost = await logIn(browser, loginId, javaScriptEnabled)
    await lost.getByText('スマートフォンが手元にないとき').click()
    await lost.getByRole('textbox', { name: 'リカバリーコード' }).fill(codes[0] ?? '')
    await lost.getByRole('button', { name: 'リカバリーコードでログインする' }).click()
    await expect(lost).toHaveURL(/\/hospital$/)
    await lost.goto('/hospital/account')
    await expect(lost.getByText('あと9個')).toBeVisible()
    const renew = lost.getByRole('group').filter({ hasText: '前のコードは' })
    await lost.locator('summary', { hasText: 'リカバリーコードを作り直す' }).click()
    if (javaScriptEnabled) await alive(renew)
    await renew.getByRole('textbox', { name: 'いまのパスワード' }).fill(PASSWORD)
    await renew.getByRole('textbox', { name: '確認コード' }).fill(codes[1] ?? '')
    await renew.getByRole('button', { name: 'リカバリーコードを作り直す' }).click()
    await expect(lost.getByText('リカバリーコードを作り直しました。')).toBeVisible()
    await expect(lost.getByText('あと10個')).toBeVisible()
    const shown = lost.getByRole('list', { name: 'リカバリーコード' }).getByRole('listitem')
    await expect(shown).toHaveCount(10)
    const renewed = await shown.allInnerTexts()
    if (javaScriptEnabled) await expectCopied(lost)
    const off = lost.getByRole('group').filter({ hasText: '次のログインから' })
    await lost.locator('summary', { hasText: '二段階認証をやめる' }).click()
    await off.getByRole('textbox', { name: 'いまのパスワード' }).fill(PASSWORD)
    await off.getByRole('textbox', { name: '確認コード' }).fill(renewed[0] ?? '')
    await off.getByRole('button', { name: '二段階認証をやめる' }).click()
    await expect(lost.getByText('二段階認証をやめました。')).toBeVisible()
    const plain = await logIn(browser, loginId, javaScriptEnabled)
    await expect(plain).toHaveURL(/\/hospital$/)
  })

  test(`another owner, and our staff, take away a lost factor, ${how} script`, async ({ browser }) => {
    test.slow()
    const hospitalId = await insertHospital()
    const { loginId, accountId } = await insertOwner(hospitalId)
    const other = await insertOwner(hospitalId)
    const home = await logIn(browser, loginId, javaScriptEnabled)
    await enrol(home, javaScriptEnabled)
    expect(await testDatabase().$count(recoveryCode, eq(recoveryCode.accountId, accountId))).toBe(10)

    const state = await sessionOf(other.loginId)
    const owners = await (await browser.newContext({ storageState: state, javaScriptEnabled })).newPage()
    await owners.goto('/hospital/members')
    const row = owners.getByRole('article').filter({ hasText: '二段階認証を使っています' })
    await row.locator('summary', { hasText: '二段階認証を解除する' }).click()
    const reset = row.getByRole('button', { name: '二段階認証を解除する' })
    if (javaScriptEnabled) await alive(reset)
    await reset.click()
    await expect(owners.getByText('二段階認証を解除しました。ご本人に')).toBeVisible()
    await expect(owners.getByText('二段階認証を使っています')).toHaveCount(0)
    await expect(owners.getByRole('listitem').filter({ hasText: '二段階認証を解除しました' })).toBeVisible()

    // The next log-in asks to set it up anew; our staff take it away again.
    const again = await logIn(browser, loginId, javaScriptEnabled)
    await expect(again).toHaveURL(/\/hospital$/)
    await enrol(again, javaScriptEnabled)
    const staffState = await sessionOf('staff@demo.example')
    const desk = await (await browser.newContext({ storageState: staffState, javaScriptEnabled })).newPage()
    await desk.goto('/staff/factors')
    const take = desk.getByRole('button', { name: '理由を記録して解除する' })
    if (javaScriptEnabled) await alive(take)
    await desk.getByRole('textbox', { name: 'ご本人のメールアドレス' }).fill(loginId)
    await take.click()
    await expect(desk.getByText('入力内容をご確認ください')).toBeVisible()
    const reason = `代表番号に電話して確かめた(${accountId})`
    await desk.getByRole('textbox', { name: '解除の理由' }).fill(reason)
    await take.click()
    await expect(desk.getByText('二段階認証を解除しました。ご本人に')).toBeVisible()
    await desk.goto('/staff/audit')
    await expect(desk.getByText(reason)).toBeVisible()
    expect(await testDatabase().$count(recoveryCode, eq(recoveryCode.accountId, accountId))).toBe(0)
    await again.goto('/hospital')
    await expect(again).toHaveURL(/\/hospital\/login$/)
    const rows = await testDatabase().select().from(session).where(eq(session.accountId, accountId))
    expect(rows.every(({ revokedAt }) => revokedAt !== null)).toBe(true)
    const last = await logIn(browser, loginId, javaScriptEnabled)
    await expect(last.getByText('二段階認証をおすすめします')).toBeVisible()
  })
}
