import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'
import { card, cardControl, cardLink, interactive, padding, strip, stripTone } from './card.css.ts'

export type CardProps = {
  as?: 'div' | 'article' | 'section' | 'li' | 'aside'
  padding?: keyof typeof padding
  /** The card carries a link made with `cardLinkClass`. */
  linked?: boolean
  id?: string
  className?: string
  'aria-label'?: string
  'aria-labelledby'?: string
  children: ReactNode
}

export function Card({
  as: Element = 'div',
  padding: inset = 'normal',
  linked,
  className,
  ...rest
}: CardProps) {
  return <Element {...rest} className={cx(card, padding[inset], linked && interactive, className)} />
}

export type CardStripProps = { tone?: keyof typeof stripTone; children: ReactNode }

/** A strip at the foot of a card with `padding="none"`, for what concerns this doctor. */
export function CardStrip({ tone = 'warm', children }: CardStripProps) {
  return <div className={cx(strip, stripTone[tone])}>{children}</div>
}

export function CardBody({ children }: { children: ReactNode }) {
  return <div className={padding.normal}>{children}</div>
}

export const cardLinkClass = cardLink
export const cardControlClass = cardControl
