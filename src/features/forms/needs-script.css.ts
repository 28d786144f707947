import { style } from '@vanilla-extract/css'

export const waiting = style({ visibility: 'hidden' })
