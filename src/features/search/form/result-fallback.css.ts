import { style } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme/theme.css.ts'

export const fallback = style({
  maxWidth: vars.size.page,
  minHeight: '100svh',
  marginInline: 'auto',
  padding: vars.space[3],
})
export const cards = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] })
