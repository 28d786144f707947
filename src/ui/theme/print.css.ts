import { style } from '@vanilla-extract/css'
import { print } from './breakpoints.ts'

/** What paper has no use for: controls, links, messages after an action. */
export const screenOnly = style({
  '@media': { [print]: { display: 'none !important' } },
})

/** What only paper needs, which has no address bar. */
export const paperOnly = style({
  display: 'none',
  '@media': { [print]: { display: 'block' } },
})
