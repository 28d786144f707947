import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../../ui/theme/breakpoints.ts'
import { paintedWhole } from '../../../ui/theme/painted-whole.ts'
import { roomAbove } from '../../../ui/theme/room-above.ts'
import { vars } from '../../../ui/theme/theme.css.ts'

// Above everything on a phone and a tablet; over the filter, as two pills, beside the list.
export const tabs = style({
  gridArea: 'tabs',
  marginInline: `calc(-1 * ${vars.space[3]})`,
  '@media': {
    [media.lg]: { marginInline: `calc(-1 * ${vars.space[6]})`, paddingInline: vars.space[6] },
    [media.xl]: { flexShrink: 0, margin: 0, padding: 0, gap: vars.space[1], border: 0, background: 'none' },
  },
})
globalStyle(`${tabs} > a`, {
  '@media': {
    [media.lg]: { flexGrow: 0, minWidth: '120px' },
    [media.xl]: { minWidth: '72px', minHeight: vars.size.target, borderRadius: vars.radius.control },
  },
})
globalStyle(`${tabs} > a[aria-current="page"]`, {
  '@media': { [media.xl]: { background: vars.color.brandWeak, color: vars.color.brandInk } },
})
globalStyle(`${tabs} > a[aria-current="page"]::after`, { '@media': { [media.xl]: { display: 'none' } } })

/** The tabs of a page that is no result. */
export const outerTabs = style({
  '@media': {
    [media.lg]: { paddingInline: vars.space[6] },
    [media.xl]: { paddingInline: `max(${vars.space[8]}, calc((100% - ${vars.size.wide}) / 2))` },
  },
})
globalStyle(`${outerTabs} > a`, { '@media': { [media.lg]: { flexGrow: 0, minWidth: '120px' } } })

const column = 'minmax(0, 1fr)'
const hidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

export const page = style({
  display: 'grid',
  gridTemplateColumns: `auto ${column}`,
  gridTemplateAreas: `
    "tabs tabs"
    "toggle criteria"
    "days days"
    "results results"
    "notify notify"`,
  alignItems: 'start',
  paddingTop: 0,
  '@media': {
    [media.xl]: {
      gridTemplateColumns: `220px ${column} 300px`,
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: `
        "left criteria aside"
        "left results aside"`,
      columnGap: vars.space[6],
      paddingTop: '6px',
    },
  },
})

export const left = style({
  display: 'contents',
  '@media': {
    [media.xl]: {
      gridArea: 'left',
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[3],
      position: 'sticky',
      top: `calc(6px + ${roomAbove})`,
      // Overflow scrolls inside.
      maxHeight: `calc(100svh - 12px - ${roomAbove})`,
    },
  },
})

export const criteria = style({
  gridArea: 'criteria',
  position: 'sticky',
  top: roomAbove,
  zIndex: vars.z.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  // Same height with one condition and with several.
  minHeight: '56px',
  minWidth: 0,
  marginInlineEnd: `calc(-1 * ${vars.space[3]})`,
  paddingInlineEnd: vars.space[3],
  // Room for the focus ring, which the scroller would clip.
  marginInlineStart: '-4px',
  paddingInlineStart: '4px',
  background: vars.color.surface,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
  '@media': {
    [media.lg]: {
      position: 'static',
      marginInline: 0,
      paddingInline: 0,
      flexWrap: 'wrap',
      overflow: 'visible',
    },
    [media.xl]: { minHeight: vars.size.target },
  },
})

/** Beside the filter a bar without conditions has nothing to hold. */
export const noCriteria = style({ '@media': { [media.xl]: { display: 'none' } } })

// Where the filter stands beside the list, there is nothing more to open.
export const addCriteria = style({ flexShrink: 0, '@media': { [media.xl]: { display: 'none' } } })

/** A condition to be added, after those in force. */
export const offered = style({ flexShrink: 0 })

export const clear = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  minHeight: vars.size.target,
  paddingInline: vars.space[2],
  color: vars.text.link,
})

export const filter = style({
  display: 'none',
  '@media': {
    [media.xl]: { display: 'block', minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' },
  },
})

export const aside = style({
  display: 'contents',
  '@media': {
    [media.xl]: {
      gridArea: 'aside',
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[3],
      minWidth: 0,
      position: 'sticky',
      top: `calc(${vars.space[4]} + ${roomAbove})`,
      paddingTop: '50px',
    },
  },
})

/** With nothing but the way to hear of more, which then stands under the list. */
export const noAside = style({ '@media': { [media.xl]: { display: 'contents' } } })

export const notify = style({ gridArea: 'notify', ':empty': { display: 'none' } })

export const results = style({
  gridArea: 'results',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minWidth: 0,
  paddingBottom: vars.space[3],
})

export const head = style({
  ...paintedWhole,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[2]}`,
  minHeight: vars.size.target,
})
globalStyle(`${head} > :first-child`, { flexShrink: 0, maxWidth: '100%' })
globalStyle(`${head} h1`, { '@media': { [`not all and ${media.lg}`]: { fontSize: vars.fontSize.lg } } })

/** What the tab above says already, where there is no room to say it twice. */
export const kindWord = style({ '@media': { [`not all and ${media.lg}`]: hidden } })

/** What the order goes by: under what was found, beside how it is shown. */
export const order = style({
  flexBasis: '100%',
  fontSize: vars.fontSize.md,
  lineHeight: '1.5',
  color: vars.text.sub,
  '@media': { [media.xl]: { gridArea: '2 / 1' } },
})
globalStyle(`${head}:has(> ${order})`, {
  '@media': { [media.xl]: { display: 'grid', gridTemplateColumns: column, gridAutoColumns: 'auto' } },
})
globalStyle(`${head}:has(> ${order}) > :not(:first-child, ${order})`, {
  '@media': { [media.xl]: { gridRow: '1 / 3' } },
})
globalStyle(`${head}:has(> ${order}) h1`, { '@media': { [media.xl]: { lineHeight: vars.lineHeight.tight } } })

export const sort = style({ display: 'flex', alignItems: 'center', gap: vars.space[1], minWidth: 0 })
export const sortSelect = style({
  maxWidth: '100%',
  // The order most lists have: a page painted before its options were parsed does not move when they are.
  minWidth: 'calc(5em + 28px)',
  fontSize: vars.fontSize.md,
  // A phone zooms into a focused field below 16 px.
  '@media': { [`not all and ${media.lg}`]: { fontSize: vars.fontSize.lg } },
  '@supports': {
    // As wide as the order in force, where the browser can.
    '(field-sizing: content)': { fieldSizing: 'content' },
    // An iPad does too.
    '(-webkit-touch-callout: none)': { fontSize: vars.fontSize.lg },
  },
})

/** Where nothing stands beside them, the results take its room too. */
export const wideResults = style({ '@media': { [media.xl]: { gridColumn: '2 / -1' } } })

export const found = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2], minWidth: 0 })
/** The old list stays until the new one has loaded, so that the layout does not shift while criteria are ticked. */
export const oldFound = style({ cursor: 'progress' })
/** Space between the list and what follows. */
export const underList = style({ paddingTop: vars.space[2] })
