import { style } from '@vanilla-extract/css'
import { hover } from '../theme/breakpoints.ts'
import { vars } from '../theme/theme.css.ts'

export const textLink = style({
  color: vars.text.link,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  borderRadius: '4px',
  '@media': { [hover]: { ':hover': { textDecorationThickness: '2px' } } },
})

export const rowLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  color: vars.text.link,
  fontWeight: vars.fontWeight.bold,
  borderRadius: vars.radius.label,
  '@media': { [hover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } } },
})
