import { visuallyHidden } from '../layout/layout.css.ts'
import { meter, steps } from './step-meter.css.ts'

export type StepMeterProps = {
  /** Steps filled, of five. */
  value: number
  /** The same thing in a word; the bars alone never carry it. */
  word: string
  /** What is measured, read out before the word. */
  label?: string
}

/** The bars are the sheet's: a list has a hundred of them. */
export function StepMeter({ value, word, label }: StepMeterProps) {
  return (
    <span className={`${meter} ${steps[value] ?? ''}`}>
      {label && <span className={visuallyHidden}>{`${label} `}</span>}
      {word}
    </span>
  )
}
