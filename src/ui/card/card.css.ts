import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const card = style({
  position: 'relative',
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  minWidth: 0,
})

export const padding = styleVariants({
  normal: { padding: vars.space[4] },
  roomy: { padding: vars.space[5] },
  none: { overflow: 'clip' },
})

export const interactive = style({
  transition: `border-color ${vars.duration.quick}`,
  ':hover': { borderColor: vars.color.control },
})

/** Stretches the card's one link over the card; other controls on it need `cardControl`. */
export const cardLink = style({
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
  ':focus-visible': { outline: 'none' },
})
globalStyle(`${cardLink}:focus-visible::after`, {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
})
export const cardControl = style({ position: 'relative', zIndex: vars.z.raised })

export const strip = style({
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  borderTop: `1px dashed ${vars.color.line}`,
  borderRadius: `0 0 calc(${vars.radius.card} - 1px) calc(${vars.radius.card} - 1px)`,
  fontSize: vars.fontSize.md,
})

export const stripTone = styleVariants({
  quiet: { background: vars.color.line, color: vars.color.ink },
  warm: { background: vars.color.warnWeak, color: vars.color.warn },
  brand: { background: vars.color.brandWeak, color: vars.color.brandInk },
  good: { background: vars.color.goodWeak, color: vars.color.good },
  danger: { background: vars.color.dangerWeak, color: vars.color.danger },
})
