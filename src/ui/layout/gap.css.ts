import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const gaps = styleVariants(vars.space, (value) => ({ gap: value }))

export const rowGaps = styleVariants({
  0: { rowGap: vars.space[0] },
  1: { rowGap: vars.space[1] },
  2: { rowGap: vars.space[2] },
})
