import { style } from '@vanilla-extract/css'
import { whole } from '../../ui/theme/text.css.ts'
import { vars } from '../../ui/theme/theme.css.ts'

/** A month beside its rows by day; below each other on a telephone. */
export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[4],
  '@media': { '(min-width: 900px)': { gridTemplateColumns: '280px minmax(0, 1fr)' } },
})

export const rows = style({ display: 'flex', flexDirection: 'column' })
export const row = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[3],
  borderBottom: `1px solid ${vars.color.line}`,
  scrollMarginTop: vars.space[8],
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:last-child': { borderBottom: 0 } },
})
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
})
export const fee = style([whole, { marginInlineStart: 'auto' }])
/** What a month or a contract adds up to. */
export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  fontVariantNumeric: 'tabular-nums',
})
