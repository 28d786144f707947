import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../../ui/theme/breakpoints.ts'
import { vars } from '../../../ui/theme/theme.css.ts'
import { boxes, group, legend } from '../../forms/criteria.css.ts'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[3],
})
export const chips = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] })
globalStyle(`${chips} legend`, { paddingBottom: vars.space[2], color: vars.text.sub })

export const column = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3], minWidth: 0 })

// The search screen: each question a card, two beside each other where there is room.
export const full = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] })
globalStyle(`${full} ${group}`, {
  padding: vars.space[4],
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
})
// The legend is in the flow of the card instead of on its border.
globalStyle(`${full} ${legend}`, {
  float: ['left', 'inline-start'],
  width: '100%',
  fontSize: vars.fontSize.lg,
})
globalStyle(`${full} ${legend} + *`, { clear: 'both' })
globalStyle(`${full} ${columns}`, {
  '@media': { [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
// On a phone the bar reaches the edges, over the page's gutter.
globalStyle(`${full} > :last-child`, {
  marginInline: `calc(-1 * ${vars.space[3]})`,
  '@media': { [media.lg]: { marginInline: 0 } },
})

// The left column of the results.
export const compact = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] })
globalStyle(`${compact} ${columns}, ${compact} ${column}`, { gap: vars.space[6] })
globalStyle(`${compact} ${group}`, { gap: 0 })
globalStyle(`${compact} ${legend}`, { fontSize: vars.fontSize.md, color: vars.text.sub })

// Two boxes beside each other where their words have room: not where the cards themselves stand side by side on a tablet.
globalStyle(`${full} ${boxes}`, {
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.xl]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})
