import { checkRest } from '../../../domain/work/rest-interval.ts'
import { durationText, shiftText } from '../../../domain/text/shift-text.ts'
import type { Shift } from '../../../domain/listing/listing-words.ts'
import type { SummaryListing } from './application-summary.tsx'

export type ChosenShift = { listing: SummaryListing; shift: Shift }

const DAY = 86_400_000

const name = ({ listing: { startTime, endTime, hospital } }: ChosenShift) =>
  `${shiftText(startTime, endTime)} ${hospital.name}`

/** One sentence for every two successive listings with less rest between them than the guideline. */
export function shortRestAmong(chosen: readonly ChosenShift[]): string[] {
  const start = ({ listing }: ChosenShift) => new Date(listing.startTime)
  const end = ({ listing }: ChosenShift) => new Date(listing.endTime)
  return chosen
    .toSorted((one, other) => start(one).getTime() - start(other).getTime())
    .flatMap((work, place, all) => {
      // The next listing without overlap; overlaps are shown elsewhere.
      const next = all.slice(place + 1).find((later) => start(later) >= end(work))
      if (!next || start(next).getTime() - end(work).getTime() >= DAY) return []
      const { nightDutyPermit } = work.listing
      const own = { shift: work.shift, nightDutyPermit, start: start(work), end: end(work) }
      const { after, guideline } = checkRest(own, { before: null, after: { start: start(next) } })
      return after === null
        ? []
        : [
            `${name(work)} のあと ${durationText(after)}で ${name(next)} が始まります。休息の目安は ${durationText(guideline)}です。`,
          ]
    })
}
