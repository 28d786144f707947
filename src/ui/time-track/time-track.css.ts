import { style, styleVariants } from '@vanilla-extract/css'
import { forcedColors } from '../theme/breakpoints.ts'
import { vars } from '../theme/theme.css.ts'

export const figure = style({ width: '100%' })
// Mask with a gap of one pixel at midnight, in the track and its segments.
const midnight = '66.667%'
const gap = `linear-gradient(90deg, #000 calc(${midnight} - 0.5px), transparent 0 calc(${midnight} + 0.5px), #000 0)`
export const svg = style({
  display: 'block',
  width: '100%',
  height: '8px',
  borderRadius: '4px',
  background: vars.color.track,
  maskImage: gap,
  forcedColorAdjust: 'none',
  '@media': { [forcedColors]: { background: 'GrayText' } },
})
export const svgTall = style({ height: '12px', borderRadius: '6px' })

export const fills = styleVariants({
  night: { fill: vars.color.night, '@media': { [forcedColors]: { fill: 'Highlight' } } },
  day: { fill: vars.color.day, '@media': { [forcedColors]: { fill: 'Highlight' } } },
  outline: { fill: 'none', stroke: vars.color.sub, strokeWidth: 1.5 },
  hatched: {},
})

export const hatchGround = style({ fill: vars.color.surfaceRaised, fillOpacity: 0.24 })
export const hatchLine = style({ stroke: vars.color.surfaceRaised, strokeWidth: 2, strokeOpacity: 0.8 })
export const labels = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  marginTop: '2px',
  // Four hours have room below a bar of any page; they are said in words beside it.
  fontSize: `min(${vars.fontSize.sm}, 16px)`,
  lineHeight: vars.lineHeight.tight,
  color: vars.color.sub,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})
// The two inner labels are centred under their hour, at a third and two thirds.
export const labelNoon = style({
  position: 'absolute',
  insetInlineStart: '33.333%',
  transform: 'translateX(-50%)',
})
export const labelMidnight = style({
  position: 'absolute',
  insetInlineStart: '66.667%',
  transform: 'translateX(-50%)',
})
