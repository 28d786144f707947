import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/breakpoints.ts'
import { vars } from '../../ui/theme/theme.css.ts'

export const hero = style({
  background: vars.color.surfaceRaised,
  borderBottom: `1px solid ${vars.color.line}`,
})

export const inner = style({
  display: 'grid',
  gap: vars.space[8],
  // Aligned at the top: centred text would move while the sample beside it loads.
  alignItems: 'start',
  maxWidth: `calc(${vars.size.wide} + ${vars.space[16]})`,
  marginInline: 'auto',
  paddingBlock: vars.space[8],
  paddingInline: vars.space[4],
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
      paddingInline: vars.space[6],
      paddingBlock: vars.space[12],
    },
    [media.xl]: { gap: vars.space[16], paddingInline: vars.space[8], paddingBlock: vars.space[16] },
  },
})

export const words = style({
  display: 'grid',
  gap: vars.space[4],
  justifyItems: 'start',
  '@media': { [media.xl]: { paddingTop: vars.space[8] } },
})

export const title = style({
  fontSize: vars.fontSize['3xl'],
  lineHeight: vars.lineHeight.tight,
  letterSpacing: '0.01em',
  '@media': {
    [media.lg]: { fontSize: vars.fontSize['4xl'] },
    [media.xl]: { fontSize: vars.fontSize['5xl'] },
  },
})

/** Lines break between phrases only. */
export const phrase = style({ display: 'inline-block' })

export const lead = style({ fontSize: vars.fontSize.lg, color: vars.text.sub, maxWidth: '34rem' })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  paddingTop: vars.space[2],
})

export const sample = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  minWidth: 0,
})
export const caption = style({
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.bold,
  color: vars.text.sub,
})

export const facts = style({ display: 'grid', gap: vars.space[4] })
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'min(4rem, 30%) minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: vars.space[2],
})
export const question = style({ color: vars.text.sub, fontSize: vars.fontSize.md })
export const answer = style({ minWidth: 0 })
