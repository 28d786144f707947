import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../theme/breakpoints.ts'
import { roomAbove } from '../theme/room-above.ts'
import { atFoot } from '../theme/room-below.ts'
import { vars } from '../theme/theme.css.ts'

const fadeIn = keyframes({ from: { opacity: 0 } })
const fadeOut = keyframes({ to: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })

export const overlay = style({
  position: 'fixed',
  top: roomAbove,
  insetInline: 0,
  zIndex: vars.z.overlay,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[4],
  paddingInlineStart: `calc(${vars.space[4]} + env(safe-area-inset-left))`,
  paddingInlineEnd: `calc(${vars.space[4]} + env(safe-area-inset-right))`,
  ...atFoot(vars.space[4]),
  overflowY: 'auto',
  background: vars.color.overlay,
  animation: `${fadeIn} ${vars.duration.quick} ease-out`,
  selectors: {
    '&[data-state="closed"]': { animation: `${fadeOut} ${vars.duration.quick} ease-in forwards` },
  },
})

export const content = style({
  zIndex: vars.z.dialog,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  width: '100%',
  maxWidth: '32rem',
  padding: vars.space[5],
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  animation: `${rise} ${vars.duration.calm} ease-out`,
  '@media': { [media.lg]: { padding: vars.space[6] } },
  ':focus': { outline: 'none' },
})

export const title = style({
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
  paddingBlock: '8px',
})
export const description = style({ color: vars.text.sub })
export const footer = style({
  paddingTop: vars.space[1],
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: vars.space[2],
  '@media': { [media.md]: { flexDirection: 'row', justifyContent: 'flex-end' } },
})
