import { shapes } from './wordmark.css.ts'

export type WordmarkProps = {
  shape?: keyof typeof shapes
  /** Empty inside a link that has a name of its own. */
  label?: string
}

export const Wordmark = ({ shape = 'auto', label = 'DPワーク' }: WordmarkProps) => (
  <span
    role={label ? 'img' : undefined}
    aria-label={label || undefined}
    aria-hidden={label ? undefined : true}
    className={shapes[shape]}
  />
)
