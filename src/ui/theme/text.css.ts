import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'

export const tabularNums = style({ fontVariantNumeric: 'tabular-nums' })
// With `anywhere` a grid or a row would take the room of its neighbour from the middle of a number.
const unshrunk = { flexShrink: 0, maxWidth: '100%', overflowWrap: 'break-word' } as const
/**
 * Stays on one line that has room for it, and starts one for this; what is wider than any line, as at twice the size of
 * text, goes on below, which `nowrap` would forbid.
 */
export const whole = style({ ...unshrunk, display: 'inline-block' })
/** The same for a block. */
export const wholeBlock = style(unshrunk)
export const bold = style({ fontWeight: vars.fontWeight.bold })
/** Line breaks of the text itself are kept. */
export const preLine = style({ whiteSpace: 'pre-line' })
export const tone = styleVariants({
  main: { color: vars.text.main },
  sub: { color: vars.text.sub },
  good: { color: vars.color.good },
  important: { color: vars.text.important },
  saturday: { color: vars.color.saturday },
  holiday: { color: vars.color.holiday },
})

export const textSize = styleVariants({
  md: { fontSize: vars.fontSize.md },
  lg: { fontSize: vars.fontSize.lg },
  xl: { fontSize: vars.fontSize.xl, lineHeight: vars.lineHeight.heading },
  '2xl': { fontSize: vars.fontSize['2xl'], lineHeight: vars.lineHeight.heading },
})
