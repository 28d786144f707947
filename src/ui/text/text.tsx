import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'
import {
  bold as boldStyle,
  tabularNums,
  textSize,
  tone as tones,
  whole,
  wholeBlock,
} from '../theme/text.css.ts'
import { severalInSpans } from './in-spans.tsx'

export type TextTone = keyof typeof tones
export type TextSize = keyof typeof textSize

export type TextProps = {
  as?: 'p' | 'span' | 'div' | 'strong' | 'time' | 'small' | 'label' | 'li' | 'figcaption'
  tone?: TextTone
  size?: TextSize
  bold?: boolean
  /** Equal-width digits, on one line that has room for them: dates, hours, yen. */
  figures?: boolean
  id?: string
  dateTime?: string
  className?: string
  role?: 'status' | 'alert'
  children: ReactNode
}

const BLOCKS: ReadonlySet<string> = new Set(['p', 'div', 'li', 'figcaption'])

export function Text({
  as: Element = 'p',
  tone,
  size,
  bold,
  figures,
  className,
  children,
  ...rest
}: TextProps) {
  const classes = cx(
    tone && tones[tone],
    size && textSize[size],
    bold && boldStyle,
    figures && tabularNums,
    figures && (BLOCKS.has(Element) ? wholeBlock : whole),
    className,
  )
  return (
    <Element {...rest} className={classes || undefined}>
      {severalInSpans(children)}
    </Element>
  )
}
