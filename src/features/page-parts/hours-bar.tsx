import { durationText } from '../../domain/text/shift-text.ts'
import { MeterBar } from '../../ui/meter-bar/meter-bar.tsx'
import { Text } from '../../ui/text/text.tsx'

export type HoursOfPeriod = {
  sideMinutes: number
  mainMinutes: number | null
  limitMinutes: number | null
}

type HoursBarProps = { label: string; hours: HoursOfPeriod; limitWord: string }

/** The share of the limit beyond which a bar warns. */
const NEARLY = 0.8

/** Hours of a month or a year: a bar up to the limit, which the words beside it say as well. */
export function HoursBar({ label, hours, limitWord }: HoursBarProps) {
  const { sideMinutes, mainMinutes, limitMinutes } = hours
  const sum = sideMinutes + (mainMinutes ?? 0)
  return (
    <div>
      {limitMinutes === null ? (
        <p>
          {label} {durationText(sum)}
        </p>
      ) : (
        <MeterBar
          label={label}
          text={`${durationText(sum)} / ${limitWord} ${durationText(limitMinutes)}`}
          value={sum}
          max={limitMinutes}
          tone={sum >= limitMinutes ? 'danger' : sum > limitMinutes * NEARLY ? 'warn' : 'brand'}
        />
      )}
      {mainMinutes !== null && (
        <Text tone="sub" size="md">
          副業 {durationText(sideMinutes)}・常勤先の時間外 {durationText(mainMinutes)}(目安)
        </Text>
      )}
    </div>
  )
}
