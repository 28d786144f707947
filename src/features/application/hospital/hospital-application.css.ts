import { style } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme/theme.css.ts'

export const open = style({ borderColor: vars.color.brand })

export const message = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

/** A listing in a line, over its hours. */
export const applied = style({ display: 'grid', gap: vars.space[2], maxWidth: '24rem' })
