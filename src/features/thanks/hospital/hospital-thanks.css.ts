import { style } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme/theme.css.ts'

export const sent = style({
  paddingTop: vars.space[3],
  borderTop: `1px solid ${vars.color.line}`,
})

export const words = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
