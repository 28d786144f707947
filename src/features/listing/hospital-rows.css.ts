import { style } from '@vanilla-extract/css'
import { hover } from '../../ui/theme/breakpoints.ts'
import { vars } from '../../ui/theme/theme.css.ts'

export const rows = style({
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  overflow: 'clip',
})

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  minHeight: vars.size.target,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  fontVariantNumeric: 'tabular-nums',
  ':focus-visible': { outlineOffset: '-2px' },
  '@media': { [hover]: { ':hover': { background: vars.color.brandWeak } } },
})

export const all = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: vars.size.target,
  color: vars.text.link,
  fontWeight: vars.fontWeight.bold,
  ':focus-visible': { outlineOffset: '-2px' },
})
