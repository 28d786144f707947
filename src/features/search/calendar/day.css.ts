import { style } from '@vanilla-extract/css'
import { hover, media } from '../../../ui/theme/breakpoints.ts'
import { vars } from '../../../ui/theme/theme.css.ts'

// Follows the reader's text size as far as the seven columns allow, and never falls under 14 px.
const medium = 'max(14px, min(0.875rem, 4.6cqi))'

export const navButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.target,
  height: vars.size.target,
  borderRadius: vars.radius.control,
  color: vars.text.main,
  selectors: { '&[aria-disabled="true"]': { color: vars.color.control, opacity: 0.5, cursor: 'default' } },
})
export const weekday = style({
  height: '32px',
  fontSize: medium,
  fontWeight: vars.fontWeight.regular,
  color: vars.text.sub,
  textAlign: 'center',
})
export const day = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  minHeight: vars.size.target,
  paddingBlock: '3px',
  borderRadius: vars.radius.control,
  color: 'inherit',
  lineHeight: '1.4',
  '@media': { [hover]: { ':hover': { background: vars.color.brandWeak } } },
  ':disabled': { cursor: 'default', background: 'none' },
  ':focus-visible': { outlineOffset: '-2px' },
})
export const face = style({ display: 'flex', flexDirection: 'column', alignItems: 'center' })
export const number = style({
  fontSize: medium,
  fontWeight: vars.fontWeight.bold,
  lineHeight: '1.45',
})

const line = { display: 'block', maxWidth: '100%', fontSize: medium, whiteSpace: 'nowrap' } as const
/** For what is rendered under the day's number: how many, and the best fee. */
export const count = style({
  ...line,
  color: vars.text.sub,
})
export const best = style({
  ...line,
  fontWeight: vars.fontWeight.bold,
  color: vars.color.brandInk,
  '@media': { [`not all and ${media.sm}`]: { letterSpacing: '-0.02em' } },
})
