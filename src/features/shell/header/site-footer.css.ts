import { style } from '@vanilla-extract/css'
import { media } from '../../../ui/theme/breakpoints.ts'
import { roomBelow } from '../../../ui/theme/room-below.ts'
import { vars } from '../../../ui/theme/theme.css.ts'

export const footer = style({
  background: vars.color.surfaceRaised,
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.text.sub,
  paddingBottom: roomBelow,
})

export const inner = style({
  display: 'grid',
  gap: vars.space[3],
  maxWidth: `calc(${vars.size.wide} + ${vars.space[16]})`,
  marginInline: 'auto',
  paddingBlock: vars.space[6],
  paddingInline: vars.space[3],
  '@media': {
    [media.lg]: { paddingInline: vars.space[6] },
    [media.xl]: { paddingInline: vars.space[8] },
  },
})

export const facts = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': { [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})

export const term = style({ fontSize: vars.fontSize.md, fontWeight: vars.fontWeight.bold })
export const small = style({ fontSize: vars.fontSize.md })
