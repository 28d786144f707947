import { cx } from '../class-names.ts'
import { visuallyHidden } from '../layout/layout.css.ts'
import { sizes, spinner } from './spinner.css.ts'

export type SpinnerProps = {
  size?: keyof typeof sizes
  /** Announced while waiting; empty if a text beside the spinner says so. */
  label?: string
}

export function Spinner({ size = 'md', label = '読み込み中' }: SpinnerProps) {
  return (
    <span role={label ? 'status' : undefined}>
      <span aria-hidden="true" className={cx(spinner, sizes[size])} />
      {label && <span className={visuallyHidden}>{label}</span>}
    </span>
  )
}
