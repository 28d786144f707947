import { shiftText } from '../../../domain/text/shift-text.ts'
import { toCancellation, toHospitalCancellation, toSpot } from '../../../platform/addresses.ts'
import type { NoticeKind } from '../../notice/notice-kind.ts'
import type { NewNotice } from '../../notice/notice-order.service.ts'
import type { WorkPlace } from '../core/work-place.store.ts'

type SubstituteKind = Extract<NoticeKind, `SUBSTITUTE_${string}`>

type SearcherKind = Extract<
  SubstituteKind,
  'SUBSTITUTE_FOUND' | 'SUBSTITUTE_NOT_FOUND' | 'SUBSTITUTE_DATE_FOUND' | 'SUBSTITUTE_DATE_DECLINED'
>

const ownPage = ({ listing, scheduleId }: WorkPlace) =>
  toCancellation({ id: String(listing.id), scheduleId: scheduleId ?? '' })

const factsOf = ({ doctorId, terms, plannedStart, plannedEnd }: WorkPlace) => ({
  doctorId,
  hospitalName: terms.hospitalName,
  shift: shiftText(plannedStart.toISOString(), plannedEnd.toISOString()),
})

/** The question to a doctor who could take over: once per work, however often its doctor searches. */
export const wantedNotice = (place: WorkPlace, spotWorkId: number, doctorId: string): NewNotice => ({
  kind: 'SUBSTITUTE_WANTED',
  to: { doctorId },
  before: place.plannedStart,
  dedupeKey: `SUBSTITUTE_WANTED:${place.workId}`,
  facts: { ...factsOf(place), address: toSpot(String(spotWorkId)) },
})

/** What became of a search, for the doctor who began it. */
export const searcherNotice = (kind: SearcherKind, place: WorkPlace, searchId: string): NewNotice => ({
  kind,
  to: { doctorId: place.doctorId },
  before: place.plannedStart,
  dedupeKey: `${kind}:${searchId}`,
  facts: { ...factsOf(place), address: ownPage(place) },
})

/** A search, and that it has found a substitute, for the hospital: once per work too. */
export const hospitalNotice = (
  kind: Extract<SubstituteKind, 'SUBSTITUTE_SOUGHT' | 'SUBSTITUTE_TAKEN_OVER'>,
  place: WorkPlace,
): NewNotice => ({
  kind,
  to: { hospitalId: place.hospitalId },
  before: place.plannedStart,
  dedupeKey: `${kind}:${place.workId}`,
  facts: { ...factsOf(place), address: toHospitalCancellation(place.workId) },
})

type DateKind = Extract<SubstituteKind, `SUBSTITUTE_DATE_${'SOUGHT' | 'ASKED' | 'STOPPED' | 'TAKEN' | 'OFF'}`>

/** What becomes of a date of a contract, for the hospital: once per search. */
export const dateNotice = (kind: DateKind, place: WorkPlace, searchId: string): NewNotice => ({
  kind,
  to: { hospitalId: place.hospitalId },
  before: place.plannedStart,
  dedupeKey: `${kind}:${searchId}`,
  facts: { ...factsOf(place), address: toHospitalCancellation(place.workId) },
})
