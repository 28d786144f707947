import { minuteOfDay } from '../text/time-of-day.ts'
import type { PermitTerms } from './terms/terms-snapshot.ts'

const DAY = 1_440

/** A permit's band in minutes after midnight of its first day; one that ends when it begins, in terms from before that was refused, is a whole day. */
export function bandMinutes(from: string, to: string): readonly [number, number] {
  const [first, last] = [minuteOfDay(from), minuteOfDay(to)]
  return [first, last > first ? last : last + DAY]
}

/** Minutes of a shift, in minutes after midnight of its first day, inside the band of a granted permit. */
export function permittedOfShift(
  { start, end }: { start: number; end: number },
  permit: PermitTerms | null,
): number {
  if (permit?.kind === 'GRANTED_ALL') return end - start
  if (permit?.kind !== 'GRANTED_PARTIAL' || permit.from === null || permit.to === null) return 0
  const [first, last] = bandMinutes(permit.from, permit.to)
  let minutes = 0
  for (let day = -DAY; day < end; day += DAY)
    minutes += Math.max(0, Math.min(end, day + last) - Math.max(start, day + first))
  return minutes
}
