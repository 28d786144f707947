import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minWidth: 0,
})
/** No wider than a line of text is read well. */
export const single = style([field, { maxWidth: '44rem' }])
export const labelRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space[2],
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.bold,
})
export const mark = style({
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.regular,
  color: vars.text.sub,
})
export const requiredMark = style({
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.bold,
  color: vars.text.required,
})
export const help = style({ fontSize: vars.fontSize.md, color: vars.text.sub })
export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[1],
  fontSize: vars.fontSize.md,
  color: vars.text.error,
})
export const errorIcon = style({ marginTop: '4px' })
export const legendRow = style([labelRow, { width: '100%', marginBottom: vars.space[1] }])
