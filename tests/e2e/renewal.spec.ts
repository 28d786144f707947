import { expect, request, type Browser, type Page, type Request, type Route } from '@playwright/test'
import { and, eq } from 'drizzle-orm'
import { account, session } from '#app/backend/database/schema/account/account.ts'
import { contractRenewal } from '#app/backend/database/schema/work/contract-renewal.ts'
import { regularEngagement } from '#app/backend/database/schema/work/engagement.ts'
import { notification } from '#app/backend/database/schema/notification.ts'
import { DEMO_PASSWORD, DEMO_PASSWORD_HASH } from '#app/backend/database/demo-people.ts'
import { insertEndingContract } from '#app/backend/seed/demo/demo-renewal.ts'
import { addDays, tokyoDay } from '#app/domain/text/tokyo-time.ts'
import { hrefOf } from '#app/platform/address.ts'
import { toMessageEvents } from '#app/platform/addresses.ts'
import { insertDoctor } from '#tests/support/doctors.ts'
import { insertMember } from '#tests/support/members.ts'
import { expectNoBarriersIn } from './barriers.ts'
import { ownRegularListing } from './own-listings.ts'
import { expectShown } from './rows.ts'
import { serverFunctionPath } from './server-function-path.ts'
import { alive, sessionOf, test, testDatabase } from './signed-in.ts'

/** The renewal of a contract, lived in two browsers: offered by the hospital, answered by the doctor. */

const WIDTHS = [375, 768, 1200] as const
const WORD = '引き続きよろしくお願いいたします。'

/** A contract that ends in five weeks, with the browsers of its doctor and of a member of its hospital. */
async function endingContract(browser: Browser, javaScriptEnabled: boolean) {
  const database = testDatabase()
  const now = new Date()
  const { hospitalId } = await ownRegularListing()
  const member = await insertMember(database, hospitalId, { now })
  const person = await insertDoctor(database, { now })
  await database
    .update(account)
    .set({ passwordHash: DEMO_PASSWORD_HASH })
    .where(eq(account.id, person.accountId))
  const contract = await insertEndingContract(database, { person, member: { ...member, hospitalId }, now })
  if (!contract) throw new Error('no contract')
  const open = async (accountId: string) => {
    const storageState = await sessionOf(accountId)
    const context = await browser.newContext({ storageState, javaScriptEnabled, locale: 'ja-JP' })
    return context.newPage()
  }
  const close = (pages: Page[]) => Promise.all(pages.map((one) => one.context().close()))
  return {
    ...contract,
    accountId: person.accountId,
    doctorId: person.doctorId,
    page: await open(person.accountId),
    office: await open(member.accountId),
    close,
  }
}

type Ending = Awaited<ReturnType<typeof endingContract>>

/** The state of the renewal, and how often the hospital was told of the doctor's consent. */
async function consented({ renewalId }: Pick<Ending, 'renewalId'>) {
  const database = testDatabase()
  const [row] = await database.select().from(contractRenewal).where(eq(contractRenewal.id, renewalId))
  const told = await database.$count(
    notification,
    and(eq(notification.type, 'RENEWAL_ACCEPTED'), eq(notification.hospitalId, row?.hospitalId ?? 0)),
  )
  return { state: row?.state, word: row?.answer, told }
}

const renewalIn = (page: Page) => page.getByRole('region', { name: '契約の更新', exact: true })

async function press(page: Page, name: string, javaScriptEnabled: boolean): Promise<void> {
  const button = page.getByRole('button', { name, exact: true })
  if (javaScriptEnabled) await alive(button)
  await button.click()
}

/** From the inbox to the offer. */
async function offer({ office }: Ending, javaScriptEnabled: boolean): Promise<void> {
  await office.goto('/hospital')
  const row = office.getByRole('article').filter({ hasText: '契約の更新の確認・判断待ち' })
  await expect(row).toContainText(/あと\d+日/)
  await row.getByRole('link').click()
  const renewal = renewalIn(office)
  if (javaScriptEnabled) {
    await alive(renewal.getByRole('button'))
    await expectNoBarriersIn(office, WIDTHS)
  }
  await renewal.getByLabel('更新を提案する').check()
  await renewal.getByLabel('更新後の給与').fill('65,000')
  await renewal.getByLabel('先生へのひとこと').fill('続けてお願いできますか。')
  await press(office, '更新するかどうかを先生に伝える', javaScriptEnabled)
  await expect(renewal.getByText('先生の回答を待っています')).toBeVisible()
  await office.goto('/hospital')
  await expect(row).toHaveCount(0)
}

/** By the notice, and by what is agreed. */
async function findOffer({ page, listing }: Ending): Promise<void> {
  await page.goto('/notices')
  await page.getByRole('link', { name: /から契約の更新の提案がありました/ }).click()
  await expect(page).toHaveURL(`/regular/${listing.id}/schedule`)
  await page.goto('/work/matched')
  const offers = page.getByRole('region', { name: '契約の更新の提案' })
  await expect(offers.getByText(/までに回答$/)).toBeVisible()
  await offers.getByRole('link', { name: '更新の提案に回答する' }).click()
  await expect(page).toHaveURL(`/regular/${listing.id}/schedule`)
  await expect(renewalIn(page)).toContainText('続けてお願いできますか。')
}

async function fillIn(page: Page): Promise<void> {
  await renewalIn(page).getByLabel('更新に同意する').check()
  await renewalIn(page).getByLabel('病院へのひとこと').fill(WORD)
}

const SEND = '更新の提案に回答する'

const ASKED = serverFunctionPath('src/features/session/session.functions.ts', 'getSessionFn')
const READS = '**/_serverFn/**'

/**
 * Ends the session, and resolves once the server, which remembers whose a bearer is for two seconds, knows it. The page does
 * not: it would leave before the click.
 */
async function endSession(page: Page, accountId: string, javaScriptEnabled: boolean): Promise<void> {
  // A page that comes into sight asks at once; with its token, once it has one, for the cookie alone is a visitor's then.
  const look = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  if (javaScriptEnabled)
    await expect(async () => {
      const asked = page.waitForRequest(
        (one) => one.url().includes(ASKED) && 'authorization' in one.headers(),
        { timeout: 2_000 },
      )
      await look()
      await asked
    }).toPass()
  let heard = 0
  // Any read that is refused tells the page.
  await page.route(READS, (route) => (route.request().method() === 'GET' ? route.abort() : route.fallback()))
  await page.route(`**${ASKED}*`, async (route) => {
    heard = (await route.fetch()).status()
    await route.abort()
  })
  await testDatabase().update(session).set({ revokedAt: new Date() }).where(eq(session.accountId, accountId))
  if (javaScriptEnabled) {
    await expect(async () => {
      heard = 0
      await look()
      await expect.poll(() => heard, { timeout: 5_000 }).not.toBe(0)
      expect(heard).toBe(401)
    }).toPass()
    return
  }
  const beside = await request.newContext({ storageState: await page.context().storageState() })
  await expect.poll(async () => (await beside.get(page.url())).url()).toContain('/login')
  await beside.dispose()
}

/** The session ends while the doctor writes: the answer is refused, and after the log-in the offer waits with what was typed. */
async function answerTooLate(one: Ending, javaScriptEnabled: boolean): Promise<void> {
  const { page, listing, accountId } = one
  await fillIn(page)
  if (javaScriptEnabled) await alive(page.getByRole('button', { name: SEND, exact: true }))
  await endSession(page, accountId, javaScriptEnabled)
  await page.getByRole('button', { name: SEND, exact: true }).click()
  await expect(page).toHaveURL(/\/login\?returnTo=/)
  await page.unroute(`**${ASKED}*`)
  await page.unroute(READS)
  expect(await consented(one)).toEqual({ state: 'OFFERED', word: null, told: 0 })
  await page.getByLabel('ユーザーID').fill(accountId)
  await page.getByLabel('パスワード', { exact: true }).fill(DEMO_PASSWORD)
  await press(page, 'ログインする', javaScriptEnabled)
  await expect(page).toHaveURL(new RegExp(`^[^?]*/regular/${listing.id}/schedule`))
  await expect(renewalIn(page).getByText('病院から更新の提案があります')).toBeVisible()
  await expect(renewalIn(page).getByText(/まだ送信していません。入力した内容を確認して/)).toBeVisible()
  await expect(renewalIn(page).getByLabel('更新に同意する')).toBeChecked()
  await expect(renewalIn(page).getByLabel('病院へのひとこと')).toHaveValue(WORD)
}

/** The server takes the answer, and its response is lost. */
async function loseAnswer(page: Page): Promise<void> {
  const isPost = (request: Request) => request.method() === 'POST'
  await page.route('**/_serverFn/**', async (route: Route) => {
    if (!isPost(route.request())) return route.continue()
    await route.fetch({ maxRedirects: 0 })
    await route.abort('connectionfailed')
  })
}

const conversionIn = (page: Page) => page.getByRole('region', { name: /無期転換/ })

/** As if the renewed term, of a contract of six years, had begun: the doctor applies for one without a term, the hospital reads it. */
async function convert(
  { page, office, listing, renewalId }: Ending,
  javaScriptEnabled: boolean,
): Promise<void> {
  const database = testDatabase()
  const today = tokyoDay(new Date())
  const begun = { termEnd: addDays(today, -1) }
  await database.update(contractRenewal).set(begun).where(eq(contractRenewal.id, renewalId))
  await database
    .update(regularEngagement)
    .set({ startDate: addDays(today, -6 * 366) })
    .where(eq(regularEngagement.regularWorkId, listing.id))
  await page.goto(`/regular/${listing.id}/schedule`)
  const own = conversionIn(page)
  if (javaScriptEnabled) await alive(own.getByRole('button', { includeHidden: true }))
  await own.getByText('無期転換の申し込みへ進む').click()
  await own.getByRole('button', { name: '無期転換を申し込む' }).click()
  await expectShown(own.getByText('内容を確認し、チェックを入れてください'))
  if (javaScriptEnabled) await expectNoBarriersIn(page, WIDTHS)
  await own.getByRole('checkbox').check()
  await press(page, '無期転換を申し込む', javaScriptEnabled)
  await expect(own.getByText(/^申し込みにより、.+から期間の定めのない契約になります。/)).toBeVisible()
  await expect(own).toContainText('まだ確認されていません')
  await expect(page.getByRole('region', { name: '契約', exact: true })).toContainText('期間の定めなし')
  await expect(renewalIn(page)).toHaveCount(0)

  await office.goto('/hospital')
  const row = office.getByRole('article').filter({ hasText: '無期転換の申し込み・確認待ち' })
  await row.getByRole('link').click()
  await expect(conversionIn(office)).toContainText('断ることはできません')
  await press(office, '無期転換の申し込みを確認しました', javaScriptEnabled)
  await expect(conversionIn(office)).not.toContainText('まだ確認されていません')
  if (javaScriptEnabled) await expectNoBarriersIn(office, WIDTHS)
  await office.goto('/hospital')
  await expect(row).toHaveCount(0)
  await page.goto('/notices')
  await page.getByRole('link', { name: /無期転換の申し込みを記録しました/ }).click()
  await expect(own).not.toContainText('まだ確認されていません')
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test('a renewal is offered, found, answered after a new log-in over a lost connection, once', async ({
      browser,
    }) => {
      test.slow()
      const one = await endingContract(browser, javaScriptEnabled)
      const { page, office, listing } = one
      // Events would tell the page what a lost answer does not.
      await page.route(`**${hrefOf(toMessageEvents())}`, (route) => route.abort('connectionfailed'))
      await offer(one, javaScriptEnabled)
      await findOffer(one)
      await answerTooLate(one, javaScriptEnabled)

      const renewal = renewalIn(page)
      await loseAnswer(page)
      await press(page, SEND, javaScriptEnabled)
      if (javaScriptEnabled) {
        await expect(renewal.getByText(/^通信できませんでした。入力した内容はそのままです。/)).toBeVisible()
        await expect(renewal.getByLabel('病院へのひとこと')).toHaveValue(WORD)
        await page.unroute('**/_serverFn/**')
        await press(page, SEND, javaScriptEnabled)
      } else {
        await expect.poll(async () => (await consented(one)).state).toBe('ACCEPTED')
        // The browser shows its own page for the lost answer, and that navigation would interrupt the next one.
        await expect(page).toHaveURL(/^chrome-error:/)
        await page.unroute('**/_serverFn/**')
        await page.goto(`/regular/${listing.id}/schedule`)
      }
      await expect(renewal.getByText(/^更新しました。契約は/)).toBeVisible()
      expect(await consented(one)).toEqual({ state: 'ACCEPTED', word: WORD, told: 1 })
      await page.goto('/work/matched')
      await expect(page.getByRole('heading', { level: 1, name: '成立した勤務' })).toBeVisible()
      await expect(page.getByRole('region', { name: '契約の更新の提案' })).toHaveCount(0)

      await office.goto('/hospital/notices')
      await office.getByRole('link', { name: /先生が契約の更新に同意しました/ }).click()
      const theirs = renewalIn(office)
      await expect(theirs.getByText(/^先生が同意し、契約は.+まで続きます。$/)).toBeVisible()
      await expect(theirs.getByText(WORD)).toBeVisible()
      await convert(one, javaScriptEnabled)
      await one.close([page, office])
    })
  })
}
