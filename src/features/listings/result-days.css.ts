import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { hover, media } from '../../ui/theme/breakpoints.ts'
import { vars } from '../../ui/theme/theme.css.ts'

// One line that scrolls sideways on a phone; a month's page where there is room for one.
export const days = style({
  minWidth: 0,
  '@media': {
    [media.lg]: {
      padding: vars.space[4],
      background: vars.color.surfaceRaised,
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.card,
    },
  },
})

export const title = style({
  display: 'none',
  '@media': { [media.lg]: { display: 'block', paddingBottom: vars.space[2], fontSize: vars.fontSize.md } },
})

export const strip = style({
  display: 'flex',
  gap: vars.space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: `calc(-1 * ${vars.space[3]})`,
  // Room for the ring around a focused day, which the scroller would cut off.
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  '@media': {
    [media.lg]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
      gap: '2px',
      marginInline: 0,
      padding: 0,
      overflow: 'visible',
    },
  },
})

const weekColumn = (number: number) => style({ '@media': { [media.lg]: { gridColumnStart: number } } })

/** Where a week of the month's page begins. */
export const firstDay: Record<string, string> = {
  日: weekColumn(1),
  月: weekColumn(2),
  火: weekColumn(3),
  水: weekColumn(4),
  木: weekColumn(5),
  金: weekColumn(6),
  土: weekColumn(7),
}

export const day = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '48px',
  minHeight: '64px',
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surfaceRaised,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.tight,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': {
    [media.lg]: { minWidth: 0, border: 0 },
    [hover]: { selectors: { '&:hover:not([aria-current])': { background: vars.color.brandWeak } } },
  },
  selectors: {
    '&[aria-current="true"]': {
      background: vars.color.brand,
      borderColor: vars.color.brand,
      color: vars.color.onBrand,
    },
  },
})

// On the month's page the place of a day says its month; who hears the page is told.
export const month = style({
  '@media': {
    [media.lg]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})

export const weekday = styleVariants({
  weekday: { fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.regular, color: vars.text.sub },
  saturday: { fontSize: vars.fontSize.sm, color: vars.color.saturday },
  holiday: { fontSize: vars.fontSize.sm, color: vars.color.holiday },
})

/** As high before the numbers have come. */
export const count = style({
  minHeight: '1.3em',
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.regular,
  color: vars.text.sub,
})
globalStyle(`[data-counts="old"] ${count}`, { fontStyle: 'italic' })

globalStyle(`${day}[aria-current="true"] span`, { color: 'inherit' })
