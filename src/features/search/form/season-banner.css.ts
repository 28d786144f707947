import { style } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme/theme.css.ts'

export const banner = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '60px',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  borderRadius: vars.radius.card,
  background: vars.color.warnWeak,
  color: vars.text.main,
})
export const words = style({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minWidth: 0 })
export const title = style({ fontWeight: vars.fontWeight.bold })
export const range = style({ fontSize: vars.fontSize.md })
