import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../theme/breakpoints.ts'
import { roomAbove } from '../theme/room-above.ts'
import { vars } from '../theme/theme.css.ts'

const fadeIn = keyframes({ from: { opacity: 0 } })
const fadeOut = keyframes({ to: { opacity: 0 } })
const rise = keyframes({ from: { transform: 'translateY(100%)' } })
const sink = keyframes({ to: { transform: 'translateY(100%)' } })
const enter = keyframes({ from: { transform: 'translateX(100%)' } })
const leave = keyframes({ to: { transform: 'translateX(100%)' } })

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.overlay,
  background: vars.color.overlay,
  animation: `${fadeIn} ${vars.duration.calm} ease-out`,
  selectors: { '&[data-state="closed"]': { animation: `${fadeOut} ${vars.duration.calm} ease-in forwards` } },
})

export const sheet = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: vars.z.dialog,
  display: 'flex',
  flexDirection: 'column',
  maxHeight: `calc(92% - ${roomAbove})`,
  background: vars.color.surfaceRaised,
  borderTop: `1px solid ${vars.color.line}`,
  borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
  animation: `${rise} ${vars.duration.calm} ease-out`,
  ':focus': { outline: 'none' },
  selectors: { '&[data-state="closed"]': { animation: `${sink} ${vars.duration.calm} ease-in forwards` } },
  '@media': {
    [media.lg]: {
      insetInline: 'auto 0',
      top: roomAbove,
      width: '28rem',
      maxWidth: '90%',
      maxHeight: 'none',
      borderTop: 0,
      borderInlineStart: `1px solid ${vars.color.line}`,
      borderRadius: `${vars.radius.card} 0 0 ${vars.radius.card}`,
      animationName: enter,
      selectors: {
        '&[data-state="closed"]': { animation: `${leave} ${vars.duration.calm} ease-in forwards` },
      },
    },
  },
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  paddingInline: `${vars.space[4]} ${vars.space[2]}`,
  borderBottom: `1px solid ${vars.color.line}`,
})
export const title = style({ fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.bold })
export const body = style({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  padding: vars.space[4],
  overscrollBehavior: 'contain',
})
export const footer = style({
  display: 'flex',
  gap: vars.space[3],
  padding: vars.space[3],
  paddingInline: vars.space[4],
  paddingBottom: `max(${vars.space[3]}, env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${vars.color.line}`,
})
