import { style } from '@vanilla-extract/css'
import { withoutHas } from '../theme/overlay-box.ts'
import { vars } from '../theme/theme.css.ts'

export const label = style({
  position: 'relative',
  overflow: 'hidden',
  selectors: { '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
  '@supports': { [withoutHas]: { ':focus-within': { outline: `2px solid ${vars.color.focus}` } } },
})
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
})
