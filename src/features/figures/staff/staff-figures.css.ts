import { style } from '@vanilla-extract/css'
import { media } from '../../../ui/theme/breakpoints.ts'
import { vars } from '../../../ui/theme/theme.css.ts'

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

export const charts = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': { [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const chart = style({ display: 'block', width: '100%', overflow: 'visible' })
export const bar = style({ fill: vars.color.brand })
export const grid = style({ stroke: vars.color.line, strokeWidth: 1 })
export const chartText = style({ fill: vars.text.sub, fontSize: vars.fontSize.sm })

export const scroll = style({ overflowX: 'auto' })
export const table = style({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' })
const cell = {
  paddingBlock: vars.space[2],
  paddingInline: vars.space[1],
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.md]: { paddingInline: vars.space[2] } },
} as const
/** On a narrow screen the names break, so that all numbers are in view. */
export const cellHead = style({
  ...cell,
  minWidth: '5em',
  textAlign: 'start',
  fontWeight: vars.fontWeight.regular,
  selectors: { '&:first-child': { paddingInlineStart: 0 } },
})
export const cellNumber = style({
  ...cell,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
})
