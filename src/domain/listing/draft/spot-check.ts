import { DAY_MS } from '../../duration.ts'
import { minutesText } from '../../text/time-of-day.ts'
import {
  breakFaults,
  permitFaults,
  permitOf,
  carfareFaults,
  feeFaults,
  shiftFaults,
  slotFaults,
  type PublishContext,
} from './common-check.ts'
import { wageBetween, type MinimumWage } from '../../money/minimum-wage.ts'
import type { Fault } from './finding.ts'
import { paydayFaults } from './payday-choice.ts'
import { minuteNear, minutesOfShift } from './end-day.ts'
import { instantsOf, type SpotDraft } from './spot-draft.ts'

/** Doctors plan four months ahead; later dates are typing errors. */
const FURTHEST_MS = 400 * DAY_MS

function timeFaults(draft: SpotDraft, now: Date): Fault[] {
  const { start, deadline } = instantsOf(draft)
  if (start <= now)
    return [{ field: 'date', message: '勤務の始まりが過ぎています。これからの日時にしてください。' }]
  if (start.getTime() - now.getTime() > FURTHEST_MS)
    return [{ field: 'date', message: '勤務日が先すぎます。年をご確認ください。' }]
  if (draft.applicationStatus === 'FREE' && draft.deadlineHours < 1)
    return [{ field: 'deadlineHours', message: '選考なしの求人は、入りの1時間前までに締め切ってください。' }]
  return deadline <= now
    ? [{ field: 'deadlineHours', message: '応募の締め切りが過ぎています。入りに近い時間にしてください。' }]
    : []
}

function adjustableFaults(draft: SpotDraft): Fault[] {
  const { start, end } = minutesOfShift(draft)
  const range = (
    from: string | null,
    to: string | null,
    own: number,
    field: string,
    word: string,
  ): Fault[] => {
    if (from === null && to === null) return []
    if (from === null || to === null)
      return [{ field, message: `${word}の早いときと遅いときの両方を入力してください。` }]
    return minuteNear(from, own) <= own && minuteNear(to, own) >= own
      ? []
      : [{ field, message: `もとの${word}の時刻が、早いときと遅いときの間に入るようにしてください。` }]
  }
  return [
    ...range(draft.adjustableStartFrom, draft.adjustableStartTo, start, 'adjustableStartFrom', '入り'),
    ...range(draft.adjustableEndFrom, draft.adjustableEndTo, end, 'adjustableEndFrom', '明け'),
  ]
}

/** The longest hours that a doctor may wish for are lawful as the listing's own are. */
function longestFaults(draft: SpotDraft, wage: MinimumWage | null): Fault[] {
  const { start, end } = minutesOfShift(draft)
  const { adjustableStartFrom: from, adjustableEndTo: to } = draft
  const longest = {
    ...draft,
    start: from === null ? start : Math.min(start, minuteNear(from, start)),
    end: to === null ? end : Math.max(end, minuteNear(to, end)),
  }
  if (longest.start === start && longest.end === end) return []
  const field = longest.start < start ? 'adjustableStartFrom' : 'adjustableEndTo'
  const own = new Set(breakFaults({ ...draft, start, end }, permitOf(draft)).map(({ message }) => message))
  return [
    ...shiftFaults(longest),
    ...feeFaults(longest, wage),
    ...breakFaults(longest, permitOf(draft)).filter(({ message }) => !own.has(message)),
  ].map((fault) => ({
    ...fault,
    field,
    message: `相談できるいちばん長い勤務(${minutesText(longest)})では、${fault.message}`,
  }))
}

/** Faults across the fields of a spot draft. */
export function spotFaults(draft: SpotDraft, context: PublishContext): Fault[] {
  const shift = { ...draft, ...minutesOfShift(draft) }
  const permit = permitOf(draft)
  const hours = shiftFaults(shift)
  const wage = wageBetween(context.wages, draft.date, draft.date)
  return [
    ...timeFaults(draft, context.now),
    ...hours,
    ...(hours.length > 0 ? [] : [...feeFaults(shift, wage), ...breakFaults(shift, permit)]),
    ...adjustableFaults(draft),
    ...(hours.length > 0 ? [] : longestFaults(draft, wage)),
    ...carfareFaults(draft.carfareType, draft.carfareYen),
    ...(hours.length > 0 ? [] : permitFaults(draft, shift)),
    ...slotFaults(draft.slots, context),
    ...paydayFaults(draft),
  ]
}
