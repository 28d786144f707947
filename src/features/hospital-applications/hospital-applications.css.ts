import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/breakpoints.ts'
import { vars } from '../../ui/theme/theme.css.ts'

export const open = style({ borderColor: vars.color.brand })

/** On a wide screen the list stands beside the file. */
export const back = style({ '@media': { [media.lg]: { display: 'none' } } })

export const message = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
