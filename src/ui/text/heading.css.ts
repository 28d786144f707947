import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const heading = style({
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
  // A route change moves focus to the heading; that is no choice of the reader's and gets no ring.
  selectors: { '&[tabindex="-1"]:focus': { outline: 'none' } },
})
