import { style } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme/theme.css.ts'

/** A thanks that has not been read: said by a badge, and by its edge. */
export const unread = style({
  borderColor: vars.color.brand,
  boxShadow: `inset 3px 0 0 ${vars.color.brand}`,
})

export const words = style({
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})

export const shelves = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

export const entries = style({ borderTop: `1px solid ${vars.color.line}` })

/** One entry, on one sheet of paper. */
export const entry = style({
  breakInside: 'avoid',
  paddingBlock: vars.space[3],
  borderBottom: `1px solid ${vars.color.line}`,
})
