import type { Timestamp } from '@bufbuild/protobuf/wkt'
import {
  CancellationDecision,
  CancellationReason,
  CancellationSide,
  CancellationTier,
  HospitalCancellationReason,
  type CancellableWork,
  type Cancellation,
} from '../../contract/gen/cancellation_pb.ts'
import type { ComingWork } from '../../contract/gen/hospital_cancellation_pb.ts'
import { SubstitutePolicy } from '../../contract/gen/substitute_pb.ts'
import { TermsNoticeState, WorkState } from '../../contract/gen/work_pb.ts'
import { WeatherDeclarer, type WeatherDeclaration } from '../../contract/gen/weather_pb.ts'
import { requiredWord, wireWordOf } from '../../contract/wire-word.ts'
import type { ListingRef } from '../application/doctor/application-view.ts'
import { dayKind } from '../../domain/text/day-kind.ts'
import { PREFECTURE, type Prefecture } from '../../domain/text/prefecture.ts'
import { civilDay, minutesBetween } from '../../domain/text/shift-text.ts'
import { instantText } from '../../services/timestamp-text.ts'

/** Maps messages about cancellations to view models: timestamps as Tokyo text, enum numbers as words. */

function required(timestamp: Timestamp | undefined): string {
  const text = instantText(timestamp)
  if (text === null) throw new Error('work service: an instant of a cancellation is missing')
  return text
}

const isPrefecture = (word: string): word is Prefecture => Object.hasOwn(PREFECTURE, word)

function requiredPrefecture(word: string): Prefecture {
  if (!isPrefecture(word)) throw new Error('work service: the prefecture of a work is missing')
  return word
}

/** What a doctor's cancellation is about: a spot listing's work, or one date of a regular contract. */
export type CancellationPlace = ListingRef & { scheduleId: string }

const placeOf = ({ spotWorkId, regularWorkId, scheduleId }: CancellableWork): CancellationPlace =>
  scheduleId === ''
    ? { kind: 'spot', id: spotWorkId, scheduleId }
    : { kind: 'regular', id: regularWorkId, scheduleId }

export function workView(work: CancellableWork | undefined, now: Date) {
  if (!work) throw new Error('work service: the work is missing')
  const startTime = required(work.plannedStart)
  return {
    id: work.id,
    of: placeOf(work),
    state: requiredWord(WorkState, work.state, 'CancellableWork.state'),
    startTime,
    endTime: required(work.plannedEnd),
    startDay: dayKind(civilDay(startTime)),
    fee: work.fee,
    hospitalName: work.hospitalName,
    hospitalPhone: work.hospitalPhone,
    /** Of a date of a contract: who arranges a substitute. */
    substitutePolicy: wireWordOf(SubstitutePolicy, work.substitutePolicy),
    /** When the page was asked for; 0 and less once the work has begun. */
    minutesLeft: minutesBetween(now.toISOString(), startTime),
  }
}

export const comingWorkView = (coming: ComingWork, now: Date) => ({
  work: workView(coming.work, now),
  doctorName: coming.doctorName,
  doctorPhone: coming.doctorPhone,
  /** What the doctor has recorded, in its order. */
  stamps: [
    { kind: 'ARRIVE' as const, at: instantText(coming.arrivedAt) },
    { kind: 'START' as const, at: instantText(coming.startedAt) },
    { kind: 'END' as const, at: instantText(coming.endedAt) },
  ].flatMap(({ kind, at }) => (at === null ? [] : [{ kind, at }])),
  title: coming.title,
  hasOpenChange: coming.hasOpenChange,
  termsNotice: wireWordOf(TermsNoticeState, coming.termsNotice),
  isPaperDue: coming.isPaperDue,
})

export const cancellationView = (cancellation: Cancellation) => ({
  id: cancellation.id,
  requestedBy: requiredWord(CancellationSide, cancellation.requestedBy, 'Cancellation.requested_by'),
  reason: wireWordOf(CancellationReason, cancellation.reason),
  hospitalReason: wireWordOf(HospitalCancellationReason, cancellation.hospitalReason),
  detail: cancellation.detail,
  phone: cancellation.phone ?? '',
  phoneConfirmed: cancellation.phoneConfirmed,
  requestedAt: required(cancellation.requestedAt),
  tier: wireWordOf(CancellationTier, cancellation.tier),
  decision: requiredWord(CancellationDecision, cancellation.decision, 'Cancellation.decision'),
  answer: cancellation.answer ?? '',
  compensationYen: cancellation.compensationYen ?? null,
})

/** What is declared about the weather of a work now; `declarer` is null where nobody has declared. */
export const workWeatherView = (prefecture: string, weather: WeatherDeclaration | undefined) => ({
  prefecture: requiredPrefecture(prefecture),
  declarer: weather ? requiredWord(WeatherDeclarer, weather.declarer, 'WeatherDeclaration.declarer') : null,
  reason: weather?.reason ?? '',
})
export type WorkWeatherView = ReturnType<typeof workWeatherView>

export type ComingWorkView = ReturnType<typeof comingWorkView>
export type WorkView = ReturnType<typeof workView>
export type CancellationView = ReturnType<typeof cancellationView>

/** Whether either side has cancelled the work. */
export const isLost = ({ state }: Pick<WorkView, 'state'>): boolean =>
  state === 'CANCELLED_BY_DOCTOR' || state === 'CANCELLED_BY_HOSPITAL'
