import { globalStyle, style } from '@vanilla-extract/css'
import { forcedColors, hover, media } from '../../../ui/theme/breakpoints.ts'
import { vars } from '../../../ui/theme/theme.css.ts'

export const table = style({
  tableLayout: 'fixed',
  // A phone's thumb needs the room beside it: seven days and the times of day reach the card's edges.
  width: 'calc(100% + 28px)',
  marginInline: '-14px',
  '@media': { [media.md]: { width: '100%', marginInline: 0 } },
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.lineHeight.tight,
})
export const corner = style({ width: '38px', '@media': { [media.md]: { width: '48px' } } })

globalStyle(`${table} th, ${table} td`, { padding: 0, textAlign: 'center' })
globalStyle(`${table} th`, { fontWeight: vars.fontWeight.bold })
globalStyle(`${table} tbody th`, { fontSize: vars.fontSize.md })

const place = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  minHeight: vars.size.target,
  // A visible gap between the cells that is still part of the tap target.
  border: '1px solid transparent',
  backgroundClip: 'padding-box',
  borderRadius: vars.radius.label,
  whiteSpace: 'nowrap',
  touchAction: 'manipulation',
  ':focus-visible': { outlineOffset: '-2px', zIndex: vars.z.raised },
})

export const header = style([
  place,
  { '@media': { [hover]: { ':hover': { backgroundColor: vars.color.brandWeak } } } },
])

export const cell = style([
  place,
  {
    backgroundColor: vars.color.surface,
    fontSize: vars.fontSize.md,
    '@media': {
      [hover]: { selectors: { '&:hover:not([data-chosen])': { backgroundColor: vars.color.brandWeak } } },
      [forcedColors]: { selectors: { '&[data-chosen]': { outline: '2px solid Highlight' } } },
    },
    selectors: {
      '&[data-empty]': { color: vars.text.sub },
      // Searched as well, though nobody chose it.
      '&[data-covered]': { backgroundColor: vars.color.brandWeak, color: vars.color.brandInk },
      '&[data-chosen]': {
        backgroundColor: vars.color.brand,
        color: vars.color.onBrand,
        fontWeight: vars.fontWeight.bold,
      },
    },
  },
])

export const widening = style({ paddingTop: vars.space[2] })

// Beside the list of results; on a phone it would only push the list down, and the conditions are a tap away.
export const aside = style({
  display: 'none',
  padding: vars.space[4],
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  '@media': { [media.xl]: { display: 'block' } },
})
export const asideTitle = style({ paddingBottom: vars.space[2], fontSize: vars.fontSize.md })
