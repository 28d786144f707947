import { style } from '@vanilla-extract/css'
import { clearOfNotch } from '../../ui/theme/notch.ts'
import { roomAbove } from '../../ui/theme/room-above.ts'
import { vars } from '../../ui/theme/theme.css.ts'

export const body = style({ ...clearOfNotch, display: 'flex', flexDirection: 'column' })

/** Grows, so that the footer of a short page stands at the foot of the screen. */
export const content = style({
  flex: '1 0 auto',
  width: '100%',
  minWidth: 0,
  // Takes the focus after a navigation, which needs no ring: nothing can be done with it.
  ':focus': { outline: 'none' },
})

export const skip = style({
  position: 'fixed',
  top: `calc(${vars.space[2]} + ${roomAbove})`,
  insetInlineStart: `calc(${vars.space[2]} + env(safe-area-inset-left))`,
  zIndex: vars.z.banner,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.control,
  background: vars.color.brand,
  color: vars.color.onBrand,
  fontWeight: vars.fontWeight.bold,
  // Out of sight whatever the notch takes: it would look out from under it otherwise.
  transform: 'translateY(-100vh)',
  ':focus': { transform: 'none' },
  // Fixed, it would stand on every sheet.
  '@media': { print: { display: 'none' } },
})

export const plainHeader = style({ padding: vars.space[4] })

export const waiting = style({ padding: vars.space[4], textAlign: 'center' })
