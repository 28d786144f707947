import { expect } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { regularWork } from '#app/backend/database/schema/listing/regular-work.ts'
import { spotWork, spotWorkDetail } from '#app/backend/database/schema/listing/spot-work.ts'
import { match } from './matches.ts'
import { ownListing, ownRegularListing } from './own-listings.ts'
import { headOf } from './served-head.ts'
import { foot, OWN_DOCTOR, test, testDatabase } from './signed-in.ts'

const setSpot = (id: string, changes: Partial<typeof spotWork.$inferInsert>) =>
  testDatabase()
    .update(spotWork)
    .set(changes)
    .where(eq(spotWork.id, Number(id)))

test('a spot listing is posted as a job, with what its page says', async ({ request }) => {
  const { id, address, day, hospitalId } = await ownListing('選考なし')
  const [place] = await testDatabase().select().from(hospital).where(eq(hospital.id, hospitalId))
  const [listing] = await testDatabase()
    .select()
    .from(spotWork)
    .where(eq(spotWork.id, Number(id)))
  const { data, html } = await headOf(request, address)
  expect(data).toHaveLength(1)
  expect(data[0]).toMatchObject({
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: expect.stringMatching(/^医師\(.+・スポット\)$/),
    description: expect.stringContaining('病棟管理と救急車の対応です。<br>勤務: '),
    identifier: { '@type': 'PropertyValue', name: place?.name, value: expect.stringMatching(/^S-\d{7,}$/) },
    employmentType: 'TEMPORARY',
    totalJobOpenings: 1,
    hiringOrganization: { '@type': 'Organization', name: place?.name },
    jobLocation: { address: { addressCountry: 'JP', addressRegion: '島根県', addressLocality: place?.city } },
    baseSalary: { currency: 'JPY', value: { value: 85_000, unitText: 'DAY' } },
    directApply: true,
  })
  expect(data[0]).toMatchObject({
    validThrough: expect.stringMatching(/T\d\d:\d\d:\d\d\+09:00$/),
    datePosted: expect.stringMatching(/\+09:00$/),
  })
  expect(listing?.startTime.toISOString()).toContain(day)
  const street: unknown = Object(data[0]).jobLocation.address.streetAddress
  expect(`${place?.city}${String(street)}`).toBe(place?.address)
  // What is in the posting is on the page.
  const main = html.slice(html.indexOf('<main'))
  for (const said of ['85,000', place?.name ?? '', String(street), '病棟管理と救急車の対応です。'])
    expect(main).toContain(said)
})

test('a regular listing is posted as part-time work', async ({ request }) => {
  const { address } = await ownRegularListing()
  const { data } = await headOf(request, address)
  expect(data).toMatchObject([
    {
      employmentType: 'PART_TIME',
      workHours: '毎週 月曜 17:00〜翌9:00',
      baseSalary: { value: { value: 60_000, unitText: 'DAY' } },
    },
  ])
})

test('what a hospital writes stays a text in the posting', async ({ page, request }) => {
  const hostile = '</script><script>document.title="taken"</script><b>&amp;\u2028'
  const { id, address } = await ownListing('選考なし')
  await testDatabase()
    .update(spotWorkDetail)
    .set({ description: hostile })
    .where(eq(spotWorkDetail.spotWorkId, Number(id)))
  const { data, html } = await headOf(request, address)
  expect(Object(data[0]).description).toContain(
    '&lt;/script&gt;&lt;script&gt;document.title="taken"&lt;/script&gt;&lt;b&gt;&amp;amp;',
  )
  expect(html).not.toContain('<script>document.title')
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  await page.goto(address)
  await expect(page.getByText('document.title="taken"')).toBeVisible()
  await expect(page).toHaveTitle(/DPワーク$/)
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1)
  expect(refused).toEqual([])
})

for (const [word, changes] of [
  ['closed', { status: 'CLOSED' }],
  ['withdrawn', { status: 'WITHDRAWN' }],
  ['full', { slots: 1, filledSlots: 1 }],
  ['past its deadline', { applicationDeadline: new Date(Date.now() - 60_000) }],
] as const) {
  test(`a listing that is ${word} is gone, and its page leads on`, async ({ page, request }) => {
    const { id, address } = await ownListing('選考なし')
    expect((await headOf(request, address)).status).toBe(200)
    await setSpot(id, changes)
    const { status, meta, canonical, data } = await headOf(request, address)
    expect({ status, robots: meta['robots'], canonical, data }).toEqual({
      status: 410,
      robots: 'noindex',
      canonical: undefined,
      data: [],
    })
    await page.goto(address)
    await expect(page.getByText('募集は終了しました', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: '似た条件の求人' })).toBeVisible()
  })
}

test('a regular listing that is closed is gone', async ({ request }) => {
  const { id, address } = await ownRegularListing()
  await testDatabase()
    .update(regularWork)
    .set({ status: 'CLOSED' })
    .where(eq(regularWork.id, Number(id)))
  const { status, data } = await headOf(request, address)
  expect({ status, data }).toEqual({ status: 410, data: [] })
})

test('a paused listing may come back: its page stays, without a posting', async ({ request }) => {
  const { id, address } = await ownListing('選考なし')
  await setSpot(id, { status: 'PAUSED' })
  const { status, meta, data } = await headOf(request, address)
  expect({ status, robots: meta['robots'], data }).toEqual({ status: 200, robots: 'noindex', data: [] })
})

test.describe('the doctor who was taken', () => {
  test.use({ account: OWN_DOCTOR })

  test('comes back to the listing by the browser’s own way', async ({ page, baseURL }) => {
    const { address } = await match(page, 30)
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(200)
    const matched = foot(page).getByRole('link', { name: '成立した勤務を見る' })
    await expect(matched).toBeVisible()
    await matched.click()
    await expect(page).toHaveURL(/\/work\/matched/)
    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect(matched).toBeVisible()
    await page.reload()
    await expect(matched).toBeVisible()
    // To everybody else it is gone.
    expect((await fetch(new URL(address, baseURL))).status).toBe(410)
  })
})
