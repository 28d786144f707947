import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../ui/theme/breakpoints.ts'
import { atFoot } from '../../ui/theme/room-below.ts'
import { vars } from '../../ui/theme/theme.css.ts'

export const head = style({ overflowWrap: 'anywhere' })

export const lines = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  listStyle: 'none',
  margin: 0,
  padding: 0,
})

/** A day or an event, between the messages. */
export const notice = style({ textAlign: 'center', color: vars.color.sub })

const bubble = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  maxWidth: 'min(85%, 34rem)',
})

export const message = styleVariants({
  own: [bubble, { alignSelf: 'flex-end', alignItems: 'flex-end' }],
  other: [bubble, { alignSelf: 'flex-start', alignItems: 'flex-start' }],
})

const body = style({
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.card,
  border: '1px solid transparent',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})

export const text = styleVariants({
  own: [body, { background: vars.color.brandWeak, color: vars.color.ink }],
  other: [body, { background: vars.color.surfaceRaised, borderColor: vars.color.line }],
})

/** The composer stays in view below a long thread. */
export const composer = style({
  position: 'sticky',
  ...atFoot(vars.space[3]),
  paddingTop: vars.space[3],
  background: vars.color.surface,
  borderTop: `1px solid ${vars.color.line}`,
})

/** The field, and the button at the end of its last line. */
export const row = style({ display: 'flex', gap: vars.space[2], alignItems: 'flex-end' })
export const field = style({ flex: 1, minWidth: 0 })

/** The end of the thread stops above the composer. */
export const end = style({ scrollMarginBottom: '14rem' })

export const phrases = style({
  display: 'flex',
  gap: vars.space[2],
  overflowX: 'auto',
  paddingBlock: vars.space[1],
  // A mouse has no swipe.
  '@media': { [media.lg]: { flexWrap: 'wrap' } },
})

export const phrase = style({ flex: 'none' })

const attached = style([
  body,
  { display: 'flex', alignItems: 'center', gap: vars.space[2], minHeight: '44px' },
])

/** A file of a message, as a link. */
export const file = styleVariants({
  own: [attached, { background: vars.color.brandWeak, color: vars.text.link }],
  other: [
    attached,
    { background: vars.color.surfaceRaised, borderColor: vars.color.line, color: vars.text.link },
  ],
})
export const fileName = style({ minWidth: 0, textDecoration: 'underline' })

/** Files are sent by script only. */
