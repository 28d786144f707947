import { durationText } from './shift-text.ts'

/**
 * 「あと3日」, 「あと5時間」, 「あと40分」 until an instant, rounded down; days from more than two days on. Null once it has
 * passed. `now` in epoch milliseconds.
 */
export function timeLeftPhrase(until: string, now: number): string | null {
  const minutes = Math.floor((Date.parse(until) - now) / 60_000)
  if (minutes < 0) return null
  if (minutes > 2 * 1_440) return `あと${Math.floor(minutes / 1_440)}日`
  return `あと${durationText(minutes >= 60 ? minutes - (minutes % 60) : Math.max(minutes, 1))}`
}
