import { alarmText, plannedWork, restAround } from '../../../domain/work/rest-interval.ts'
import { shiftText } from '../../../domain/text/shift-text.ts'
import type { Shift } from '../../../domain/listing/listing-words.ts'
import type { SummaryListing } from './application-summary.tsx'

export type ChosenShift = { listing: SummaryListing; shift: Shift }

const name = ({ listing: { startTime, endTime, hospital } }: ChosenShift) =>
  `${shiftText(startTime, endTime)} ${hospital.name}`

const workOf = ({ shift, listing }: ChosenShift) =>
  plannedWork({
    shift,
    nightDutyPermit: listing.nightDutyPermit,
    start: new Date(listing.startTime),
    end: new Date(listing.endTime),
  })

/** One sentence for every chosen listing that breaks a window of rest together with the others; one that does so alone is left out. */
export function shortRestAmong(chosen: readonly ChosenShift[]): string[] {
  const works = chosen.map((one) => ({ one, work: workOf(one) }))
  return works
    .toSorted((a, b) => a.work.start.getTime() - b.work.start.getTime())
    .flatMap(({ one, work }) => {
      const others = works.flatMap((other) => (other.work === work ? [] : [other.work]))
      const rest = restAround(work, others)
      const text = alarmText({
        ...rest,
        breaches: rest.breaches.filter(({ works: among }) => among.size > 1),
      })
      return text === null ? [] : [`${name(one)}: ${text}`]
    })
}
