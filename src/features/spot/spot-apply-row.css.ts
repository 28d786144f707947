import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

/** In one line of the row, without a frame around them: a list has twenty. */
export const inRow = style({
  gridArea: 'apply',
  justifySelf: 'start',
  position: 'relative',
  zIndex: vars.z.raised,
})
export const atEnd = style({ justifySelf: 'end' })
