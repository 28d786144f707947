import type { ReactNode } from 'react'
import { visuallyHidden } from './layout.css.ts'

export type VisuallyHiddenProps = {
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'p'
  /** Read out whenever its words change. */
  role?: 'status'
  children: ReactNode
}

export function VisuallyHidden({ as: Element = 'span', ...rest }: VisuallyHiddenProps) {
  return <Element {...rest} className={visuallyHidden} />
}
