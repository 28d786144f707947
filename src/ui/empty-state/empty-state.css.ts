import { style } from '@vanilla-extract/css'
import { card } from '../card/card.css.ts'
import { vars } from '../theme/theme.css.ts'

export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[10],
  paddingInline: vars.space[4],
  textAlign: 'center',
  // A card has space of its own.
  selectors: { [`${card} > &`]: { paddingBlock: vars.space[4] } },
})
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  borderRadius: vars.radius.round,
  background: vars.color.track,
  color: vars.text.sub,
})
export const markDanger = style({ background: vars.color.dangerWeak, color: vars.text.error })
export const title = style({
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
})
export const words = style({ maxWidth: '30rem', color: vars.text.sub })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[2],
  paddingTop: vars.space[2],
})
