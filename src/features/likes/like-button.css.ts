import { style } from '@vanilla-extract/css'
import { hover } from '../../ui/theme/breakpoints.ts'
import { vars } from '../../ui/theme/theme.css.ts'

/** In the corner of a card, above the link that covers it. */
export const corner = style({
  position: 'absolute',
  top: vars.space[1],
  insetInlineEnd: vars.space[1],
  zIndex: vars.z.raised,
})

export const heart = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.target,
  height: vars.size.target,
  borderRadius: vars.radius.round,
  cursor: 'pointer',
  touchAction: 'manipulation',
  '@media': { [hover]: { ':hover': { background: vars.color.track } } },
})

export const followed = style({ background: vars.color.brandWeak, color: vars.color.brandInk })
