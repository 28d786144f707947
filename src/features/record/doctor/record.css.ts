import { style } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme/theme.css.ts'

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
