import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'
import { textSize } from '../theme/text.css.ts'
import { heading } from './heading.css.ts'
import { severalInSpans } from './in-spans.tsx'

export type HeadingProps = {
  /** The heading level in the page's outline, independent of the size. */
  level: 1 | 2 | 3 | 4
  size?: keyof typeof textSize
  id?: string
  tabIndex?: -1
  className?: string
  children: ReactNode
}

const usual = { 1: 'xl', 2: 'lg', 3: 'md', 4: 'md' } as const

export function Heading({ level, size = usual[level], className, children, ...rest }: HeadingProps) {
  const Element = `h${level}` as const
  return (
    <Element {...rest} className={cx(heading, textSize[size], className)}>
      {severalInSpans(children)}
    </Element>
  )
}
