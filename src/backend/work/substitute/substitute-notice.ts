import { shiftText } from '../../../domain/text/shift-text.ts'
import { toHospitalCancellation, toRequestCancellation, toSpot } from '../../../platform/addresses.ts'
import type { NoticeKind } from '../../notices/notice-kind.ts'
import type { NewNotice } from '../../notices/notice-order.service.ts'
import type { Place } from '../cancellation/cancellation.store.ts'

type SubstituteKind = Extract<NoticeKind, `SUBSTITUTE_${string}`>

const factsOf = ({ doctorId, terms, plannedStart, plannedEnd }: Place) => ({
  doctorId,
  hospitalName: terms.hospitalName,
  shift: shiftText(plannedStart.toISOString(), plannedEnd.toISOString()),
})

/** The question to a doctor who could take over: once per work, however often its doctor searches. */
export const wantedNotice = (place: Place, doctorId: string): NewNotice => ({
  kind: 'SUBSTITUTE_WANTED',
  to: { doctorId },
  dedupeKey: `SUBSTITUTE_WANTED:${place.workId}`,
  facts: { ...factsOf(place), address: toSpot(String(place.listing.id)) },
})

/** What became of a search, for the doctor who began it. */
export const searcherNotice = (
  kind: Extract<SubstituteKind, 'SUBSTITUTE_FOUND' | 'SUBSTITUTE_NOT_FOUND'>,
  place: Place,
  searchId: string,
): NewNotice => ({
  kind,
  to: { doctorId: place.doctorId },
  dedupeKey: `${kind}:${searchId}`,
  facts: { ...factsOf(place), address: toRequestCancellation(String(place.listing.id)) },
})

/** A search, and that it has found a substitute, for the hospital: once per work too. */
export const hospitalNotice = (
  kind: Extract<SubstituteKind, 'SUBSTITUTE_SOUGHT' | 'SUBSTITUTE_TAKEN_OVER'>,
  place: Place,
): NewNotice => ({
  kind,
  to: { hospitalId: place.hospitalId },
  dedupeKey: `${kind}:${place.workId}`,
  facts: { ...factsOf(place), address: toHospitalCancellation(place.workId) },
})
