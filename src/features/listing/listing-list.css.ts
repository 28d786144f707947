import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

/** Container queries instead of media queries: rows appear in columns of many widths. */
export const list = style({ containerType: 'inline-size', position: 'relative', minWidth: 0 })
export const rows = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2] })
/** The width from which a row has four lines. */
export const wide = '(min-width: 560px)'

/** The bars, and the hours over them. */
export const TRACK = '240px'

/** The hours stand once, over the bars. */
export const axis = style({
  minHeight: '20px',
  paddingInline: vars.space[3],
  '@container': { [wide]: { paddingInline: '14px' } },
})
// Beside the hours where there is room, under the list where there is none.
export const tax = style({
  paddingInline: vars.space[3],
  fontSize: vars.fontSize.md,
  lineHeight: vars.lineHeight.tight,
  color: vars.text.sub,
  textAlign: 'end',
  '@container': { [wide]: { position: 'absolute', top: 0, insetInlineEnd: 0 } },
})
export const axisHours = style({ '@container': { [wide]: { width: TRACK } } })
