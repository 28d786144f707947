import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

export const month = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  background: vars.color.surfaceRaised,
})

export const weekday = style({
  paddingBlock: vars.space[1],
  color: vars.text.sub,
  fontSize: vars.fontSize.md,
})

export const cell = style({ border: `1px solid ${vars.color.line}`, verticalAlign: 'top', padding: 0 })

export const day = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  minHeight: '56px',
  color: vars.text.sub,
  fontVariantNumeric: 'tabular-nums',
})

/** A day with listings leads to them. */
export const linked = style({ color: vars.text.main, fontWeight: vars.fontWeight.bold })

export const today = style({ boxShadow: `inset 0 0 0 2px ${vars.color.brand}` })

export const dots = style({ display: 'flex', gap: '3px', minHeight: '8px' })

const dot = style({ width: '8px', height: '8px', borderRadius: '50%', border: '1px solid currentcolor' })

export const mark = styleVariants({
  TO_ANSWER: [dot, { color: vars.color.danger, background: vars.color.danger }],
  OPEN: [dot, { color: vars.color.brand }],
  PAUSED: [dot, { color: vars.color.control }],
  STAFFED: [dot, { color: vars.color.good, background: vars.color.good }],
  ENDED: [dot, { color: vars.color.sub, borderStyle: 'dotted' }],
})

export const legend = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] })
export const legendItem = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] })
