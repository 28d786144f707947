import type { ShiftPattern } from './listing-words.ts'
import { numberText } from '../text/money-text.ts'

export type FeeShift = { hospital: { id: string }; shiftPattern: ShiftPattern; fee: number }

/** Minimum sample for a usual fee. */
const ENOUGH = 2

const kindOf = ({ hospital, shiftPattern }: FeeShift) => `${hospital.id} ${shiftPattern}`

/** The usual fee per hospital and shift pattern: the lower median of its fees, in yen. */
export function usualFees(shifts: readonly FeeShift[]): Record<string, number> {
  const fees: Record<string, number[]> = {}
  for (const shift of shifts) (fees[kindOf(shift)] ??= []).push(shift.fee)
  return Object.fromEntries(
    Object.entries(fees).flatMap(([kind, all]) => {
      const middle = all.toSorted((a, b) => a - b)[Math.ceil(all.length / 2) - 1]
      return all.length >= ENOUGH && middle !== undefined ? [[kind, middle]] : []
    }),
  )
}

/** 「この病院のふだんより 14,400円(20%)高い」; undefined without a usual fee. */
export function againstUsual(shift: FeeShift, usual: Readonly<Record<string, number>>): string | undefined {
  const fee = usual[kindOf(shift)]
  if (fee === undefined) return undefined
  const difference = shift.fee - fee
  const percent = Math.round((difference / fee) * 100)
  if (percent < 1) return 'この病院のふだんの給与と同じくらい'
  return `この病院のふだんより ${numberText(difference)}円(${percent}%)高い`
}
