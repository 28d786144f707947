import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'
import type { Space } from '../theme/tokens.ts'
import { gaps } from './gap.css.ts'
import { align, stack } from './layout.css.ts'

type StackElement =
  | 'div'
  | 'section'
  | 'article'
  | 'ul'
  | 'ol'
  | 'main'
  | 'aside'
  | 'header'
  | 'footer'
  | 'li'

export type StackProps = {
  as?: StackElement
  gap?: Space
  align?: keyof typeof align
  id?: string
  className?: string
  'aria-label'?: string
  'aria-labelledby'?: string
  children: ReactNode
}

export function Stack({ as: Element = 'div', gap = 4, align: across, className, ...rest }: StackProps) {
  return <Element {...rest} className={cx(stack, gaps[gap], across && align[across], className)} />
}
