import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'
import { full, icon, sizes } from './icon.css.ts'

export type IconProps = { size?: keyof typeof sizes; className?: string }

type DrawnIconProps = IconProps & { filled?: boolean; children: ReactNode }

/** Hidden from screen readers: an icon always has a text or label beside it. */
export function Icon({ size = 'md', filled, className, children }: DrawnIconProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={cx(icon, filled && full, sizes[size], className)}>
      {children}
    </svg>
  )
}
