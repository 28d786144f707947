import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { reducedMotion } from '../theme/breakpoints.ts'
import { vars } from '../theme/theme.css.ts'

const spin = keyframes({ to: { transform: 'rotate(360deg)' } })

export const spinner = style({
  display: 'inline-block',
  flexShrink: 0,
  borderRadius: vars.radius.round,
  borderStyle: 'solid',
  borderColor: vars.color.track,
  borderBlockStartColor: vars.color.brand,
  animation: `${spin} 0.8s linear infinite`,
  '@media': { [reducedMotion]: { borderInlineEndColor: vars.color.brand } },
})

export const sizes = styleVariants({
  sm: { width: '20px', height: '20px', borderWidth: '2px' },
  md: { width: '32px', height: '32px', borderWidth: '3px' },
  lg: { width: '48px', height: '48px', borderWidth: '4px' },
})

export const page = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '60vh',
  padding: vars.space[8],
})
