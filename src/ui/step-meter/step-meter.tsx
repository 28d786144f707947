import { meter, steps } from './step-meter.css.ts'

export type StepMeterProps = {
  /** Steps filled, of five. */
  value: number
  /** The same thing in a word; the bars alone never carry it. */
  word: string
  /** What is measured, read out before the word. */
  label?: string
}

/** One element, its bars are the sheet's: a list has a hundred of them. */
export function StepMeter({ value, word, label }: StepMeterProps) {
  return (
    <span
      role={label && 'img'}
      aria-label={label && `${label} ${word}`}
      className={`${meter} ${steps[value] ?? ''}`}
    >
      {word}
    </span>
  )
}
