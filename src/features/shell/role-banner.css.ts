import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/breakpoints.ts'
import { vars } from '../../ui/theme/theme.css.ts'

export const banner = style({
  background: vars.color.warnWeak,
  color: vars.text.main,
  borderBottom: `1px solid ${vars.color.line}`,
})

export const words = style({
  maxWidth: `calc(${vars.size.wide} + ${vars.space[16]})`,
  marginInline: 'auto',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  '@media': {
    [media.lg]: { paddingInline: vars.space[6] },
    [media.xl]: { paddingInline: vars.space[8] },
  },
})

export const ask = style([
  words,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[3],
    rowGap: vars.space[1],
  },
])

export const step = style({ fontWeight: vars.fontWeight.bold, color: vars.color.warn })

export const link = style({
  color: vars.text.link,
  fontWeight: vars.fontWeight.bold,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  whiteSpace: 'nowrap',
})
