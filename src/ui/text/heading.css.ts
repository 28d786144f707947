import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const heading = style({
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
  // A navigation focuses the heading by script, which needs no focus ring.
  selectors: { '&[tabindex="-1"]:focus': { outline: 'none' } },
})
