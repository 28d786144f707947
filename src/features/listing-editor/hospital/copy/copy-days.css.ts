import { style } from '@vanilla-extract/css'
import { vars } from '../../../../ui/theme/theme.css.ts'

export const days = style({ border: 0, margin: 0, padding: 0, minWidth: 0 })

export const legend = style({ padding: 0, marginBlockEnd: vars.space[2], color: vars.text.sub })

export const months = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  gap: vars.space[4],
  alignItems: 'start',
})

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

export const today = style({ boxShadow: `inset 0 0 0 2px ${vars.color.brand}` })

export const day = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '2px',
  minHeight: '72px',
  paddingBlock: vars.space[1],
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:has(input:checked)': { background: vars.color.brandWeak },
    '&:has(input:focus-visible)': { outline: `2px solid ${vars.color.brand}`, outlineOffset: '-2px' },
  },
})

export const past = style({
  display: 'flex',
  justifyContent: 'center',
  minHeight: '72px',
  paddingBlock: vars.space[1],
  color: vars.text.sub,
})

export const taken = style({ color: vars.text.sub, fontSize: vars.fontSize.sm, lineHeight: 1.2 })
