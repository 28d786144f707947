import { cx } from '../class-names.ts'
import { chip, kinds } from './chip.css.ts'

/** `selected` is an active condition, `open` one that can be added. */
export function chipClass(kind: keyof typeof kinds = 'open') {
  return cx(chip, kinds[kind])
}
