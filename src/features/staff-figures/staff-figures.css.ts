import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

export const charts = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': { '(min-width: 768px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const chart = style({ display: 'block', width: '100%', overflow: 'visible' })
export const bar = style({ fill: vars.color.brand })
export const grid = style({ stroke: vars.color.line, strokeWidth: 1 })
export const chartText = style({ fill: vars.text.sub, fontSize: vars.fontSize.sm })

export const scroll = style({ overflowX: 'auto' })
export const table = style({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' })
const cell = {
  padding: vars.space[2],
  whiteSpace: 'nowrap',
  borderBottom: `1px solid ${vars.color.line}`,
} as const
export const cellHead = style({
  ...cell,
  paddingInlineStart: 0,
  textAlign: 'start',
  fontWeight: vars.fontWeight.regular,
})
export const cellNumber = style({ ...cell, paddingInlineEnd: 0, textAlign: 'end' })
