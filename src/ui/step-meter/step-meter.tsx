import { visuallyHidden } from '../layout/layout.css.ts'
import { meter, off, on, steps, word as wordStyle } from './step-meter.css.ts'

export type StepMeterProps = {
  /** Steps filled, 0 to `max`. */
  value: number
  /** The same thing in a word; the bars alone never carry it. */
  word: string
  /** What is measured, read out before the word. */
  label?: string
  max?: number
}

export function StepMeter({ value, word, label, max = 5 }: StepMeterProps) {
  return (
    <span className={meter}>
      <span aria-hidden="true" className={steps}>
        {Array.from({ length: max }, (_, step) => (
          <span key={step} className={step < value ? on : off} />
        ))}
      </span>
      <span className={wordStyle}>
        {label && <span className={visuallyHidden}>{label} </span>}
        {word}
      </span>
    </span>
  )
}
