import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

/** As high without a link as with one, so that titles side by side align. */
export const blockHead = style({ minHeight: vars.size.target })
