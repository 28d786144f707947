import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { hover, media } from '../../../ui/theme/breakpoints.ts'
import { vars } from '../../../ui/theme/theme.css.ts'

// Behind a button on a phone, one line that scrolls sideways on a tablet, a month's page beside the list.
export const days = style({
  display: 'contents',
  '@media': {
    [media.lg]: { display: 'block', gridArea: 'days', minWidth: 0 },
    [media.xl]: {
      paddingBlock: vars.space[3],
      paddingInline: vars.space[2],
      background: vars.color.surfaceRaised,
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.card,
    },
  },
})

export const toggle = style({
  gridArea: 'toggle',
  display: 'flex',
  alignItems: 'center',
  minHeight: '56px',
  paddingInlineEnd: vars.space[2],
  '@media': { [media.lg]: { display: 'none' } },
})

export const title = style({
  display: 'none',
  '@media': {
    [media.xl]: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      paddingBottom: vars.space[1],
      fontSize: vars.fontSize.md,
    },
  },
})
export const legend = style({
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.regular,
  color: vars.text.sub,
})

export const strip = style({
  gridArea: 'days',
  display: 'flex',
  gap: vars.space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: `calc(-1 * ${vars.space[3]})`,
  // Room for the focus ring, which the scroller would clip.
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  '@media': {
    [media.xl]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
      gap: '2px',
      marginInline: 0,
      padding: 0,
      overflow: 'visible',
    },
  },
})
globalStyle(`${toggle}:not(:has(:checked)) ~ ${strip}`, {
  '@media': { [`not all and ${media.lg}`]: { display: 'none' } },
})

const weekColumn = (number: number) => style({ '@media': { [media.xl]: { gridColumnStart: number } } })

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
  flexShrink: 0,
  minWidth: '48px',
  minHeight: '64px',
  paddingBlock: '3px',
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surfaceRaised,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.tight,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': {
    [media.xl]: { minWidth: 0, minHeight: '56px', borderColor: 'transparent' },
    [hover]: { selectors: { '&:hover:not([aria-current])': { background: vars.color.brandWeak } } },
  },
  selectors: {
    '&[data-own]': { borderColor: vars.text.main },
    '&[aria-current="true"]': {
      background: vars.color.brand,
      borderColor: vars.color.brand,
      color: vars.color.onBrand,
    },
  },
})

/** The day of the month, of the week, what it offers: the lines of one element, since a page has dozens of them. */
const lines = style({
  // Same size before the counts have loaded.
  alignSelf: 'stretch',
  minHeight: '5.2em',
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.regular,
  letterSpacing: '-0.02em',
  color: vars.text.sub,
  textAlign: 'center',
  whiteSpace: 'pre',
})
const dated = (color: string) => ({ '::first-line': { fontWeight: vars.fontWeight.bold, color } })
export const face = styleVariants({
  weekday: [lines, dated(vars.text.main)],
  saturday: [lines, dated(vars.color.saturday)],
  holiday: [lines, dated(vars.color.holiday)],
})
globalStyle(`[data-counts="old"] ${lines}`, { fontStyle: 'italic' })

globalStyle(`${day}[aria-current="true"] small, ${day}[aria-current="true"] small::first-line`, {
  color: 'inherit',
})

/** The doctor's own work of the month, under the days; on a phone it has a page of its own. */
export const month = style({
  display: 'none',
  '@media': {
    [media.xl]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: vars.space[2],
      marginTop: vars.space[2],
      borderTop: `1px solid ${vars.color.line}`,
      fontSize: vars.fontSize.md,
      fontVariantNumeric: 'tabular-nums',
    },
  },
})
