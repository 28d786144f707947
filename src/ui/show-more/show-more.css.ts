import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const showMore = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[4],
  color: vars.text.sub,
  fontVariantNumeric: 'tabular-nums',
})
