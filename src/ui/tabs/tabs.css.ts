import { style } from '@vanilla-extract/css'
import { hover, media } from '../theme/breakpoints.ts'
import { vars } from '../theme/theme.css.ts'

export const tabBar = style({
  display: 'flex',
  background: vars.color.surfaceRaised,
  borderBottom: `1px solid ${vars.color.line}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
})

export const tab = style({
  position: 'relative',
  flex: '1 0 auto',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  minHeight: '48px',
  // Five tabs fit beside each other on a phone.
  minWidth: '56px',
  paddingInline: vars.space[2],
  color: vars.text.sub,
  fontWeight: vars.fontWeight.bold,
  textAlign: 'center',
  '@media': {
    [hover]: { ':hover': { color: vars.text.main } },
    [media.md]: { minWidth: '72px', paddingInline: vars.space[4] },
  },
  ':focus-visible': { outlineOffset: '-3px' },
  selectors: {
    '&[aria-current="page"]': { color: vars.text.link },
    '&[aria-current="page"]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      height: '3px',
      background: vars.color.brand,
    },
  },
})
