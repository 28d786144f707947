import { style } from '@vanilla-extract/css'
import { roomAbove } from '../../../ui/theme/room-above.ts'
import { vars } from '../../../ui/theme/theme.css.ts'

export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[4],
  '@media': { '(min-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 400px)' } },
})
export const beside = style({
  '@media': { '(min-width: 900px)': { position: 'sticky', top: `calc(${vars.space[4]} + ${roomAbove})` } },
})

export const when = style({
  fontSize: vars.fontSize.xl,
  lineHeight: vars.lineHeight.heading,
  fontVariantNumeric: 'tabular-nums',
})
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  color: vars.text.sub,
})

export const wishes = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
})

export const badges = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px' })
export const tabs = style({
  overflow: 'clip',
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.line}`,
})
export const overview = style({ display: 'grid', gap: vars.space[2] })
export const overviewRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  paddingBlock: vars.space[1],
  borderTop: `1px solid ${vars.color.line}`,
})
// A listing reached by a `#` link keeps a distance from the top of the window.
export const item = style({ scrollMarginTop: vars.space[4] })
export const count = style({ color: vars.text.sub, fontWeight: vars.fontWeight.regular })

/** Below the header when the page scrolls to it. */
export const alternatives = style({ scrollMarginTop: '72px' })
