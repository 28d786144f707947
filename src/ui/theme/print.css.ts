import { assignVars, globalStyle, style } from '@vanilla-extract/css'
import { print } from './breakpoints.ts'
import { color } from './theme.css.ts'
import { lightColors } from './tokens.ts'

/** What paper has no use for: controls, links, messages after an action. */
export const screenOnly = style({
  '@media': { [print]: { display: 'none !important' } },
})

/** What only paper needs, which has no address bar. */
export const paperOnly = style({
  display: 'none',
  '@media': { [print]: { display: 'block' } },
})

// Paper is white, whatever the screen is: more specific than the dark mode.
globalStyle(':root:root:root', {
  '@media': {
    [print]: { vars: assignVars(color, lightColors), colorScheme: 'light' },
  },
})
// A flex container as tall as the screen would be cut at the foot of a sheet.
globalStyle('body', {
  '@media': {
    [print]: { display: 'block !important', minHeight: 0, background: 'none' },
  },
})
// The frame of the site, and the ways of an office.
globalStyle('body > header, body > footer, body > aside, nav', {
  '@media': { [print]: { display: 'none !important' } },
})
