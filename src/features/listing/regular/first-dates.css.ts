import { style } from '@vanilla-extract/css'
import { whole } from '../../../ui/theme/text.css.ts'
import { vars } from '../../../ui/theme/theme.css.ts'

export const dates = style({ display: 'flex', flexDirection: 'column' })
export const date = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  paddingBlock: vars.space[2],
  borderBottom: `1px solid ${vars.color.line}`,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:last-child': { borderBottom: 0 } },
})
export const holidayName = style({ fontWeight: vars.fontWeight.regular, fontSize: vars.fontSize.md })
export const fee = style([whole, { marginInlineStart: 'auto' }])
export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1], width: '100%' })
