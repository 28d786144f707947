import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

/** Cameras read dark modules on white, in either colour mode. */
export const qr = style({
  display: 'block',
  width: '100%',
  maxWidth: '15rem',
  height: 'auto',
  borderRadius: vars.radius.label,
})

export const secret = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.fontSize.lg,
  overflowWrap: 'anywhere',
  userSelect: 'all',
})

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
  gap: vars.space[2],
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.fontSize.lg,
})
