import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const list = style({ width: '100%' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(100px, min(30%, 160px)) minmax(0, 1fr)',
  columnGap: vars.space[4],
  alignItems: 'baseline',
  paddingBlock: vars.space[3],
  borderTop: `1px solid ${vars.color.line}`,
  breakInside: 'avoid',
  selectors: {
    // Nothing above to be parted from, and the space below is that of what is around it.
    [`${list}:first-child > &:first-child`]: { borderTop: 0, paddingTop: 0 },
    [`${list}:last-child > &:last-child`]: { paddingBottom: 0 },
  },
})
export const term = style({
  // Into the gap, so that a term of eight letters (医師賠償責任保険), which has no phrase to break after, stays whole.
  marginInlineEnd: `calc(-1 * ${vars.space[3]})`,
  color: vars.text.sub,
  textWrap: 'balance',
})
export const note = style({ display: 'block', color: vars.text.sub })
