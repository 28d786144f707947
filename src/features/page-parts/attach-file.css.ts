import { style } from '@vanilla-extract/css'
import { asServed } from '../../ui/theme/as-served.ts'
import { vars } from '../../ui/theme/theme.css.ts'

export const scripted = style({
  '@media': { '(scripting: none)': { display: 'none' } },
  selectors: { [asServed]: { display: 'none' } },
})
export const chosen = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  overflowWrap: 'anywhere',
})
