import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const badge = style({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: '20px',
  paddingInline: vars.space[2],
  borderRadius: vars.radius.label,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.bold,
  lineHeight: '1.667',
  maxWidth: '100%',
})

export const tones = styleVariants({
  neutral: { background: vars.color.track, color: vars.color.sub },
  brand: { background: vars.color.brandWeak, color: vars.color.brandInk },
  good: { background: vars.color.goodWeak, color: vars.color.good },
  warm: { background: vars.color.warnWeak, color: vars.color.warn },
  danger: { background: vars.color.dangerWeak, color: vars.color.danger },
})
