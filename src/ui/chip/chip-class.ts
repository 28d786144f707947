import { cx } from '../class-names.ts'
import { chip, kinds } from './chip.css.ts'

/** `selected` is a condition in force, `open` one that may be added. */
export function chipClass(kind: keyof typeof kinds = 'open') {
  return cx(chip, kinds[kind])
}
