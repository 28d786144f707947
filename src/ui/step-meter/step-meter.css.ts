import { style } from '@vanilla-extract/css'
import { forcedColors } from '../theme/breakpoints.ts'
import { vars } from '../theme/theme.css.ts'

export const meter = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  whiteSpace: 'nowrap',
})
export const steps = style({ display: 'inline-flex', gap: '3px' })
const bar = style({ width: '14px', height: '6px', borderRadius: '3px', forcedColorAdjust: 'none' })
export const off = style([
  bar,
  { background: vars.color.track, '@media': { [forcedColors]: { background: 'GrayText' } } },
])
export const on = style([
  bar,
  { background: vars.color.brand, '@media': { [forcedColors]: { background: 'CanvasText' } } },
])
export const word = style({ fontWeight: vars.fontWeight.bold, fontSize: vars.fontSize.md })
