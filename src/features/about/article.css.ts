import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

export const points = style({
  display: 'grid',
  gap: vars.space[1],
  listStyle: 'decimal',
  paddingInlineStart: vars.space[6],
})

export const table = style({ width: '100%', borderCollapse: 'collapse' })

export const cell = style({
  borderBottom: `1px solid ${vars.color.line}`,
  paddingBlock: vars.space[2],
  paddingInlineEnd: vars.space[3],
  textAlign: 'start',
  verticalAlign: 'top',
})
