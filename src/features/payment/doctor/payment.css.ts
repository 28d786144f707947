import { style } from '@vanilla-extract/css'
import { print } from '../../../ui/theme/breakpoints.ts'
import { tabularNums, whole } from '../../../ui/theme/text.css.ts'
import { vars } from '../../../ui/theme/theme.css.ts'

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

export const rows = style({ display: 'flex', flexDirection: 'column' })
export const row = style({
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  borderTop: `1px solid ${vars.color.line}`,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:first-child': { borderTop: 0 } },
})
export const yen = style([whole, tabularNums])

export const scroll = style({ overflowX: 'auto', '@media': { [print]: { overflow: 'visible' } } })
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
})
const cell = style({
  padding: vars.space[2],
  borderBottom: `1px solid ${vars.color.line}`,
  verticalAlign: 'baseline',
})
export const head = style([
  cell,
  { minWidth: '6.5em', paddingInlineStart: 0, textAlign: 'start', fontWeight: 'inherit' },
])
export const number = style([
  cell,
  {
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontWeight: 'inherit',
    // A sheet cannot be scrolled.
    '@media': { [print]: { whiteSpace: 'normal' } },
  },
])
/** A shift in a table that scrolls. */
export const shift = style({ whiteSpace: 'nowrap', '@media': { [print]: { whiteSpace: 'normal' } } })
export const sum = style({ fontWeight: vars.fontWeight.bold })
/** The page is read on paper: a row stays on one sheet. */
export const printedRow = style({ breakInside: 'avoid' })
