import { style, styleVariants } from '@vanilla-extract/css'

/** How it is drawn stands here, not in attributes that every icon of every page would repeat. */
export const icon = style({
  flexShrink: 0,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  forcedColorAdjust: 'auto',
})
export const full = style({ fill: 'currentColor' })

export const sizes = styleVariants({
  sm: { width: '16px', height: '16px' },
  md: { width: '20px', height: '20px' },
  lg: { width: '24px', height: '24px' },
})
