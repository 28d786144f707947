import { expect, type Page, type Request, type Route } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { insertMember } from '#tests/support/members.ts'
import { pdfFile, pdfWithScript } from '#tests/support/pdfs.ts'
import { heldAs, pngPicture } from '#tests/support/pictures.ts'
import { ownListing, ownRegularListing } from './own-listings.ts'
import { linkOf } from './rows.ts'
import { OWN_DOCTOR, alive, sessionOf, test, testDatabase } from './signed-in.ts'

test.use({ account: OWN_DOCTOR })

const write = async (page: Page, text: string, javaScriptEnabled: boolean) => {
  const send = page.getByRole('button', { name: '送る', exact: true })
  if (javaScriptEnabled) await alive(send)
  await page.getByLabel('メッセージ', { exact: true }).and(page.locator('textarea')).fill(text)
  await send.click()
  await expect(page.getByRole('list', { name: 'メッセージ' }).getByText(text)).toBeVisible()
}

for (const javaScriptEnabled of [true, false]) {
  test(`a question, its answer and its being read, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
    page: signedIn,
    browser,
  }) => {
    const listing = await ownListing('選考あり')
    const member = await insertMember(testDatabase(), listing.hospitalId, { now: new Date() })
    const contextOf = async (storageState: Awaited<ReturnType<typeof sessionOf>>) =>
      (await browser.newContext({ storageState, javaScriptEnabled })).newPage()
    const page = await contextOf(await signedIn.context().storageState())
    const office = await contextOf(await sessionOf(member.accountId))
    await page.goto(listing.address)
    await page.getByRole('link', { name: 'この求人について質問する' }).click()
    await expect(page.getByText('気になることを応募の前に質問できます。')).toBeVisible()
    await write(page, '電子カルテの種類を教えてください。', javaScriptEnabled)

    await office.goto('/hospital/messages')
    const row = office.getByRole('article').filter({ hasText: '応募前の先生' })
    await expect(row.getByText('未読 1件')).toBeVisible()
    await row.getByRole('link', { name: '応募前の先生' }).click()
    await expect(office.getByRole('heading', { level: 1, name: '応募前の先生' })).toBeVisible()
    await write(office, '電子カルテはございます。', javaScriptEnabled)

    if (!javaScriptEnabled) await page.reload()
    await expect(page.getByText('電子カルテはございます。')).toBeVisible({ timeout: 2_000 })
    if (javaScriptEnabled) await expect(page.getByText(/^既読・/)).toBeVisible({ timeout: 2_000 })
    await page.getByRole('link', { name: /^お知らせ/ }).click()
    await expect(page.getByRole('link', { name: /からメッセージが届きました$/ })).toBeVisible()

    // The listing is closed without an application: both sides may read, and are told so.
    await testDatabase()
      .update(spotWork)
      .set({ status: 'CLOSED' })
      .where(eq(spotWork.id, Number(listing.id)))
    await page.goto(`${listing.address}/message`)
    await office.goto('/hospital/messages')
    await expect(row.getByText('終了', { exact: true })).toBeVisible()
    await row.getByRole('link', { name: '応募前の先生' }).click()
    for (const side of [page, office]) {
      await expect(
        side.getByRole('list', { name: 'メッセージ' }).getByText('電子カルテはございます。'),
      ).toBeVisible()
      await expect(side.getByText(/^この求人のやりとりは終了しました\(閲覧のみ\)。/)).toBeVisible()
      await expect(side.getByRole('button', { name: '送る', exact: true })).toHaveCount(0)
    }
    await page.context().close()
    await office.context().close()
  })
}

test('what looks like a patient’s data is asked about before it leaves', async ({ page }) => {
  const listing = await ownListing('選考あり')
  await page.goto(`/spot/${listing.id}/message`)
  const send = page.getByRole('button', { name: '送る', exact: true })
  await alive(send)
  const text = '患者の山田太郎さんについて教えてください。'
  await page.locator('textarea').fill(text)
  await send.click()
  await expect(page.getByText(/患者さんを特定できる情報は書かないでください/)).not.toHaveCount(0)
  await expect(page.getByRole('list', { name: 'メッセージ' })).not.toContainText(text)
  await page.getByLabel('患者さんの情報は含まれていません').check()
  await send.click()
  await expect(page.getByRole('list', { name: 'メッセージ' }).getByText(text)).toBeVisible()
  await expect(page.locator('textarea')).toHaveValue('')
})

test('a message that did not leave outlives a reload, and is sent once when the device is online', async ({
  page,
}) => {
  const listing = await ownListing('選考あり')
  await page.goto(`${listing.address}/message`)
  const text = '駐車場は利用できますか。'
  await page.getByRole('button', { name: text }).click()
  const field = page.locator('textarea')
  await expect(field).toHaveValue(text)
  // The server takes the message, and its answer is lost.
  const cut = async (route: Route) => {
    await route.fetch()
    await route.abort('connectionfailed')
  }
  const isPost = (request: Request) => request.method() === 'POST'
  await page.route('**/_serverFn/**', async (route) =>
    isPost(route.request()) ? cut(route) : route.continue(),
  )
  await page.getByRole('button', { name: '送る', exact: true }).click()
  await expect(page.getByRole('button', { name: '再送信' })).toBeVisible()
  await expect(page.getByText('メッセージはこの端末に残っています。')).toBeVisible()
  await page.unroute('**/_serverFn/**')
  await page.reload()
  await expect(field).toHaveValue(text)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: '送る', exact: true }).click()
  await expect(page.getByRole('button', { name: '再送信' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(field).toHaveValue('')
  const lines = page.getByRole('list', { name: 'メッセージ' })
  await expect(lines.getByText(text)).toHaveCount(1)
  await page.reload()
  await expect(lines.getByText(text)).toHaveCount(1)
  await expect(field).toHaveValue('')
})

test('files go both ways; what cannot be opened is refused before it is sent', async ({ page, browser }) => {
  const listing = await ownListing('選考あり')
  await page.goto(`${listing.address}/message`)
  const pick = page.getByLabel('ファイルを添付')
  await alive(page.getByRole('button', { name: '送る', exact: true }))
  await pick.setInputFiles({ name: '契約書.pdf', mimeType: 'application/pdf', buffer: pdfWithScript() })
  await expect(page.getByText(/文書のほかのものが入っているため、送れません/)).toBeVisible()
  await pick.setInputFiles({ name: '履歴書.pdf', mimeType: 'application/pdf', buffer: pdfFile() })
  await expect(page.getByText('履歴書.pdf')).toBeVisible()
  // Chosen before a reload, and still there.
  await page.reload()
  await expect(page.getByRole('button', { name: '履歴書.pdfを外す' })).toBeVisible()
  await page.getByRole('button', { name: '送る', exact: true }).click()
  const lines = page.getByRole('list', { name: 'メッセージ' })
  await expect(lines.getByRole('link', { name: /履歴書\.pdf/ })).toBeVisible()
  await expect(page.getByRole('button', { name: '履歴書.pdfを外す' })).toHaveCount(0)

  const member = await insertMember(testDatabase(), listing.hospitalId, { now: new Date() })
  const context = await browser.newContext({ storageState: await sessionOf(member.accountId) })
  const office = await context.newPage()
  await office.goto('/hospital/messages')
  await expect(office.getByText('履歴書.pdf')).toBeVisible()
  await linkOf(office.getByRole('article')).click()
  const download = office.waitForEvent('download')
  await office.getByRole('link', { name: /履歴書\.pdf/ }).click()
  expect((await download).suggestedFilename()).toBe('履歴書.pdf')
  await office
    .getByLabel('ファイルを添付')
    .setInputFiles({ name: '地図.png', mimeType: 'image/png', buffer: pngPicture(300, 200) })
  await expect(office.getByText('地図.png')).toBeVisible()
  await write(office, '地図をお送りします。', true)
  await expect(lines.getByText('地図をお送りします。')).toBeVisible({ timeout: 2_000 })
  const opened = page.waitForEvent('popup')
  await lines.getByRole('link', { name: /地図\.png/ }).click()
  expect(await (await opened).locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(
    300,
  )
  await context.close()
})

test('a photograph comes upright, with the message that was sent before it was there', async ({ page }) => {
  const listing = await ownListing('選考あり')
  await page.goto(`${listing.address}/message`)
  await alive(page.getByRole('button', { name: '送る', exact: true }))
  // Stored on its side, with the sky to the left: EXIF says that it is to be turned by a quarter.
  const buffer = await heldAs(6, { width: 600, height: 400 })
  await page.locator('textarea').fill('病院の玄関の写真です。')
  // The message waits for the file that is still on its way.
  const { promise: sent, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/messages/files', async (route) => {
    await sent
    await route.continue()
  })
  await page.getByLabel('ファイルを添付').setInputFiles({ name: '玄関.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('button', { name: '送る', exact: true }).click()
  await expect(page.getByText('確認が済みしだい送ります…')).toBeVisible()
  letGo()
  const lines = page.getByRole('list', { name: 'メッセージ' })
  const opened = page.waitForEvent('popup')
  await lines.getByRole('link', { name: /玄関\.jpg/ }).click()
  const { size, above, below } = await (
    await opened
  )
    .locator('img')
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.naturalWidth
      canvas.height = image.naturalHeight
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0)
      const isRed = (y: number) => {
        const [red = 0, , blue = 0] = context?.getImageData(canvas.width / 2, y, 1, 1).data ?? []
        return red > blue
      }
      return { size: [canvas.width, canvas.height], above: isRed(4), below: isRed(canvas.height - 5) }
    })
  expect({ size, above, below }).toEqual({ size: [400, 600], above: true, below: false })
})

test('the hospital writes to an applicant, who reads it with what has happened', async ({
  page,
  browser,
}) => {
  const listing = await ownListing('選考あり')
  await page.goto(`/application/spot?ids=${listing.id}`)
  await page.getByRole('button', { name: /応募(して確定)?する$/ }).click()
  await expect(page.getByRole('heading', { name: '応募しました' })).toBeVisible()
  const member = await insertMember(testDatabase(), listing.hospitalId, { now: new Date() })
  const context = await browser.newContext({ storageState: await sessionOf(member.accountId) })
  const office = await context.newPage()
  await office.goto('/hospital')
  await office.getByRole('link', { name: '試験 一郎先生' }).click()
  await office.getByRole('link', { name: '先生にメッセージを送る' }).click()
  await expect(office.getByRole('heading', { level: 1, name: '試験 一郎先生' })).toBeVisible()
  await write(office, 'ご応募ありがとうございます。', true)
  await page.goto('/work/applied')
  await page.getByRole('link', { name: 'メッセージ', exact: true }).click()
  const lines = page.getByRole('list', { name: 'メッセージ' })
  await expect(lines.getByText(/^応募が届きました/)).toBeVisible()
  await expect(lines.getByText('ご応募ありがとうございます。')).toBeVisible()
  // Another hospital's thread, or none.
  await office.goto(`/hospital/messages/${crypto.randomUUID()}`)
  await expect(office.getByRole('heading', { name: 'このやりとりは見つかりません。' })).toBeVisible()
  await context.close()
})

test('a question about regular work', async ({ page }) => {
  const listing = await ownRegularListing()
  await page.goto(`/regular/${listing.id}/message`)
  await write(page, '当直明けの勤務はありますか。', true)
})
