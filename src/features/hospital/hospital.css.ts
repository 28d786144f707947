import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/breakpoints.ts'
import { vars } from '../../ui/theme/theme.css.ts'

/** The header names the hospital from `lg` on. */
export const hospital = style({
  alignSelf: 'center',
  flexShrink: 0,
  maxWidth: '12rem',
  overflow: 'hidden',
  paddingInline: vars.space[3],
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.text.main,
  fontWeight: vars.fontWeight.bold,
  '@media': { [media.lg]: { display: 'none' } },
})

export const choice = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: vars.space[2],
  paddingInline: vars.space[2],
  '@media': {
    [media.xl]: { flexDirection: 'column', alignItems: 'stretch', paddingBlockEnd: vars.space[3] },
  },
})

/** A page below the note about the hospital's standing. */
export const noted = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  minWidth: 0,
})
