import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[2],
  '@media': {
    '(min-width: 640px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    // Ten figures in two rows.
    '(min-width: 1000px)': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
})
export const figureValue = style({ fontVariantNumeric: 'tabular-nums', lineHeight: vars.lineHeight.heading })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
})
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

export const chart = style({ display: 'block', width: '100%', overflow: 'visible' })
export const chartLine = style({ stroke: vars.color.brand, strokeWidth: 2 })
export const chartPoint = style({ fill: vars.color.brand })
export const chartGrid = style({ stroke: vars.color.line, strokeWidth: 1 })
/** The drawing does not grow with the reader's text: names of months would lie on each other. The table below does. */
const drawnText = `min(${vars.fontSize.md}, 17px)`
export const chartText = style({ fill: vars.text.sub, fontSize: drawnText })
export const chartPeak = style({
  fill: vars.text.main,
  fontSize: drawnText,
  fontWeight: vars.fontWeight.bold,
})
/** Every second month has its name on a telephone. */
export const chartOdd = style({ '@media': { '(max-width: 639px)': { display: 'none' } } })

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
})
export const scroll = style({ overflowX: 'auto' })
export const cellHead = style({
  padding: vars.space[2],
  paddingInlineStart: 0,
  textAlign: 'start',
  fontWeight: vars.fontWeight.regular,
  borderBottom: `1px solid ${vars.color.line}`,
})
export const cellNumber = style({
  padding: vars.space[2],
  paddingInlineEnd: 0,
  textAlign: 'end',
  fontWeight: vars.fontWeight.regular,
  whiteSpace: 'nowrap',
  borderBottom: `1px solid ${vars.color.line}`,
})
