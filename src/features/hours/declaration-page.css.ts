import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})

globalStyle(`${table} :is(th, td)`, {
  padding: vars.space[2],
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
})
globalStyle(`${table} tr`, { breakInside: 'avoid' })

export const figure = style({ whiteSpace: 'nowrap' })
globalStyle(`${table} :is(th, td)${figure}`, { textAlign: 'end' })
