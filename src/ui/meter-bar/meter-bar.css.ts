import { style, styleVariants } from '@vanilla-extract/css'
import { bold, tabularNums, whole } from '../theme/text.css.ts'
import { vars } from '../theme/theme.css.ts'

export const meter = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1] })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
})
export const value = style([whole, bold, tabularNums])
export const bar = style({ width: '100%', height: '8px', forcedColorAdjust: 'none' })
export const track = style({ fill: vars.color.track })
export const fills = styleVariants({
  brand: { fill: vars.color.brand },
  good: { fill: vars.color.good },
  warn: { fill: vars.color.day },
  danger: { fill: vars.color.danger },
})
