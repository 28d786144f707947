import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

export const words = style({ padding: vars.space[3], color: vars.text.sub, textAlign: 'center' })
export const again = style({
  minHeight: vars.size.target,
  paddingInline: vars.space[2],
  color: vars.text.link,
  fontWeight: vars.fontWeight.bold,
})
