import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { besideNotch } from '../theme/notch.ts'
import { roomAbove } from '../theme/room-above.ts'
import { vars } from '../theme/theme.css.ts'

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-12px)' } })

export const viewport = style({
  position: 'fixed',
  top: roomAbove,
  ...besideNotch,
  zIndex: vars.z.toast,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[2],
  padding: vars.space[3],
  pointerEvents: 'none',
  ':focus': { outline: 'none' },
})

export const root = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  width: 'fit-content',
  minWidth: 'min(300px, 100%)',
  maxWidth: 'min(560px, 100%)',
  padding: `${vars.space[1]} ${vars.space[2]} ${vars.space[1]} ${vars.space[4]}`,
  border: '1px solid',
  borderRadius: vars.radius.control,
  pointerEvents: 'auto',
  boxShadow: '0 8px 24px rgb(16 32 60 / 0.16)',
  animation: `${drop} ${vars.duration.calm} ease-out`,
})

const tone = (weak: string, strong: string, on: string) => ({ weak, strong, on })
const tones = {
  blue: tone(vars.color.brandWeak, vars.color.brandInk, vars.color.surfaceRaised),
  green: tone(vars.color.goodWeak, vars.color.good, vars.color.surfaceRaised),
  yellow: tone(vars.color.warnWeak, vars.color.warn, vars.color.surfaceRaised),
  red: tone(vars.color.dangerWeak, vars.color.danger, vars.color.surfaceRaised),
}

export const subtle = styleVariants(tones, ({ weak, strong }) => ({
  background: weak,
  borderColor: strong,
  color: strong,
}))
export const solid = styleVariants(tones, ({ strong, on }) => ({
  background: strong,
  borderColor: strong,
  color: on,
}))

export const mark = style({ flexShrink: 0, marginTop: vars.space[3] })
export const words = style({ flex: '1 1 auto', minWidth: 0, paddingBlock: '10px' })
export const title = style({ fontWeight: vars.fontWeight.bold })
export const plain = style({ color: vars.text.main })
export const description = style({ fontSize: vars.fontSize.md })
export const control = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.label,
  fontWeight: vars.fontWeight.bold,
})
