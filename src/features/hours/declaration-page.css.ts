import { globalStyle, style } from '@vanilla-extract/css'
import { print } from '../../ui/theme/breakpoints.ts'
import { vars } from '../../ui/theme/theme.css.ts'

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})

globalStyle(`${table} :is(th, td)`, {
  paddingBlock: vars.space[2],
  // A phone has room for a name of ten letters beside the hours of a year.
  paddingInline: vars.space[1],
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
})
// Else large text would leave it one letter.
globalStyle(`${table} :is(th, td):first-child`, { minWidth: '6.5em', paddingInlineStart: 0 })
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: 0 })
globalStyle(`${table} tr`, { breakInside: 'avoid' })

/** A narrow screen, or large text, scrolls the table; paper does not. */
export const scroll = style({ overflowX: 'auto', '@media': { [print]: { overflow: 'visible' } } })

export const figure = style({ whiteSpace: 'nowrap' })
globalStyle(`${table} :is(th, td)${figure}`, { textAlign: 'end' })
