import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

/** As high with a link as without, so that titles beside each other stand on one line. */
export const blockHead = style({ minHeight: vars.size.target })
