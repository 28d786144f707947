import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../../ui/theme/breakpoints.ts'
import { vars } from '../../../ui/theme/theme.css.ts'
import { tax } from '../listing-list.css.ts'
import { inRow } from './spot-apply-row.css.ts'

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1], minWidth: 0 })

/** Shows the apply line of every row; a checkbox, so that it works without JavaScript. */
export const mode = style({
  display: 'flex',
  justifyContent: 'flex-end',
  // In the line of the hours where there is room.
  '@media': { [media.lg]: { position: 'relative', zIndex: vars.z.raised, marginBottom: '-24px' } },
})
globalStyle(`${list} ${tax}`, { '@media': { [media.lg]: { insetInlineEnd: '11rem' } } })
globalStyle(`${list}:not(:has(${mode} :checked)) ${inRow}`, { display: 'none' })

// The form is sticky, because its child could only stick within it. On a phone it reaches the edges, over the page's
// gutter.
export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: vars.z.bar,
  marginInline: `calc(-1 * ${vars.space[3]})`,
  '@media': { [media.lg]: { marginInline: 0 } },
})

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  flex: '1 1 auto',
  minWidth: 0,
})
export const words = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2] })
export const sum = style({ fontVariantNumeric: 'tabular-nums' })
export const actions = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] })
