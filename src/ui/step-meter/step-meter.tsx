import { meter, steps } from './step-meter.css.ts'

export type StepMeterProps = {
  /** Number of filled steps, 0 to 5. */
  value: number
  /** The value in a word, since the bars alone are not accessible. */
  word: string
  /** What is measured; announced before the word. */
  label?: string
}

/** One element whose bars are a CSS background: a list has a hundred of them. */
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
