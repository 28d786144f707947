import { style } from '@vanilla-extract/css'
import { media } from '../../../ui/theme/breakpoints.ts'
import { vars } from '../../../ui/theme/theme.css.ts'

export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
})
export const picture = style({ display: 'block', width: '100%', height: 'auto' })
export const overlay = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' })
// Touching the mask moves it; beside it the page scrolls.
export const mask = style({
  fill: 'black',
  stroke: 'white',
  strokeWidth: '2px',
  vectorEffect: 'non-scaling-stroke',
  cursor: 'move',
  touchAction: 'none',
})
export const handle = style({
  fill: vars.color.brand,
  stroke: 'white',
  strokeWidth: '2px',
  vectorEffect: 'non-scaling-stroke',
  pointerEvents: 'none',
})
export const grip = style({ fill: 'transparent', cursor: 'nwse-resize', touchAction: 'none' })

export const sliders = style({
  display: 'grid',
  columnGap: vars.space[5],
  '@media': { [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const slider = style({
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  alignItems: 'center',
  minHeight: vars.size.target,
  fontSize: vars.fontSize.md,
})
export const range = style({ width: '100%', minHeight: vars.size.target, accentColor: vars.color.brand })

export const sent = style({
  display: 'block',
  width: '100%',
  maxWidth: '20rem',
  height: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
})
