import type { ReactNode } from 'react'
import { stickyBar, stickyBarInner } from './layout.css.ts'

export type StickyBarProps = { 'aria-label'?: string; children: ReactNode }

/** The last child of the page: sticky, so that it takes its own room and never covers the content's end. */
export function StickyBar({ children, ...rest }: StickyBarProps) {
  return (
    <div {...rest} role={rest['aria-label'] ? 'region' : undefined} className={stickyBar}>
      <div className={stickyBarInner}>{children}</div>
    </div>
  )
}
