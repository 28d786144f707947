import { style } from '@vanilla-extract/css'
import { media } from '../../../ui/theme/breakpoints.ts'
import { wholeBlock } from '../../../ui/theme/text.css.ts'
import { vars } from '../../../ui/theme/theme.css.ts'

export const page = style({ maxWidth: '64rem' })
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

export const rows = style({ display: 'flex', flexDirection: 'column' })
/** A payment: to whom and how much, the works, the tax; below each other on a telephone. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: vars.space[4],
  rowGap: vars.space[2],
  paddingBlock: vars.space[3],
  borderTop: `1px solid ${vars.color.line}`,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:first-child': { borderTop: 0 } },
  '@media': {
    [media.lg]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 4fr) minmax(0, 3fr)' },
  },
})
export const gross = style([wholeBlock, { fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.bold }])
export const lines = style({ display: 'grid', gap: vars.space[3] })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[3],
})
export const findings = style({ paddingInlineStart: vars.space[5] })
