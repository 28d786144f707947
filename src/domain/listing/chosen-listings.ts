import { dayText } from '../text/shift-text.ts'

/** A listing selected for まとめて応募. */
export type ChosenListing = {
  id: string
  startTime: string
  endTime: string
  fee: number
  hospital: { name: string }
}

export const totalFee = (chosen: readonly ChosenListing[]): number =>
  chosen.reduce((sum, { fee }) => sum + fee, 0)

/** Pairs of overlapping shifts, the earlier one first; adjacent shifts do not overlap. */
export function overlapsAmong<Listing extends ChosenListing>(
  chosen: readonly Listing[],
): (readonly [Listing, Listing])[] {
  const starts = ({ startTime }: ChosenListing) => Date.parse(startTime)
  const byStart = chosen.toSorted((one, other) => starts(one) - starts(other))
  return byStart.flatMap((one, place) =>
    byStart
      .slice(place + 1)
      .filter((later) => starts(later) < Date.parse(one.endTime))
      .map((later) => [one, later] as const),
  )
}

const shortName = ({ startTime, hospital }: ChosenListing) => `${dayText(startTime)} ${hospital.name}`

/** The warning about overlapping shifts; null without any. */
export function overlapText(chosen: readonly ChosenListing[]): string | null {
  const [first, ...more] = overlapsAmong(chosen)
  if (!first) return null
  const others = more.length > 0 ? `(ほか${more.length}組)` : ''
  return `${shortName(first[0])} と ${shortName(first[1])} の時間が重なっています${others}。一方の勤務が確定すると、もう一方には応募できません。`
}
