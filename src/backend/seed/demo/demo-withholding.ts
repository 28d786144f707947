import { inArray } from 'drizzle-orm'
import type {
  WithholdingBand,
  WithholdingColumn,
  WithholdingPeriod,
} from '../../../domain/money/take-home.ts'
import { tokyoDay } from '../../../domain/text/tokyo-time.ts'
import type { Executor } from '../../database/client.ts'
import { withholdingRow } from '../../database/schema/doctor/withholding.ts'

type Line = readonly [from: number, below: number | null, baseTax: number, rate: number]

/** Invented, rounder than the official tables and near their size, so that an estimate looks like one. */
const LINES: readonly (readonly [WithholdingColumn, WithholdingPeriod, readonly Line[]])[] = [
  [
    'OTSU',
    'MONTHLY',
    [
      [0, 90_000, 0, 30_000],
      [90_000, 200_000, 2_700, 100_000],
      [200_000, 400_000, 13_700, 200_000],
      [400_000, null, 53_700, 300_000],
    ],
  ],
  [
    'OTSU',
    'DAILY',
    [
      [0, 3_000, 0, 30_000],
      [3_000, 20_000, 90, 100_000],
      [20_000, null, 1_790, 200_000],
    ],
  ],
  [
    'HEI',
    'DAILY',
    [
      [0, 10_000, 0, 0],
      [10_000, 25_000, 0, 40_000],
      [25_000, null, 600, 100_000],
    ],
  ],
]

const BANDS: readonly WithholdingBand[] = LINES.flatMap(([column, period, lines]) =>
  lines.map(([from, below, baseTax, rate]) => ({ column, period, from, below, baseTax, rate })),
)

/**
 * Invented withholding tables for the demo's year, the one before and the next, so that a newcomer sees 見込み手取り; marked
 * as invented. A year that has tables keeps them.
 */
export async function insertDemoWithholding(executor: Executor, now: Date): Promise<void> {
  const year = Number(tokyoDay(now).slice(0, 4))
  const years = [year - 1, year, year + 1]
  const loaded = await executor
    .select({ year: withholdingRow.year })
    .from(withholdingRow)
    .where(inArray(withholdingRow.year, years))
  const have = new Set(loaded.map((row) => row.year))
  const rows = years
    .filter((one) => !have.has(one))
    .flatMap((one) => BANDS.map((band) => ({ year: one, ...band, isFictitious: true })))
  if (rows.length > 0) await executor.insert(withholdingRow).values(rows)
}
