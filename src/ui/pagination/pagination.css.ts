import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const pagination = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[4],
})
export const place = style({ color: vars.text.sub, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
