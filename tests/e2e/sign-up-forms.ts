import type { Page } from '@playwright/test'

/** What a doctor types and photographs while registering. */

export async function fillBasics(page: Page) {
  for (const [label, typed] of [
    ['姓', '山田'],
    ['名', '花子'],
    ['セイ', 'やまだ'],
    ['メイ', 'ﾊﾅｺ'],
    ['電話番号', '０９０-1234-5678'],
  ] as const) {
    await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(typed)
  }
  await page.getByLabel('女性').check()
  await page.getByLabel('生年月日の年').selectOption('1988')
  await page.getByLabel('生年月日の月').selectOption('2')
  await page.getByLabel('生年月日の日').selectOption('29')
}

export async function fillDoctor(page: Page) {
  await page.getByLabel(/^修了しています/).check()
  await page.getByRole('textbox', { name: /^医籍登録番号/ }).fill('第123456号')
  await page.getByLabel('医籍登録年月日の年').selectOption('2013')
  await page.getByLabel('医籍登録年月日の月').selectOption('4')
  await page.getByLabel('医籍登録年月日の日').selectOption('20')
  await page.getByRole('textbox', { name: /^卒業大学/ }).fill('架空医科大学')
  await page.getByLabel(/^卒業年/).selectOption('2013')
  await page
    .getByRole('group', { name: /^主な診療科/ })
    .getByText('内科系', { exact: true })
    .click()
  await page.getByRole('checkbox', { name: '一般内科' }).check()
}

export async function fillWorkplace(page: Page) {
  await page.getByLabel('あります').check()
  await page.getByLabel('連携B水準').check()
  await page.getByLabel(/^確認済み/).check()
}

/** A photograph of a licence with print in its upper quarter, out of focus by so many pixels. */
export async function licencePicture(page: Page, blur: number): Promise<Buffer> {
  const base64 = await page.evaluate((pixels) => {
    const canvas = document.createElement('canvas')
    canvas.width = 1_600
    canvas.height = 1_130
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.fillStyle = '#e6e0d4'
    context.fillRect(0, 0, 1_600, 1_130)
    context.filter = pixels > 0 ? `blur(${pixels}px)` : 'none'
    context.fillStyle = '#222'
    context.font = '34px sans-serif'
    for (let row = 1; row <= 6; row += 1)
      context.fillText('医師国家試験に合格したことにより医籍に登録する 第123456号', 80, row * 44)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  }, blur)
  return Buffer.from(base64, 'base64')
}
