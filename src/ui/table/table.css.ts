import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const scroller = style({ overflowX: 'auto', width: '100%' })
export const table = style({ fontSize: vars.fontSize.md, lineHeight: '1.6' })
export const caption = style({
  textAlign: 'start',
  fontWeight: vars.fontWeight.bold,
  paddingBottom: vars.space[2],
})

globalStyle(`${table} th, ${table} td`, {
  paddingBlock: vars.space[3],
  paddingInline: vars.space[3],
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
})
globalStyle(`${table} thead th`, {
  color: vars.text.sub,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.regular,
  whiteSpace: 'nowrap',
})
globalStyle(`${table} tbody th`, { fontWeight: vars.fontWeight.bold })
globalStyle(`${table} tbody tr:last-child > *`, { borderBottom: 0 })
globalStyle(`${table} [data-align="end"]`, {
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})
