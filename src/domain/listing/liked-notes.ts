import { yenText } from '../text/money-text.ts'
import { civilDay, hoursText } from '../text/shift-text.ts'
import { timeLeftPhrase } from '../text/time-left.ts'

/** A deadline is marked as close from this time before it. */
const CLOSE_MINUTES = 48 * 60

/** 「締め切り間近 あと5時間」; null before that time, and after the deadline. */
export function deadlineNote(deadline: string, now: number): string | null {
  const minutes = Math.floor((Date.parse(deadline) - now) / 60_000)
  if (minutes < 0 || minutes > CLOSE_MINUTES) return null
  return `締め切り間近 ${timeLeftPhrase(deadline, now)}`
}

/** 「給与アップ +5,000円」: the rise since the like; null without one. */
export const riseNote = (fee: number, feeAtLike: number | null): string | null =>
  feeAtLike !== null && fee > feeAtLike ? `給与アップ +${yenText(fee - feeAtLike)}` : null

type Shift = { id: string; startTime: string; endTime: string; hospital: { name: string } }

const hoursAt = ({ hospital, startTime, endTime }: Shift) =>
  `${hospital.name} ${hoursText(startTime, endTime)}`

/** For each liked shift that overlaps another, or lies on the same day, a sentence naming the other. */
export function clashNotes(shifts: readonly Shift[]): Map<string, string> {
  const notes = new Map<string, string>()
  for (const shift of shifts) {
    const others = shifts.filter(({ id }) => id !== shift.id)
    const overlapping = others.find(
      ({ startTime, endTime }) =>
        Date.parse(startTime) < Date.parse(shift.endTime) &&
        Date.parse(endTime) > Date.parse(shift.startTime),
    )
    const sameDay = others.find(({ startTime }) => civilDay(startTime) === civilDay(shift.startTime))
    if (overlapping) notes.set(shift.id, `お気に入りの「${hoursAt(overlapping)}」と時間が重なっています`)
    else if (sameDay) notes.set(shift.id, `同じ日にお気に入りの「${hoursAt(sameDay)}」もあります`)
  }
  return notes
}
