import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'
import { hydrationMark } from './hydration-mark.ts'
import { page, pageWidth } from './layout.css.ts'

export type PageProps = {
  as?: 'main' | 'div'
  id?: string
  /** `page` 64rem for forms and details, `prose` 48rem, `wide` for three panes. */
  width?: keyof typeof pageWidth
  className?: string
  children: ReactNode
}

export function Page({ as: Element = 'main', width = 'page', className, ...rest }: PageProps) {
  return <Element {...rest} {...hydrationMark} className={cx(page, pageWidth[width], className)} />
}
