import type { WithholdingBand } from '../../../domain/listing/take-home.ts'
import { paydayOfWork } from '../../../domain/money/payday.ts'
import { paymentEstimate } from '../../../domain/money/payment-tax.ts'
import {
  isDue,
  mayTakeBack,
  payStateAmong,
  payStateOf,
  type PaidBy,
  type PayState,
} from '../../../domain/money/payment.ts'
import { grossYen, taxableYens, type Earned } from '../../../domain/money/withheld.ts'
import { monthOf } from '../../../domain/text/month-days.ts'
import { tokyoDay } from '../../../domain/text/tokyo-time.ts'
import type { WorkRecordRow } from '../record/record.store.ts'

/** What a payment consists of, for the screens, the files and the commands about it. */

export const earnedOf = ({ fee, report }: Pick<WorkRecordRow, 'fee' | 'report'>): Earned => ({
  fee,
  incentiveYen: report?.incentiveYen ?? 0,
  extraYen: report?.extraYen ?? 0,
  carfareYen: report?.carfareYen ?? 0,
})

export const compensationOf = ({ line }: Pick<WorkRecordRow, 'line'>): number | null =>
  line?.compensationYen ?? null

/** Whole yen of a work's pay, or of the compensation for it. */
export const grossOf = (row: WorkRecordRow): number => compensationOf(row) ?? grossYen(earnedOf(row))

const COMPENSATION = { incentiveYen: 0, extraYen: 0, carfareYen: 0 }

/** Taxable yen of the works of a payment, by their ids; a compensation is taxed like wages. */
export function taxablesOf(rows: readonly WorkRecordRow[]): ReadonlyMap<string, number> {
  const sorted = rows.toSorted((a, b) => a.plannedStart.getTime() - b.plannedStart.getTime())
  const yens = taxableYens(
    sorted.map((row) => {
      const compensation = compensationOf(row)
      const earned = compensation === null ? earnedOf(row) : { ...COMPENSATION, fee: compensation }
      return { ...earned, month: monthOf(tokyoDay(row.plannedStart)) }
    }),
  )
  return new Map(sorted.map(({ id }, index) => [id, yens[index] ?? 0]))
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

const isCompensation = (row: WorkRecordRow) => compensationOf(row) !== null

/** Whether either side can mark it now. */
export const isOpenLine = (row: WorkRecordRow): boolean =>
  row.payment === null && isDue({ state: row.state, isCompensation: isCompensation(row) })

/** The first day on which a work can have been paid: on which it begins, or was cancelled. */
export const firstDayOf = ({ line, plannedStart }: WorkRecordRow): string =>
  line?.cancelledOn ?? tokyoDay(plannedStart)

export const stateOfLine = (row: WorkRecordRow, today: string): PayState =>
  payStateOf(
    {
      state: row.state,
      isCompensation: isCompensation(row),
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
    return first ? [{ key: first.payment?.id ?? first.id, rows: own, first }] : []
  })
}

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

/** What will probably be withheld from a payment. */
export function estimateOf({ rows, first }: PayGroup, bandsOf: BandsOf): number | null {
  const year = Number(payDayOf(first).slice(0, 4))
  const taxables = taxablesOf(rows)
  const lines = rows.map((row) => ({
    day: tokyoDay(row.plannedStart),
    taxableYen: taxables.get(row.id) ?? 0,
    table: row.terms.withholdingTable,
    isPaidOnDay: row.terms.payment.payday?.kind === 'ON_THE_DAY',
  }))
  return paymentEstimate(lines, bandsOf(year))
}

/** What a payment adds up to, and where it stands on a day. */
export function totalsOf({ rows }: PayGroup, today: string) {
  const sum = (of: (row: WorkRecordRow) => number) => rows.reduce((total, row) => total + of(row), 0)
  const due = rows.filter(isOpenLine)
  const taxables = taxablesOf(rows)
  return {
    grossYen: sum(grossOf),
    taxableYen: sum(({ id }) => taxables.get(id) ?? 0),
    state: payStateAmong(rows.map((row) => stateOfLine(row, today))),
    firstDay: (due.length > 0 ? due : rows)
      .map(firstDayOf)
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
