import { style } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme/theme.css.ts'

export const page = style({ maxWidth: '28rem', marginInline: 'auto' })

export const heading = style({ fontSize: vars.fontSize['2xl'], lineHeight: vars.lineHeight.heading })
