import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

export const scripted = style({ '@media': { '(scripting: none)': { display: 'none' } } })
export const chosen = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  overflowWrap: 'anywhere',
})
