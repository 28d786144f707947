import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'
import type { Space } from '../theme/tokens.ts'
import { gaps, rowGaps } from './gap.css.ts'
import { align, inline, justify, wrap } from './layout.css.ts'

type InlineElement = 'div' | 'span' | 'ul' | 'ol' | 'nav' | 'header' | 'footer' | 'p' | 'li'

export type InlineProps = {
  as?: InlineElement
  gap?: Space
  /** Gap between wrapped lines, for text that needs less than `gap` there. */
  rowGap?: keyof typeof rowGaps
  align?: keyof typeof align
  justify?: keyof typeof justify
  nowrap?: boolean
  className?: string
  'aria-label'?: string
  children: ReactNode
}

export function Inline({
  as: Element = 'div',
  gap = 2,
  rowGap,
  align: across = 'center',
  justify: along,
  nowrap,
  className,
  ...rest
}: InlineProps) {
  const classes = cx(
    inline,
    !nowrap && wrap,
    gaps[gap],
    rowGap !== undefined && rowGaps[rowGap],
    align[across],
    along && justify[along],
    className,
  )
  return <Element {...rest} className={classes} />
}
