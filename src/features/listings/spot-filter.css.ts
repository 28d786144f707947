import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { forcedColors, hover, media } from '../../ui/theme/breakpoints.ts'
import { vars } from '../../ui/theme/theme.css.ts'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[3],
})
export const column = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3], minWidth: 0 })

export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1], minWidth: 0 })

export const legend = style({ paddingBottom: vars.space[1], fontWeight: vars.fontWeight.bold })

// The search screen: each question a card, two beside each other where there is room.
export const full = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] })
globalStyle(`${full} ${group}`, {
  padding: vars.space[4],
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
})
// A legend takes its own room in the card instead of standing on the border.
globalStyle(`${full} ${legend}`, { float: 'inline-start', width: '100%', fontSize: vars.fontSize.lg })
globalStyle(`${full} ${legend} + *`, { clear: 'both' })
globalStyle(`${full} ${columns}`, {
  '@media': { [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
// The bar reaches the edges of a phone, over the page's gutter.
globalStyle(`${full} > :last-child`, {
  marginInline: `calc(-1 * ${vars.space[3]})`,
  '@media': { [media.lg]: { marginInline: 0 } },
})

// The left column of the results.
export const compact = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] })
globalStyle(`${compact} ${columns}, ${compact} ${column}`, { gap: vars.space[6] })
globalStyle(`${compact} ${legend}`, { fontSize: vars.fontSize.md, color: vars.text.sub })

export const boxes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space[4],
})
globalStyle(`${full} ${boxes}`, { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' })
// Beside the list a mouse is at work, and shorter rows show more of the form.
globalStyle(`${compact} ${boxes} > label`, {
  '@media': { [hover]: { minHeight: '36px', paddingBlock: '6px' } },
})
export const flow = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[5] })

export const days = style({ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: '2px' })

const weekColumn = (number: number) => style({ gridColumnStart: number })
export const firstDay: Record<string, string> = {
  日: weekColumn(1),
  月: weekColumn(2),
  火: weekColumn(3),
  水: weekColumn(4),
  木: weekColumn(5),
  金: weekColumn(6),
  土: weekColumn(7),
}

const dayLook = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '48px',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.tight,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { background: vars.color.brand, color: vars.color.onBrand },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [hover]: { ':hover': { borderColor: vars.color.control } },
    [forcedColors]: { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } },
  },
})
export const day = style([dayLook, { flexDirection: 'column' }])
export const otherDay = style([dayLook, { paddingInline: vars.space[3] }])

/** The box itself lies unseen over its day: tapped, focused and read like any other. */
export const dayBox = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  outline: 'none !important',
  cursor: 'inherit',
})

export const weekday = styleVariants({
  weekday: { fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.regular, color: vars.text.sub },
  saturday: { fontSize: vars.fontSize.sm, color: vars.color.saturday },
  holiday: { fontSize: vars.fontSize.sm, color: vars.color.holiday },
})
globalStyle(`${dayLook}:has(:checked) > span`, { color: 'inherit' })
