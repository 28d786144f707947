import type { Shown } from '../../contract/plain.ts'
import { dayKind } from '../../domain/text/day-kind.ts'
import { PREFECTURE, type Prefecture } from '../../domain/text/prefecture.ts'
import { civilDay, minutesBetween } from '../../domain/text/shift-text.ts'
import type { ListingRef } from '../application/doctor/application-view.ts'

/** What the pages of cancellations show beyond the messages. */

const isPrefecture = (word: string): word is Prefecture => Object.hasOwn(PREFECTURE, word)

function requiredPrefecture(word: string): Prefecture {
  if (!isPrefecture(word)) throw new Error('work service: the prefecture of a work is missing')
  return word
}

/** What a doctor's cancellation is about: a spot listing's work, or one date of a regular contract. */
export type CancellationPlace = ListingRef & { scheduleId: string }

type Work = Shown<'dp.work.CancellableWork'>

const placeOf = ({ spotWorkId, regularWorkId, scheduleId }: Work): CancellationPlace =>
  scheduleId === ''
    ? { kind: 'spot', id: spotWorkId, scheduleId }
    : { kind: 'regular', id: regularWorkId, scheduleId }

export const workView = ({ plannedStart: startTime, plannedEnd: endTime, ...work }: Work, now: Date) => ({
  ...work,
  of: placeOf({ plannedStart: startTime, plannedEnd: endTime, ...work }),
  startTime,
  endTime,
  startDay: dayKind(civilDay(startTime)),
  /** When the page was asked for; 0 and less once the work has begun. */
  minutesLeft: minutesBetween(now.toISOString(), startTime),
})

export const comingWorkView = (
  { work, arrivedAt, startedAt, endedAt, ...coming }: Shown<'dp.hospital.ComingWork'>,
  now: Date,
) => ({
  ...coming,
  work: workView(work, now),
  /** What the doctor has recorded, in its order. */
  stamps: [
    { kind: 'ARRIVE' as const, at: arrivedAt },
    { kind: 'START' as const, at: startedAt },
    { kind: 'END' as const, at: endedAt },
  ].flatMap(({ kind, at }) => (at === null ? [] : [{ kind, at }])),
})

/** What is declared about the weather of a work now; `declarer` is null where nobody has declared. */
export const workWeatherView = (prefecture: string, weather: Shown<'dp.work.WeatherDeclaration'> | null) => ({
  prefecture: requiredPrefecture(prefecture),
  declarer: weather?.declarer ?? null,
  reason: weather?.reason ?? '',
})
export type WorkWeatherView = ReturnType<typeof workWeatherView>

export type ComingWorkView = ReturnType<typeof comingWorkView>
export type WorkView = ReturnType<typeof workView>
export type CancellationView = Shown<'dp.work.Cancellation'>

/** Whether either side has cancelled the work. */
export const isLost = ({ state }: Pick<WorkView, 'state'>): boolean =>
  state === 'CANCELLED_BY_DOCTOR' || state === 'CANCELLED_BY_HOSPITAL'
