import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

export const body = style({ display: 'flex', flexDirection: 'column', gap: '6px' })
// The heart stands in the corner.
globalStyle(`${body} > :first-child`, { paddingInlineEnd: vars.space[8] })

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: '6px' })

// Figures stand on one line with what explains them, and wrap as wholes when the screen is narrow.
const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
  fontVariantNumeric: 'tabular-nums',
})

export const when = style([row, { fontSize: vars.fontSize.lg, lineHeight: '1.5' }])
export const whenText = style({ fontSize: '1.125rem' })
export const saturday = style({ color: vars.color.saturday })
export const holiday = style({ color: vars.color.holiday })
export const length = style({
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.regular,
  color: vars.text.sub,
})
export const nowrap = style({ whiteSpace: 'nowrap' })

export const pay = style([row, { fontSize: vars.fontSize.md, color: vars.text.sub, marginTop: '2px' }])
export const fee = style({ color: vars.text.main })
export const payNote = style({
  fontSize: vars.fontSize.md,
  color: vars.color.warn,
  fontWeight: vars.fontWeight.bold,
})
export const load = style([row, { fontSize: vars.fontSize.md }])
export const quiet = style({ color: vars.text.sub })
export const where = style([row, { fontSize: vars.fontSize.md, color: vars.text.sub, marginTop: '2px' }])
export const hospital = style({
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.bold,
  color: vars.text.main,
})
