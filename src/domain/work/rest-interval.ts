import { DAY_MS, MINUTE_MS } from '../duration.ts'
import { durationText, momentText } from '../text/shift-text.ts'
import { tokyoText } from '../text/tokyo-time.ts'
import {
  breachesOf,
  CONTINUOUS_HOURS,
  courseOf,
  REST_HOURS,
  WINDOW_HOURS,
  type Breach,
  type RestWork,
} from './rest-windows.ts'

/**
 * The rest around one work of a doctor, for every screen and command that looks at it. ALARM: a window of the law is
 * broken by the set of all known works, and this one has a part in it. NEUTRAL: a gap is short, yet breaks none. FINE.
 */

/** No window, and no work on end that is still allowed, reaches further. */
export const REST_REACH_MS = 4 * DAY_MS

export type RestFit = 'ALARM' | 'NEUTRAL' | 'FINE'

/** The gap beside a work and its guideline, in minutes; a guideline of 0: a permitted duty beside it is the rest. */
export type Rest = { minutes: number; guideline: number }

export type RestAnswer = {
  fit: RestFit
  /** The gap since the work before and until the one after; null without one within a day. */
  before: Rest | null
  after: Rest | null
  /** The broken windows that the work has a part in; those of 28 hours first. */
  breaches: Breach[]
}

export const isShort = ({ minutes, guideline }: Rest): boolean => minutes < guideline

/** A work by its planned times, of a listing or a contract. `permit` says the band of a permit for a part. */
export const plannedInterval = ({
  start,
  end,
  permit = null,
  breakMinutes = 0,
  ...kind
}: Pick<RestWork, 'start' | 'end' | 'shift' | 'nightDutyPermit'> &
  Partial<Pick<RestWork, 'permit' | 'breakMinutes'>>): RestWork => ({
  ...kind,
  start,
  end,
  plannedStart: start,
  plannedEnd: end,
  permit,
  breakMinutes,
})

/** The gap between two works, of which the first ends before the second begins: the same from both sides. */
export function gapBetween(first: RestWork, second: RestWork): Rest {
  const [one, other] = [courseOf(first), courseOf(second)]
  const isRest =
    one.rests.some(({ end }) => end === one.span.end) ||
    other.rests.some(({ start }) => start === other.span.start)
  const hours = one.isDuty ? REST_HOURS.EIGHTEEN : isRest ? 0 : REST_HOURS.NINE
  return {
    minutes: Math.floor((second.start.getTime() - first.end.getTime()) / MINUTE_MS),
    guideline: hours * 60,
  }
}

function gapsAround(
  work: RestWork,
  others: readonly RestWork[],
): { before: Rest | null; after: Rest | null } {
  const earlier = others
    .filter(({ end }) => end <= work.start && work.start.getTime() - end.getTime() < DAY_MS)
    .toSorted((a, b) => b.end.getTime() - a.end.getTime())[0]
  const later = others
    .filter(({ start }) => start >= work.end && start.getTime() - work.end.getTime() < DAY_MS)
    .toSorted((a, b) => a.start.getTime() - b.start.getTime())[0]
  return { before: earlier ? gapBetween(earlier, work) : null, after: later ? gapBetween(work, later) : null }
}

/** The rest around a work beside all other known works of its doctor, in any order; `others` is without it. */
export function restAround(work: RestWork, others: readonly RestWork[]): RestAnswer {
  const near = others.filter(
    ({ start, end }) =>
      start.getTime() < work.end.getTime() + REST_REACH_MS &&
      end.getTime() > work.start.getTime() - REST_REACH_MS,
  )
  const { before, after } = gapsAround(work, near)
  const breaches = breachesOf([work, ...near]).filter(({ works }) => works.has(work))
  const isTight = [before, after].some((rest) => rest !== null && isShort(rest))
  return { fit: breaches.length > 0 ? 'ALARM' : isTight ? 'NEUTRAL' : 'FINE', before, after, breaches }
}

const RANK: readonly RestFit[] = ['FINE', 'NEUTRAL', 'ALARM']

/** The answer of each date of a contract beside the doctor's works and its own other dates; the worst one, earliest first. */
export function worstRest(
  dates: readonly RestWork[],
  works: readonly RestWork[],
): (RestAnswer & { date: RestWork }) | null {
  let worst: (RestAnswer & { date: RestWork }) | null = null
  for (const date of dates) {
    const answer = restAround(date, [...works, ...dates.filter((one) => one !== date)])
    if (!worst || RANK.indexOf(answer.fit) > RANK.indexOf(worst.fit)) worst = { ...answer, date }
  }
  return worst
}

const shortText = (which: string, { minutes, guideline }: Rest) =>
  `${which} ${durationText(minutes)}(目安の${durationText(guideline)}に足りません)`

const START_OF = { NINE: '始まる勤務', EIGHTEEN: '始まる当直(宿日直許可なし)' } as const

/** A broken window in one sentence, with the moment from which it runs. */
export function breachText({ kind, from, minutes }: Breach): string {
  if (kind === 'CONTINUOUS')
    return `続けて${durationText(minutes)}の勤務になります(上限の目安は${CONTINUOUS_HOURS}時間)`
  const most = minutes > 0 ? `。いちばん長くて${durationText(minutes)}` : ''
  return `${momentText(tokyoText(from))}に${START_OF[kind]}から${WINDOW_HOURS[kind]}時間のうちに、続けて${REST_HOURS[kind]}時間の休息がとれません${most}`
}

/** The alarm in one sentence: of a gap beside the work where one is short, else of the window. Null without an alarm. */
export function alarmText({ fit, before, after, breaches }: RestAnswer): string | null {
  const [breach] = breaches
  if (fit !== 'ALARM' || !breach) return null
  if (breach.kind === 'CONTINUOUS') return breachText(breach)
  if (after && isShort(after)) return shortText('次の勤務まで', after)
  if (before && isShort(before)) return shortText('前の勤務から', before)
  return breachText(breach)
}

/** The short gap that breaks nothing, told without alarm; null otherwise. */
export function neutralText({ fit, before, after }: RestAnswer): string | null {
  if (fit !== 'NEUTRAL') return null
  const [which, rest] = after && isShort(after) ? ['次の勤務まで', after] : ['前の勤務から', before]
  return rest && `${which} ${durationText(rest.minutes)}(必要な休息は、その前後にとれます)`
}
