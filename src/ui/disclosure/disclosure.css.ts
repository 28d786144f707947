import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const details = style({
  borderBottom: `1px solid ${vars.color.line}`,
  selectors: {
    // What is around it ends there: a card with its border, a section with its space.
    '&:last-child': { borderBottom: 0, marginBottom: `calc(-1 * ${vars.space[2]})` },
    '&:only-child': { marginTop: `calc(-1 * ${vars.space[2]})` },
  },
})
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  width: '100%',
  minHeight: '48px',
  paddingBlock: vars.space[2],
  fontWeight: vars.fontWeight.bold,
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const summaryText = style({ flex: '1 1 auto', minWidth: 0 })
export const hint = style({
  color: vars.text.sub,
  fontWeight: vars.fontWeight.regular,
  fontSize: vars.fontSize.md,
})
export const chevron = style({
  color: vars.text.sub,
  transition: `transform ${vars.duration.quick}`,
  selectors: {
    [`${details}[open] > ${summary} > &, [data-state="open"] > &`]: { transform: 'rotate(180deg)' },
  },
})
export const content = style({ paddingBottom: vars.space[4] })
