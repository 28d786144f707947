import { cx } from '../class-names.ts'
import { block, button, grow, sizes, variants } from './button.css.ts'

export type ButtonVariant = keyof typeof variants
export type ButtonSize = keyof typeof sizes

export type ButtonLook = {
  variant?: ButtonVariant
  size?: ButtonSize
  /** As wide as the container. */
  block?: boolean
  /** Fills the remaining width of a row. */
  grow?: boolean
}

/** For links that look like buttons; the `ui` folder knows no router. */
export function buttonClass({ variant = 'outline', size = 'md', block: wide, grow: grows }: ButtonLook = {}) {
  return cx(button, variants[variant], sizes[size], wide && block, grows && grow)
}
