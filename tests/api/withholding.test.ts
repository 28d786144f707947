import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { spotWorkDetail } from '#app/backend/database/schema/listing/spot-work.ts'
import { withholdingRow } from '#app/backend/database/schema/doctor/withholding.ts'
import { loadWithholding } from '#app/backend/withholding/load-withholding.service.ts'
import { TableFileError } from '#app/backend/official-table/table-file.ts'
import { readWithholdingCsv } from '#app/backend/withholding/withholding-csv.ts'
import { replaceWithholdingBands } from '#app/backend/withholding/withholding.store.ts'
import type { TakeHome } from '#app/domain/money/take-home.ts'
import {
  SpotWorkDetail,
  SpotWorks,
  SpotWorksByIds,
} from '#app/features/listing/spot/spot.listings.documents.ts'
import { testBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { NOW } from '#tests/support/doctors.ts'
import { insertListing } from '#tests/support/listings.ts'

const HEADER = 'year,column,period,from,below,base_tax,rate_over'

/** Invented but for 乙, 100,000 yen a month: 3,600 yen. */
const FILE = [
  HEADER,
  '2026,乙,monthly,0,99000,0,0.03',
  '2026,乙,monthly,99000,101000,3600,0',
  '2026,乙,monthly,101000,,3700,0.1',
  '2026,丙,daily,0,,0,0.05',
].join('\n')

let db: TestDatabase
let now = NOW

beforeAll(async () => {
  db = await testDatabase({ max: 5 })
}, 60_000)
afterAll(() => db.close())
beforeEach(async () => {
  now = NOW
  await db.database.delete(withholdingRow)
})

const load = (file: string) =>
  db.database.transaction((tx) => replaceWithholdingBands(tx, 2026, readWithholdingCsv(file, 2026)))

const paidBy = (id: string, terms: Partial<typeof spotWorkDetail.$inferInsert>) =>
  db.database
    .update(spotWorkDetail)
    .set(terms)
    .where(eq(spotWorkDetail.spotWorkId, Number(id)))

type Asked = { errors?: unknown; data?: { spotWork?: { takeHome: TakeHome } } | null }

async function takeHomeOf(
  id: string,
  backend = testBackend(db.database, () => now),
): Promise<TakeHome | undefined> {
  const answer: Asked = JSON.parse(
    JSON.stringify(
      await backend.inProcess.listings({ document: SpotWorkDetail, variables: { id }, bearer: null }),
    ),
  )
  expect(answer.errors).toBeUndefined()
  return answer.data?.spotWork?.takeHome
}

test('a listing says what is left of its fee, by the tables that were loaded', async () => {
  const id = await insertListing(db.database, { fee: 100_000 })
  expect(await takeHomeOf(id)).toMatchObject({ year: 2026, otsuYen: null, heiYen: null })
  await load(FILE)
  expect(await takeHomeOf(id)).toMatchObject({ year: 2026, otsuYen: 96_400, heiYen: 95_000 })
  const { data } = await testBackend(db.database, () => now).inProcess.listings({
    document: SpotWorksByIds,
    variables: { ids: [id] },
    bearer: null,
  })
  expect(JSON.parse(JSON.stringify(data))).toMatchObject({
    spotWorksByIds: [{ takeHome: { otsuYen: 96_400 } }],
  })
  const list = await testBackend(db.database, () => now).inProcess.listings({
    document: SpotWorks,
    variables: { where: {}, orderBy: 'UNSPECIFIED', limit: 20, after: null, withTotal: false },
    bearer: null,
  })
  expect(JSON.parse(JSON.stringify(list.data))).toMatchObject({
    spotWorks: { items: [{ id, takeHome: { otsuYen: 96_400 } }] },
  })
})

test('a shift of another year is not estimated by this year’s tables', async () => {
  await load(FILE)
  const next = await insertListing(db.database, { startTime: new Date('2027-01-02T17:00:00+09:00') })
  expect(await takeHomeOf(next)).toMatchObject({ year: 2027, otsuYen: null, heiYen: null })
})

test('no listing is paid as a contractor’s work: each makes a contract of employment', async () => {
  const id = await insertListing(db.database, {})
  const paidAsFee = db.database
    .update(spotWorkDetail)
    .set({ withholdingTable: 'FEE' })
    .where(eq(spotWorkDetail.spotWorkId, Number(id)))
  await expect(paidAsFee).rejects.toMatchObject({ cause: { constraint: 'spot_work_detail_employment' } })
})

test('what is loaded shows within a minute, also where pages were read before', async () => {
  const backend = testBackend(db.database, () => now)
  const id = await insertListing(db.database, { fee: 100_000 })
  expect((await takeHomeOf(id, backend))?.otsuYen).toBeNull()
  await load(FILE)
  now = new Date(NOW.getTime() + 60_001)
  expect((await takeHomeOf(id, backend))?.otsuYen).toBe(96_400)
})

test('loading again takes the place of what was loaded', async () => {
  await load(FILE)
  await load(`${FILE}\n\n`)
  expect(await db.database.$count(withholdingRow)).toBe(4)
})

test('a file without a table that the year has is refused, unless it is to go', async () => {
  await load(FILE)
  const onlyOtsu = readWithholdingCsv(FILE.split('\n').slice(0, -1).join('\n'), 2026)
  const again = (mayRemove: boolean) =>
    loadWithholding(db.database, { year: 2026, bands: onlyOtsu, mayRemove })
  await expect(again(false)).rejects.toThrow('丙 daily が、ファイルにありません')
  expect(await db.database.$count(withholdingRow)).toBe(4)
  await again(true)
  expect(await db.database.$count(withholdingRow)).toBe(3)
})

test('the year of the tables is the one in which the shift is paid', async () => {
  await load(FILE)
  await db.database.transaction((tx) =>
    replaceWithholdingBands(tx, 2027, readWithholdingCsv(FILE.replaceAll('2026', '2027'), 2027)),
  )
  const december = { startTime: new Date('2026-12-18T17:00:00+09:00'), fee: 100_000 }
  const id = await insertListing(db.database, december)
  expect(await takeHomeOf(id)).toMatchObject({ year: 2027, otsuYen: 96_400 })
  await paidBy(id, { payday: { kind: 'ON_THE_DAY' } })
  expect(await takeHomeOf(id)).toMatchObject({ year: 2026 })
})

test.each([
  ['another header', FILE.replace('base_tax', 'tax'), '1行目は'],
  ['another year', FILE.replace('2026,丙', '2025,丙'), '5行目: 年が'],
  ['another column', FILE.replace('丙', '甲'), '欄は'],
  ['another period', FILE.replace('daily', 'weekly'), '期間は'],
  ['too few cells', FILE.replace(',0,,0,0.05', ',0'), '列は7つ'],
  ['a sum that is none', FILE.replace('3600', '3,600'), '列は7つ'],
  ['a negative sum', FILE.replace('3600', '-3600'), '0以上の整数'],
  ['a rate in percent', FILE.replace('0.05', '5'), '率は'],
  ['a gap', FILE.replace('99000,101000', '99500,101000'), '抜けています'],
  ['an overlap', FILE.replace('99000,101000', '98000,101000'), '重なっています'],
  ['no end', FILE.replace('101000,,', '101000,200000,'), '最後の行'],
  ['nothing', HEADER, '行がありません'],
])('%s is refused in a sentence', (_, file, words) => {
  expect(() => readWithholdingCsv(file, 2026)).toThrow(TableFileError)
  expect(() => readWithholdingCsv(file, 2026)).toThrow(words)
})

test('the command loads a file, and says what is wrong with one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'withholding-'))
  const command = join(import.meta.dirname, '../../src/commands/withholding.ts')
  const run = (file: string, year = '2026') =>
    promisify(execFile)(process.execPath, [command, '--year', year, '--file', file, '--url', db.url]).catch(
      (error: { stderr: string }) => error,
    )
  try {
    const [good, bad] = [join(folder, 'good.csv'), join(folder, 'bad.csv')]
    await writeFile(good, `\uFEFF${FILE.replaceAll('\n', '\r\n')}\r\n`)
    await writeFile(bad, FILE.replace('99000,101000', '98000,101000'))
    expect(await run(good)).toMatchObject({ stdout: '2026年分の源泉徴収税額表を登録しました(4行)。\n' })
    expect(await db.database.$count(withholdingRow)).toBe(4)
    expect((await run(bad)).stderr).toContain('重なっています')
    expect((await run(good, '26')).stderr).toContain('--year')
    expect((await run(join(folder, 'none.csv'))).stderr).toContain('読めません')
    expect(await db.database.$count(withholdingRow)).toBe(4)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}, 60_000)
