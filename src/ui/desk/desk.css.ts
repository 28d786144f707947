import { globalStyle, style } from '@vanilla-extract/css'
import { button } from '../button/button.css.ts'
import { stack } from '../layout/layout.css.ts'
import { hover, media, print } from '../theme/breakpoints.ts'
import { roomAbove } from '../theme/room-above.ts'
import { vars } from '../theme/theme.css.ts'

const line = `1px solid ${vars.color.line}`

/** Fills the window; only a pane's text has a maximum width. */
export const desk = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  '@media': {
    [media.xl]: {
      gridTemplateColumns: '200px minmax(0, 1fr)',
      alignContent: 'stretch',
      minHeight: 'calc(100vh - 65px)',
    },
    // Paper has no ways, whose column would hold the content.
    [print]: { display: 'block' },
  },
})

// A wide form does not stretch its button.
globalStyle(`${desk} ${stack} > ${button}`, { '@media': { [media.lg]: { alignSelf: 'flex-start' } } })

export const side = style({
  minWidth: 0,
  background: vars.color.surfaceRaised,
  borderBottom: line,
  '@media': { [media.xl]: { borderBottom: 0, borderInlineEnd: line } },
})
export const ways = style({
  // Contains what is visually hidden in a link, which would widen the page from beyond the edge.
  position: 'relative',
  display: 'flex',
  gap: vars.space[1],
  overflowX: 'auto',
  padding: vars.space[2],
  '@media': {
    [media.xl]: {
      flexDirection: 'column',
      // Stays beside a long page.
      position: 'sticky',
      top: roomAbove,
      maxHeight: `calc(100vh - ${roomAbove})`,
      overflowY: 'auto',
    },
  },
})

export const way = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minHeight: vars.size.target,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  color: vars.text.sub,
  fontWeight: vars.fontWeight.bold,
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-current="page"]': { background: vars.color.brandWeak, color: vars.color.brandInk },
  },
  '@media': { [hover]: { ':hover': { color: vars.text.main } } },
})
export const count = style({ fontVariantNumeric: 'tabular-nums' })

export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.lg]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
    [media.xl]: { gridTemplateColumns: '380px minmax(0, 1fr)' },
  },
})

const pane = style({
  minWidth: 0,
  paddingBlock: vars.space[4],
  paddingInline: vars.space[3],
  '@media': { [media.lg]: { paddingInline: vars.space[5] } },
})
export const list = style([
  pane,
  { '@media': { [media.xl]: { borderInlineEnd: line, paddingInline: vars.space[4] } } },
])
export const file = style([pane, { maxWidth: '64rem' }])
export const whole = pane

/** A narrow screen shows one pane: the open file, or else the list. */
export const otherPane = style({
  '@media': { 'screen and (max-width: 767px)': { display: 'none' } },
})

export const back = style({ '@media': { [media.lg]: { display: 'none' } } })
