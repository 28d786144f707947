import { style } from '@vanilla-extract/css'
import { media } from '../theme/breakpoints.ts'
import { vars } from '../theme/theme.css.ts'

export const wordmark = style({
  display: 'inline-flex',
  alignItems: 'center',
  color: vars.color.brand,
  flexShrink: 0,
})

const drawing = style({ forcedColorAdjust: 'none' })
export const narrow = style([drawing, { width: '90px', height: 'auto', aspectRatio: '278 / 100' }])
export const wide = style([drawing, { width: '210px', height: 'auto', aspectRatio: '495 / 50' }])
export const untilDesktop = style({ '@media': { [media.xl]: { display: 'none' } } })
export const fromDesktop = style({ display: 'none', '@media': { [media.xl]: { display: 'block' } } })

export const nightHalf = style({ fill: 'currentColor' })
export const dayHalf = style({ fill: vars.color.day })

const stroke = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const
export const nameStroke = style({ ...stroke, stroke: 'currentColor', strokeWidth: 6 })
export const taglineStroke = style({ ...stroke, stroke: vars.color.sub, strokeWidth: 2.4 })
export const rule = style({ stroke: vars.color.line, strokeWidth: 2 })
