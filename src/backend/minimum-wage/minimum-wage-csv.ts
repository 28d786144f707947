import type { MinimumWage } from '../../domain/money/minimum-wage.ts'
import { PREFECTURE, type Prefecture } from '../../domain/text/prefecture.ts'
import { TableFileError, tableRows, wrongLine, yenIn } from '../official-table/table-file.ts'

const HEADER = 'fiscal_year,prefecture,yen,in_force'
const isPrefecture = (name: string): name is Prefecture => Object.hasOwn(PREFECTURE, name)
const PREFECTURES = Object.keys(PREFECTURE).filter(isPrefecture)
const BY_NAME = new Map(PREFECTURES.map((one) => [PREFECTURE[one], one]))

export type PrefectureWage = MinimumWage & { prefecture: Prefecture }

/** Revisions come into force between the October of their fiscal year and the next March. */
const isDayOf = (day: string, fiscalYear: number): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) &&
  new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) === true &&
  day >= `${fiscalYear}-04-01` &&
  day < `${fiscalYear + 1}-04-01`

/**
 * Parses the minimum wages of a fiscal year, one line a prefecture, all 47 of them. Throws a `TableFileError` for an
 * invalid file.
 */
export function readMinimumWageCsv(file: string, fiscalYear: number): PrefectureWage[] {
  const wages = tableRows(file, HEADER).map(({ cells, line }) => {
    const [year = '', name = '', yen = '', inForce = ''] = cells
    if (year !== String(fiscalYear)) throw wrongLine(line, `年度が ${fiscalYear} ではありません。`)
    const prefecture = BY_NAME.get(name)
    if (!prefecture) throw wrongLine(line, `「${name}」は都道府県の名前ではありません(例: 東京都)。`)
    if (!isDayOf(inForce, fiscalYear))
      throw wrongLine(line, `発効日「${inForce}」が ${fiscalYear}年度の日付(YYYY-MM-DD)ではありません。`)
    const perHour = yenIn(yen, line)
    if (perHour < 500 || perHour > 10_000) throw wrongLine(line, `「${yen}」は1時間の金額ではありません。`)
    return { fiscalYear, prefecture, yen: perHour, inForce }
  })
  const named = new Set(wages.map(({ prefecture }) => prefecture))
  if (named.size !== wages.length) throw new TableFileError('同じ都道府県が2行以上あります。')
  const missing = PREFECTURES.filter((one) => !named.has(one))
  if (missing.length > 0)
    throw new TableFileError(`${missing.map((one) => PREFECTURE[one]).join('・')} の行がありません。`)
  return wages
}
