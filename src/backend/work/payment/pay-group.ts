import type { WithholdingBand } from '../../../domain/money/take-home.ts'
import { paydayOfWork } from '../../../domain/money/payday.ts'
import { monthsEstimates } from '../../../domain/money/payment-tax.ts'
import {
  isDue,
  mayTakeBack,
  payStateAmong,
  payStateOf,
  type PaidBy,
  type PayState,
} from '../../../domain/work/payment.ts'
import { grossYen, taxableYens, type Earned } from '../../../domain/money/withheld.ts'
import { monthOf } from '../../../domain/text/month-days.ts'
import { tokyoDay } from '../../../domain/text/tokyo-time.ts'
import type { WorkRecordRow } from '../record/record.store.ts'

/** What a payment consists of, for the screens, the files and the commands about it. */

/** Of a difference, what the report that counts is paid beyond the one that was paid; a part may be less. */
export const earnedOf = ({
  fee,
  report,
  before,
}: Pick<WorkRecordRow, 'fee' | 'report' | 'before'>): Earned => ({
  fee: before ? 0 : fee,
  incentiveYen: (report?.incentiveYen ?? 0) - (before?.incentiveYen ?? 0),
  extraYen: (report?.extraYen ?? 0) - (before?.extraYen ?? 0),
  carfareYen: (report?.carfareYen ?? 0) - (before?.carfareYen ?? 0),
})

export const isDifference = ({ before }: Pick<WorkRecordRow, 'before'>): boolean => before !== null

export const compensationOf = ({ line }: Pick<WorkRecordRow, 'line'>): number | null =>
  line?.compensationYen ?? null

/** Whole yen of a line. */
export const grossOf = (row: WorkRecordRow): number => compensationOf(row) ?? grossYen(earnedOf(row))

const COMPENSATION = { incentiveYen: 0, extraYen: 0, carfareYen: 0 }

/** Taxable yen of the lines of a payment, by their ids; a compensation is taxed like wages. */
export function taxablesOf(rows: readonly WorkRecordRow[]): ReadonlyMap<string, number> {
  const sorted = rows.toSorted((a, b) => a.plannedStart.getTime() - b.plannedStart.getTime())
  const yens = taxableYens(
    sorted.map((row) => {
      const compensation = compensationOf(row)
      const earned = compensation === null ? earnedOf(row) : { ...COMPENSATION, fee: compensation }
      return { ...earned, month: monthOf(tokyoDay(row.plannedStart)) }
    }),
  )
  return new Map(sorted.map(({ lineId }, index) => [lineId, yens[index] ?? 0]))
}

/** Payday, by the row of what is due or, before there is one, by the terms. */
export const paydayOfRow = (row: WorkRecordRow) => {
  if (!row.line) return paydayOfWork(row)
  const { payday, lastDay } = row.line
  return payday !== null && lastDay !== null ? { day: payday, lastDay } : null
}

/** The civil day by which a work belongs to a year: that of the pay, planned where there is none yet. */
export const payDayOf = (row: WorkRecordRow): string =>
  row.payment?.paidOn ?? paydayOfRow(row)?.day ?? tokyoDay(row.plannedStart)

const isOwedAnyhow = (row: WorkRecordRow) => compensationOf(row) !== null || isDifference(row)

/** Whether either side can mark it now. */
export const isOpenLine = (row: WorkRecordRow): boolean =>
  row.payment === null && isDue({ state: row.state, isOwedAnyhow: isOwedAnyhow(row) })

/** The first day on which a line can have been paid: the work begins, was cancelled, or more was agreed on. */
export const firstPayDayOf = ({ line, plannedStart }: WorkRecordRow): string =>
  line?.agreedOn ?? line?.cancelledOn ?? tokyoDay(plannedStart)

export const stateOfLine = (row: WorkRecordRow, today: string): PayState =>
  payStateOf(
    {
      state: row.state,
      isOwedAnyhow: isOwedAnyhow(row),
      lastDay: paydayOfRow(row)?.lastDay ?? null,
      isPaid: row.payment !== null,
    },
    today,
  )

export type PayGroup = { key: string; rows: WorkRecordRow[]; first: WorkRecordRow }

/**
 * Works by payment: what was marked together; what is open by hospital, doctor and payday, and by the month of the work
 * where the terms name no payday. For the hospital, what only the doctor has marked counts as open.
 */
export function payGroups(rows: readonly WorkRecordRow[], side: PaidBy): PayGroup[] {
  const keyOf = (row: WorkRecordRow) => {
    const { payment, hospitalId, doctorId } = row
    if (payment && (side === 'DOCTOR' || payment.markedBy === 'HOSPITAL')) return payment.id
    const day = paydayOfRow(row)?.day ?? monthOf(tokyoDay(row.plannedStart))
    return `${hospitalId}:${doctorId}:${day}`
  }
  return [...Map.groupBy(rows, keyOf).values()].flatMap((own) => {
    const [first] = own
    return first ? [{ key: first.payment?.id ?? first.lineId, rows: own, first }] : []
  })
}

/** The year of the tables of a payment: that of its payday, or of the day of receipt. */
export const payYearOf = (row: WorkRecordRow): number => Number(payDayOf(row).slice(0, 4))

export type BandsOf = (year: number) => readonly WithholdingBand[]

/** The tables in the terms of a payment's works, each once. */
export const tablesOf = ({ rows }: PayGroup) => [...new Set(rows.map(({ terms }) => terms.withholdingTable))]

/** The tax of a payment as the hospital has entered it, also for one that it took back; null where it has not. */
export function enteredOf(rows: readonly WorkRecordRow[]): number | null {
  const marked = rows[0]?.payment?.withheldYen ?? null
  if (marked !== null) return marked
  const kept = rows.flatMap(({ line }) => line?.enteredYen ?? [])
  return kept.length === 0 ? null : kept.reduce((sum, yen) => sum + yen, 0)
}

function taxedLines(rows: readonly WorkRecordRow[]) {
  const taxables = taxablesOf(rows)
  return rows.map((row) => ({
    day: tokyoDay(row.plannedStart),
    taxableYen: taxables.get(row.lineId) ?? 0,
    table: row.terms.withholdingTable,
    isPaidOnDay: row.terms.payment.payday?.kind === 'ON_THE_DAY',
  }))
}

/** What is paid first is withheld from first. */
const inOrder = (one: PayGroup, other: PayGroup) => {
  const rank = ({ first, key }: PayGroup) => [first.payment ? 0 : 1, payDayOf(first), key].join()
  return rank(one) < rank(other) ? -1 : 1
}

/**
 * What will probably be withheld from payments, by their keys. 乙欄 is one sum per doctor, hospital and month, so that
 * all payments of a month have to be among them.
 */
export function estimatesOf(
  groups: readonly PayGroup[],
  bandsOf: BandsOf,
): ReadonlyMap<string, number | null> {
  const monthOfGroup = ({ first }: PayGroup) =>
    [first.hospitalId, first.doctorId, monthOf(payDayOf(first))].join()
  return new Map(
    [...Map.groupBy(groups, monthOfGroup).values()].flatMap((own) => {
      const sorted = own.toSorted(inOrder)
      const [earliest] = sorted
      if (!earliest) return []
      const payments = sorted.map(({ rows }) => ({ lines: taxedLines(rows), enteredYen: enteredOf(rows) }))
      const yens = monthsEstimates(payments, bandsOf(payYearOf(earliest.first)))
      return sorted.map(({ key }, index) => [key, yens[index] ?? null] as const)
    }),
  )
}

/** The groups of some lines, estimated together with the others of their months. */
export function estimated(
  rows: readonly WorkRecordRow[],
  { side, bandsOf, beside = [] }: { side: PaidBy; bandsOf: BandsOf; beside?: readonly WorkRecordRow[] },
): { groups: PayGroup[]; estimates: ReadonlyMap<string, number | null> } {
  const known = new Set(rows.map(({ lineId }) => lineId))
  const others = payGroups(
    beside.filter(({ lineId }) => !known.has(lineId)),
    side,
  )
  const groups = payGroups(rows, side)
  return { groups, estimates: estimatesOf([...groups, ...others], bandsOf) }
}

/** What a payment adds up to, and where it stands on a day. */
export function totalsOf({ rows }: PayGroup, today: string) {
  const sum = (of: (row: WorkRecordRow) => number) => rows.reduce((total, row) => total + of(row), 0)
  const due = rows.filter(isOpenLine)
  const taxables = taxablesOf(rows)
  return {
    grossYen: sum(grossOf),
    taxableYen: sum(({ lineId }) => taxables.get(lineId) ?? 0),
    state: payStateAmong(rows.map((row) => stateOfLine(row, today))),
    firstDay: (due.length > 0 ? due : rows)
      .map(firstPayDayOf)
      .reduce((one, other) => (one > other ? one : other)),
  }
}

/** When the doctor had confirmed all of a payment; null before. */
export const receivedAtOf = ({ rows }: PayGroup): Date | null =>
  rows.reduce<Date | null>((latest, { line }) => {
    const at = line?.receivedAt ?? null
    return latest && at && (at > latest ? at : latest)
  }, rows[0]?.line?.receivedAt ?? null)

/** Whether a side may take its mark of a payment back: within a short time, the hospital before the doctor has confirmed. */
export function mayTakeBackOf({ rows, first: { payment } }: PayGroup, side: PaidBy, now: Date): boolean {
  if (!payment) return false
  const received = rows.flatMap(({ line }) => (line?.receivedAt ? [line.receivedAt] : []))
  return side === 'DOCTOR'
    ? received.length > 0 && received.every((at) => mayTakeBack(at, now))
    : payment.markedBy === 'HOSPITAL' && received.length === 0 && mayTakeBack(payment.markedAt, now)
}
