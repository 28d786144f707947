import { style } from '@vanilla-extract/css'
import { media } from '../../../ui/theme/breakpoints.ts'
import { vars } from '../../../ui/theme/theme.css.ts'

/** As wide as the screen, as the panes below are. */
export const inner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  minHeight: '56px',
  paddingInline: vars.space[3],
  '@media': { [media.lg]: { columnGap: vars.space[4], paddingInline: vars.space[6] } },
})

/** Who is signed in and the way out fit a phone, words around them do not. */
const whereThereIsRoom = { '@media': { [`screen and (max-width: 449px)`]: { display: 'none' } } }

export const title = style({ color: vars.text.sub, whiteSpace: 'nowrap', ...whereThereIsRoom })

export const ways = style({ columnGap: vars.space[2] })
export const name = style({
  paddingInline: vars.space[2],
  borderRadius: vars.radius.label,
  background: vars.color.brandWeak,
  color: vars.color.brandInk,
  fontWeight: vars.fontWeight.bold,
})

export const duty = style({ fontWeight: vars.fontWeight.regular, ...whereThereIsRoom })

/** On a phone the frame below the header names the hospital. */
export const hospital = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { 'screen and (max-width: 767px)': { display: 'none' } },
})
