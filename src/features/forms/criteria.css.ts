import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1], minWidth: 0 })
export const legend = style({ paddingBottom: vars.space[1], fontWeight: vars.fontWeight.bold })

export const boxes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space[4],
})
/** In a form as wide as the page a long list stands in several columns. */
export const wideBoxes = style([
  boxes,
  { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))' },
])
export const flow = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[5] })

export const boxRow = style({
  display: 'flex',
  alignItems: 'flex-start',
  columnGap: vars.space[2],
  minHeight: vars.size.target,
  minWidth: 0,
})
export const boxLabel = style({ flex: '1 1 auto', minWidth: vars.size.target })

// A box of fixed size, wide enough for 99,999件: a new count is laid out without the rows around it
// (`contain`), and a count out of view only when it is scrolled into view (`content-visibility`).
export const count = style({
  flexShrink: 0,
  contentVisibility: 'auto',
  contain: 'size layout style',
  width: '4.75em',
  height: vars.size.target,
  paddingBlock: '10px',
  textAlign: 'end',
  color: vars.text.sub,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const groupCount = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

/** Stale counts stay, in italics, until the new ones arrive. */
globalStyle(`[data-counts="old"] ${count}, [data-counts="old"] ${groupCount}`, { fontStyle: 'italic' })

export const liveCount = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
export const oldLiveCount = style([liveCount, { fontStyle: 'italic' }])

/** Never breaks its label: in a narrow bar the button wraps to the next line, together with its count. */
export const searchButton = style({ whiteSpace: 'nowrap', minWidth: 'max-content' })
