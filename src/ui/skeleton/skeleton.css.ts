import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

const breathe = keyframes({ '50%': { opacity: 0.55 } })

export const skeleton = style({
  display: 'block',
  background: vars.color.track,
  borderRadius: vars.radius.label,
  animation: `${breathe} 1.6s ease-in-out infinite`,
})

export const heights = styleVariants({
  text: { height: '16px', marginBlock: '4px' },
  title: { height: '20px', marginBlock: '4px' },
  bar: { height: '8px' },
  badge: { height: '20px' },
  figure: { height: '28px' },
  control: { height: '44px', borderRadius: vars.radius.control },
  row: { height: '120px', borderRadius: vars.radius.card },
  card: { height: '240px', borderRadius: vars.radius.card },
})

export const widths = styleVariants({
  full: { width: '100%' },
  most: { width: '80%' },
  half: { width: '50%' },
  third: { width: '33%' },
  label: { width: '48px' },
})
