import { style } from '@vanilla-extract/css'

export const login = style({ maxWidth: '28rem', marginInline: 'auto' })
