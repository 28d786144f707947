import type { ReactNode } from 'react'
import { stickyBar, stickyBarInner } from './layout.css.ts'

export type StickyBarProps = { 'aria-label'?: string; children: ReactNode }

/** The last child of the page: sticky and in the flow, so that it never covers the end of the content. */
export function StickyBar({ children, ...rest }: StickyBarProps) {
  return (
    <div {...rest} role={rest['aria-label'] ? 'region' : undefined} className={stickyBar}>
      <div className={stickyBarInner}>{children}</div>
    </div>
  )
}
