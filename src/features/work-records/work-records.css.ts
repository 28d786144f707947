import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[4],
  '@media': { '(min-width: 900px)': { gridTemplateColumns: '280px minmax(0, 1fr)' } },
})
export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  fontVariantNumeric: 'tabular-nums',
})

export const works = style({ display: 'flex', flexDirection: 'column' })
export const work = style({
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
export const fee = style({ marginInlineStart: 'auto', whiteSpace: 'nowrap' })

export const stamps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
})
export const stamp = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  paddingBlock: vars.space[2],
  selectors: { '& + &': { borderInlineStart: `1px solid ${vars.color.line}` } },
})

/** Counts side by side: two on a telephone, four on a desk. */
export const counts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  gap: vars.space[3],
  '@media': { '(min-width: 640px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})

export const statement = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
})
export const statementRow = style({ borderBottom: `1px solid ${vars.color.line}` })
export const statementTerm = style({
  paddingBlock: vars.space[2],
  fontWeight: 'inherit',
  textAlign: 'start',
})
export const statementYen = style({ paddingBlock: vars.space[2], textAlign: 'end', whiteSpace: 'nowrap' })
export const statementSum = style({ fontWeight: vars.fontWeight.bold })

export const years = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
