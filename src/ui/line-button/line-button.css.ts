import { style } from '@vanilla-extract/css'
import { hover } from '../theme/breakpoints.ts'
import { palette } from '../theme/palette.ts'
import { vars } from '../theme/theme.css.ts'

const { base, hovered, pressed, label, rule } = palette.line

/** LINE's own colours in both colour modes, as LINE's guidelines demand. */
export const button = style({
  display: 'flex',
  alignItems: 'stretch',
  width: '100%',
  minHeight: '56px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  background: base,
  color: label,
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.bold,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${vars.duration.quick}`,
  selectors: { '&:active': { background: pressed } },
  '@media': { [hover]: { selectors: { '&:hover:not(:active)': { background: hovered } } } },
})

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '56px',
  borderInlineEnd: `1px solid ${rule}`,
})

export const words = style({
  flex: '1 1 auto',
  display: 'grid',
  placeItems: 'center',
  paddingInline: vars.space[4],
})
