import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const label = style({
  position: 'relative',
  overflow: 'hidden',
  selectors: { '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
})
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
})
