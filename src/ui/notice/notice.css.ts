import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const notice = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  padding: vars.space[3],
  borderRadius: vars.radius.control,
})
export const tones = styleVariants({
  info: { background: vars.color.brandWeak, color: vars.color.brandInk },
  good: { background: vars.color.goodWeak, color: vars.color.good },
  warn: { background: vars.color.warnWeak, color: vars.color.warn },
  danger: { background: vars.color.dangerWeak, color: vars.color.danger },
})
export const mark = style({ marginTop: '2px' })
export const words = style({ flex: '1 1 auto', minWidth: 0 })
export const title = style({ fontWeight: vars.fontWeight.bold })
export const body = style({ color: vars.text.main, textWrap: 'pretty' })
export const banner = style({ borderRadius: 0, paddingInline: vars.space[4] })
