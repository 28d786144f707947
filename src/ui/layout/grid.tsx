import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'
import type { Space } from '../theme/tokens.ts'
import { gaps } from './gap.css.ts'
import { align as alignItems, columns, grid } from './layout.css.ts'

export type GridProps = {
  as?: 'div' | 'ul' | 'ol'
  /** The number of columns on a wide screen; narrower screens have fewer. */
  columns?: keyof typeof columns
  gap?: Space
  align?: 'start' | 'center'
  children: ReactNode
}

export function Grid({ as: Element = 'div', columns: shape, gap = 4, align, ...rest }: GridProps) {
  const classes = cx(grid, shape && columns[shape], gaps[gap], align && alignItems[align])
  return <Element {...rest} className={classes} />
}
