import { minuteOfTrack } from '../../domain/text/shift-text.ts'
import { TimeTrack } from '../../ui/time-track/time-track.tsx'

/** The hours of one work, drawn beside their text; work past midnight is drawn as a night shift. */
export function ShiftTrack({ start, end }: { start: string; end: string }) {
  const endMinute = minuteOfTrack(end, start)
  const tone = endMinute > 1_440 ? 'night' : 'day'
  return <TimeTrack segments={[{ startMinute: minuteOfTrack(start), endMinute, tone }]} />
}
