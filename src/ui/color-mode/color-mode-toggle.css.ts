import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const toggle = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: vars.size.target,
  height: vars.size.target,
  borderRadius: vars.radius.control,
  color: vars.text.sub,
})

const dark = ':root[data-color-mode="dark"]'
// Chosen by CSS and not by state, so that the right icon shows before hydration.
export const whenLight = style({ selectors: { [`${dark} &`]: { display: 'none' } } })
export const whenDark = style({ display: 'none', selectors: { [`${dark} &`]: { display: 'block' } } })
