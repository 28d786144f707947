import type { Shown } from '../../../contract/plain.ts'
import { DocumentKind as WireDocumentKind } from '../../../contract/gen/registration_pb.ts'
import { wireWordsOf } from '../../../contract/wire-word.ts'
import type { DocumentKind } from '../../../domain/doctor/registration-words.ts'
import { dayKind } from '../../../domain/text/day-kind.ts'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import { civilDay, dayText, shiftText } from '../../../domain/text/shift-text.ts'

/** What the doctor's pages show of applications beyond the messages. */

export const documentKinds = (kinds: readonly number[]): DocumentKind[] =>
  wireWordsOf(WireDocumentKind, kinds)

/** A shift with the kind of the day on which it begins; the browser has no table of holidays. */
const withDay = <Shift extends { startTime: string }>(shift: Shift) => ({
  ...shift,
  startDay: dayKind(civilDay(shift.startTime)),
})

export const shownPreview = (preview: Shown<'dp.work.SpotApplicationPreview'>) => ({
  ...preview,
  application: preview.application && shownApplication(preview.application),
})

/** 「12/18(金) 17:00〜翌9:00」, or of a regular contract 「毎週 火曜 9:00〜17:00(12/18(金)から)」. */
export const whenOf = ({
  pattern,
  startTime,
  endTime,
}: {
  pattern: string
  startTime: string
  endTime: string
}) => (pattern === '' ? shiftText(startTime, endTime) : `${pattern}(${dayText(startTime)}から)`)

/** The listing of either kind: one of the two ids is set. */
export const listingView = ({ spotWorkId, regularWorkId }: { spotWorkId: string; regularWorkId: string }) =>
  regularWorkId === ''
    ? ({ kind: 'spot', id: spotWorkId } as const)
    : ({ kind: 'regular', id: regularWorkId } as const)

export type ListingRef = { kind: SearchKind; id: string }

export const shownApplication = (application: Shown<'dp.work.Application'>) => ({
  ...withDay(application),
  listing: listingView(application) satisfies ListingRef,
  offer: application.offer && withDay(application.offer),
})

export const shownMatched = ({
  plannedStart: startTime,
  plannedEnd: endTime,
  ...work
}: Shown<'dp.work.MatchedWork'>) => ({
  ...withDay({ ...work, startTime, endTime }),
  listing: listingView(work) satisfies ListingRef,
  application: shownApplication(work.application),
})

export type PreviewView = ReturnType<typeof shownPreview>
export type ApplicationView = ReturnType<typeof shownApplication>
export type MatchedView = ReturnType<typeof shownMatched>
