import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const heart = style({ color: vars.color.like, transition: `fill ${vars.duration.quick}` })
