import { toCancellation, toHospitalCancellation, toSpot } from '../../../platform/addresses.ts'
import { noticeAbout, plannedShift } from '../../notice/notice-about.ts'
import type { NoticeKind } from '../../notice/notice-kind.ts'
import type { NewNotice } from '../../notice/notice-order.service.ts'
import type { WorkPlace } from '../core/work-place.store.ts'

type SubstituteKind = Extract<NoticeKind, `SUBSTITUTE_${string}`>

const substituteNotice = (kind: SubstituteKind, place: WorkPlace, of: string): NewNotice =>
  noticeAbout(kind, place, {
    of: [of],
    before: place.plannedStart,
    shift: plannedShift(place),
    page: {
      DOCTOR: toCancellation({ id: String(place.listing.id), scheduleId: place.scheduleId ?? '' }),
      HOSPITAL: toHospitalCancellation(place.workId),
    },
  })

/** The question to a doctor who could take over: once per work, however often its doctor searches. */
export const wantedNotice = (place: WorkPlace, spotWorkId: number, doctorId: string): NewNotice => {
  const { facts, ...notice } = substituteNotice('SUBSTITUTE_WANTED', place, place.workId)
  return { ...notice, to: { doctorId }, facts: { ...facts, address: toSpot(String(spotWorkId)) } }
}

type SearcherKind = Extract<
  SubstituteKind,
  'SUBSTITUTE_FOUND' | 'SUBSTITUTE_NOT_FOUND' | 'SUBSTITUTE_DATE_FOUND' | 'SUBSTITUTE_DATE_DECLINED'
>

/** What became of a search, for the doctor who began it. */
export const searcherNotice = (kind: SearcherKind, place: WorkPlace, searchId: string): NewNotice =>
  substituteNotice(kind, place, searchId)

/** A search, and that it has found a substitute, for the hospital: once per work too. */
export const hospitalNotice = (
  kind: Extract<SubstituteKind, 'SUBSTITUTE_SOUGHT' | 'SUBSTITUTE_TAKEN_OVER'>,
  place: WorkPlace,
): NewNotice => substituteNotice(kind, place, place.workId)

type DateKind = Extract<SubstituteKind, `SUBSTITUTE_DATE_${'SOUGHT' | 'ASKED' | 'STOPPED' | 'TAKEN' | 'OFF'}`>

/** What becomes of a date of a contract, for the hospital: once per search. */
export const dateNotice = (kind: DateKind, place: WorkPlace, searchId: string): NewNotice =>
  substituteNotice(kind, place, searchId)
