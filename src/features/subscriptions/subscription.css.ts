import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  color: vars.text.sub,
  fontVariantNumeric: 'tabular-nums',
})
