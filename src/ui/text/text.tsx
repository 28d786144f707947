import { Children, type ReactNode } from 'react'
import { cx } from '../class-names.ts'
import {
  bold as boldStyle,
  tabularNums,
  textSize,
  tone as tones,
  whole,
  wholeBlock,
} from '../theme/text.css.ts'

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

/** As long as it takes for a line to end inside it. */
const LONG = 6

/** A text between other children gets an element of its own, whose phrases are marked. */
const inSpans = (children: ReactNode): ReactNode =>
  Children.count(children) < 2
    ? children
    : Children.map(children, (child) =>
        typeof child === 'string' && child.length >= LONG ? <span>{child}</span> : child,
      )

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
      {inSpans(children)}
    </Element>
  )
}
