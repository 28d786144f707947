import { style } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme/theme.css.ts'

/** One line of the row, without a border: a list has twenty of them. */
export const inRow = style({
  gridArea: 'apply',
  justifySelf: 'start',
  position: 'relative',
  zIndex: vars.z.raised,
})
export const atEnd = style({ justifySelf: 'end' })
