import { style } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme/theme.css.ts'

export const tabs = style({
  overflow: 'clip',
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.line}`,
})
export const count = style({ fontWeight: vars.fontWeight.regular, fontVariantNumeric: 'tabular-nums' })
export const clash = style({ color: vars.color.warn, fontSize: vars.fontSize.md })
/** Keeps the page's footer in place while the list loads. */
export const room = style({ minHeight: '60vh' })

export const closedHead = style({ paddingInlineEnd: vars.space[8] })
export const closedRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  color: vars.text.sub,
  fontVariantNumeric: 'tabular-nums',
})
