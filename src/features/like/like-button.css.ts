import { style } from '@vanilla-extract/css'
import { forcedColors, hover } from '../../ui/theme/breakpoints.ts'
import { vars } from '../../ui/theme/theme.css.ts'

const drawn = (fill: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='${fill}' stroke='%23000' stroke-width='2' stroke-linejoin='round'%3E%3Cpath d='M12 20.5S3.5 15.2 3.5 9.3A4.7 4.7 0 0 1 12 6.6a4.7 4.7 0 0 1 8.5 2.7c0 5.9-8.5 11.2-8.5 11.2z'/%3E%3C/svg%3E")`

/**
 * In the card's corner, above the link that covers the card. The heart is a CSS mask, since a list shows
 * twenty.
 */
export const heart = style({
  position: 'absolute',
  top: vars.space[1],
  insetInlineEnd: vars.space[1],
  zIndex: vars.z.raised,
  display: 'grid',
  placeContent: 'center',
  width: vars.size.target,
  height: vars.size.target,
  borderRadius: vars.radius.round,
  cursor: 'pointer',
  touchAction: 'manipulation',
  '::before': {
    content: '',
    width: '20px',
    height: '20px',
    background: vars.color.like,
    mask: `${drawn('none')} center / contain no-repeat`,
    forcedColorAdjust: 'none',
  },
  selectors: { '&[aria-pressed="true"]::before': { mask: `${drawn('%23000')} center / contain no-repeat` } },
  '@media': {
    [hover]: { ':hover': { background: vars.color.track } },
    [forcedColors]: { '::before': { background: 'ButtonText' } },
  },
})

export const followed = style({ background: vars.color.brandWeak, color: vars.color.brandInk })
