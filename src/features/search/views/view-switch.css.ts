import { style } from '@vanilla-extract/css'
import { media } from '../../../ui/theme/breakpoints.ts'
import { vars } from '../../../ui/theme/theme.css.ts'

export const views = style({
  display: 'inline-flex',
  flexShrink: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceRaised,
})
export const view = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  justifyContent: 'center',
  minWidth: vars.size.target,
  paddingInline: '6px',
  '@media': { [media.lg]: { paddingInline: vars.space[3] } },
  borderRadius: vars.radius.control,
  color: vars.text.sub,
  fontSize: vars.fontSize.md,
  whiteSpace: 'nowrap',
  // Around it the bar would cut it off.
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: {
    '&[aria-current="page"]': {
      background: vars.color.brandWeak,
      color: vars.color.brandInk,
      fontWeight: vars.fontWeight.bold,
    },
  },
})

// On a phone one character is visible; screen readers get the full label at every width.
export const long = style({
  '@media': {
    [`not all and ${media.lg}`]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})
export const short = style({ '@media': { [media.lg]: { display: 'none' } } })
