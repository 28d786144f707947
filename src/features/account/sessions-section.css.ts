import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

export const list = style({ padding: 0, listStyle: 'none' })

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  borderTop: `1px solid ${vars.color.line}`,
})
