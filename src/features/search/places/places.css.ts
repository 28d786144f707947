import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { forcedColors, hover, media } from '../../../ui/theme/breakpoints.ts'
import { vars } from '../../../ui/theme/theme.css.ts'
import { PREFECTURE_TILE } from './prefecture-tiles.ts'

/** From here on there is room for a tile of a thumb's size in each of the columns. */
const { lg: wide } = media

export const map = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  paddingBottom: vars.space[3],
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.lineHeight.tight,
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(13, minmax(44px, 1fr))',
      gridAutoRows: 'minmax(56px, auto)',
      gap: vars.space[1],
      position: 'relative',
    },
  },
})

// On the map a region has no box: its prefectures are placed by themselves.
export const region = style({ '@media': { [wide]: { display: 'contents' } } })
export const prefectures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[1],
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [wide]: { display: 'contents' },
  },
})
export const regionName = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  paddingBottom: vars.space[1],
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.bold,
  '@media': {
    [wide]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})
export const regionCount = style({ color: vars.text.sub, fontWeight: vars.fontWeight.regular })

export const place = style({ minWidth: 0 })
export const tile = styleVariants(PREFECTURE_TILE, ([row, column, rows = 1, columns = 1]) => ({
  '@media': { [wide]: { gridArea: `${row} / ${column} / span ${rows} / span ${columns}` } },
}))

export const link = style({
  display: 'flex',
  alignItems: 'center',
  height: '100%',
  minHeight: vars.size.target,
  paddingInline: vars.space[2],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.label,
  color: vars.text.main,
  fontSize: vars.fontSize.md,
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: {
    '&[aria-current]': { borderColor: vars.color.brand, boxShadow: `inset 0 0 0 2px ${vars.color.brand}` },
  },
  '@media': {
    [wide]: { justifyContent: 'center', padding: 0 },
    [hover]: { ':hover': { borderColor: vars.color.brand } },
    [forcedColors]: { selectors: { '&[aria-current]': { outline: '2px solid Highlight' } } },
  },
})

const tinted = (percent: number) => ({
  background: `color-mix(in srgb, ${vars.color.brand} ${percent}%, ${vars.color.surfaceRaised})`,
})
export const shade = styleVariants({
  0: { background: vars.color.surface },
  1: tinted(6),
  2: tinted(14),
  3: tinted(22),
  4: tinted(30),
})

export const face = style({
  display: 'flex',
  flexGrow: 1,
  // Four digits beside a name of three letters take a second line on a small phone.
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'flex-end',
  columnGap: '6px',
  whiteSpace: 'nowrap',
  '@media': { [wide]: { flexDirection: 'column', alignItems: 'center', justifyContent: 'center' } },
})
export const name = style({
  marginInlineEnd: 'auto',
  fontWeight: vars.fontWeight.bold,
  '@media': { [wide]: { marginInlineEnd: 0 } },
})
export const fee = style({ textAlign: 'end' })

export const cities = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  columnGap: vars.space[4],
})
export const city = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: vars.size.target,
  borderBottom: `1px solid ${vars.color.line}`,
})
globalStyle(`a.${city}`, { color: vars.text.link })
export const cityCount = style({
  color: vars.text.sub,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
