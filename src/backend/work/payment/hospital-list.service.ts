import type { Database, Executor } from '../../database/client.ts'
import type { WithholdingTables } from '../../withholding/withholding.service.ts'
import type { WorkRecordRow } from '../record/record.store.ts'
import { addMonths, monthOf } from '../../../domain/text/month-days.ts'
import { payDayOf, type BandsOf } from './pay-group.ts'
import { toPaymentMessages } from './payment-message.ts'
import { findPaid, findUnpaid } from './payment.store.ts'

/** Works on one list. */
const MOST = 500
/** Lines that were paid in the same months. */
const MOST_BESIDE = 5_000

type Asked = {
  hospitalId: number
  shelf: 'UNPAID' | 'PAID'
  /** Of PAID: the civil days of the payments. */
  from: string
  before: string
  now: Date
  tables: WithholdingTables
}

/** The tables of the years of works' payments. */
export async function bandsFor(rows: readonly WorkRecordRow[], tables: WithholdingTables): Promise<BandsOf> {
  const years = [...new Set(rows.map((row) => Number(payDayOf(row).slice(0, 4))))]
  const bands = new Map(await Promise.all(years.map(async (year) => [year, await tables(year)] as const)))
  return (year) => bands.get(year) ?? []
}

/** What a hospital has paid their doctors in the months in which it is to pay these lines: 乙欄 is one sum of a month. */
export async function paidBeside(executor: Executor, hospitalId: number, rows: readonly WorkRecordRow[]) {
  const months = rows.map((row) => monthOf(payDayOf(row))).toSorted()
  const [first, last] = [months[0], months.at(-1)]
  if (first === undefined || last === undefined) return []
  return findPaid(executor, {
    hospitalId,
    from: `${first}-01`,
    before: `${addMonths(last, 1)}-01`,
    doctorIds: [...new Set(rows.map(({ doctorId }) => doctorId))],
    limit: MOST_BESIDE,
  })
}

/** What a hospital has to pay, or has paid, with the tax that each payment probably has. */
export async function listOfHospital(
  database: Database,
  { hospitalId, shelf, from, before, now, tables }: Asked,
) {
  const limit = MOST + 1
  const rows = await (shelf === 'UNPAID'
    ? findUnpaid(database, hospitalId, limit)
    : findPaid(database, { hospitalId, from, before, limit }))
  const isCut = rows.length > MOST
  const shown = rows.slice(0, MOST)
  const [bandsOf, beside] = await Promise.all([
    bandsFor(shown, tables),
    shelf === 'UNPAID' ? paidBeside(database, hospitalId, shown) : [],
  ])
  const payments = toPaymentMessages(shown, { now, side: 'HOSPITAL', bandsOf, beside })
  // A payment of which works are missing would name a wrong sum.
  return { payments: isCut && payments.length > 1 ? payments.slice(0, -1) : payments, isCut }
}
