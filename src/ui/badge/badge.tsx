import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'
import { badge, tones } from './badge.css.ts'

export type BadgeTone = keyof typeof tones
export type BadgeProps = { tone?: BadgeTone; as?: 'span' | 'li'; children: ReactNode }

export function Badge({ tone = 'neutral', as: Element = 'span', children }: BadgeProps) {
  return <Element className={cx(badge, tones[tone])}>{children}</Element>
}
