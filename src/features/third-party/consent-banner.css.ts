import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/breakpoints.ts'
import { besideNotch } from '../../ui/theme/notch.ts'
import { atFoot } from '../../ui/theme/room-below.ts'
import { vars } from '../../ui/theme/theme.css.ts'

export const banner = style({
  position: 'fixed',
  ...besideNotch,
  zIndex: vars.z.banner,
  background: vars.color.surfaceRaised,
  borderTop: `1px solid ${vars.color.line}`,
  ...atFoot(vars.space[3]),
  paddingTop: vars.space[3],
  paddingInline: vars.space[3],
  '@media': { [media.lg]: { paddingInline: vars.space[6] }, print: { display: 'none' } },
})

export const inner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  maxWidth: vars.size.wide,
  marginInline: 'auto',
})
