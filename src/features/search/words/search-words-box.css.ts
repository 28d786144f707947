import { style } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme/theme.css.ts'

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[2],
})
export const status = style({ display: 'grid', gap: vars.space[2] })
export const notes = style({
  display: 'grid',
  gap: vars.space[1],
  paddingInlineStart: '1.2em',
  listStyle: 'disc',
  color: vars.text.sub,
  fontSize: vars.fontSize.md,
})
