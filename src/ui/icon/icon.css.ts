import { style, styleVariants } from '@vanilla-extract/css'

export const icon = style({ flexShrink: 0, forcedColorAdjust: 'auto' })

export const sizes = styleVariants({
  sm: { width: '16px', height: '16px' },
  md: { width: '20px', height: '20px' },
  lg: { width: '24px', height: '24px' },
})
