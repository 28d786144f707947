import { style, styleVariants } from '@vanilla-extract/css'
import { tabularNums, whole } from '../theme/text.css.ts'
import { vars } from '../theme/theme.css.ts'

export const figure = style([whole, tabularNums, { wordBreak: 'keep-all' }])
export const unit = style({ marginInlineStart: '0.15em' })
export const prefix = style({ marginInlineEnd: '0.3em' })
const strong = { fontWeight: vars.fontWeight.bold }
const smaller = { fontSize: '0.875em' }

export const sizes = styleVariants({
  inherit: {},
  sm: { fontSize: vars.fontSize.md },
  md: { ...strong, fontSize: vars.fontSize.lg },
  lg: { ...strong, fontSize: vars.fontSize['2xl'], lineHeight: vars.lineHeight.tight },
  xl: { ...strong, fontSize: vars.fontSize['4xl'], lineHeight: vars.lineHeight.tight },
})

export const unitSizes = styleVariants({
  inherit: {},
  sm: smaller,
  md: smaller,
  lg: { fontSize: vars.fontSize.md },
  xl: { fontSize: vars.fontSize.lg },
})
