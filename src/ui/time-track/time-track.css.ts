import { style, styleVariants } from '@vanilla-extract/css'
import { forcedColors } from '../theme/breakpoints.ts'
import { vars } from '../theme/theme.css.ts'

export const figure = style({ width: '100%' })
export const svg = style({ width: '100%', height: '8px', overflow: 'visible', forcedColorAdjust: 'none' })
export const svgTall = style({ height: '12px' })

export const trackFill = style({
  fill: vars.color.track,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
})

export const fills = styleVariants({
  night: { fill: vars.color.night, '@media': { [forcedColors]: { fill: 'Highlight' } } },
  day: { fill: vars.color.day, '@media': { [forcedColors]: { fill: 'Highlight' } } },
  outline: { fill: 'none', stroke: vars.color.sub, strokeWidth: 1.5 },
  hatched: {},
})

export const hatchGround = style({ fill: vars.color.surfaceRaised, fillOpacity: 0.24 })
export const hatchLine = style({ stroke: vars.color.surfaceRaised, strokeWidth: 2, strokeOpacity: 0.8 })
export const hairline = style({ stroke: vars.color.surfaceRaised, strokeWidth: 1 })
export const hairlineOnTrack = style({ stroke: vars.color.line, strokeWidth: 1 })

export const labels = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  marginTop: '2px',
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.tight,
  color: vars.color.sub,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})
// The two inner labels stand under their hour, a third and two thirds along.
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
