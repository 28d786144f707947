import { style } from '@vanilla-extract/css'
import { forcedColors, hover, media } from '../../ui/theme/breakpoints.ts'
import { vars } from '../../ui/theme/theme.css.ts'

export const page = style({ maxWidth: vars.size.prose })

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: vars.space[1],
})
const stepLook = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: vars.space[1],
  minHeight: vars.size.target,
  paddingBlockEnd: vars.space[1],
  borderBottom: `4px solid ${vars.color.track}`,
  fontSize: vars.fontSize.md,
  lineHeight: vars.lineHeight.tight,
  color: vars.text.sub,
  textAlign: 'center',
})
export const step = stepLook
export const stepDone = style([stepLook, { borderColor: vars.color.good }])
export const stepCurrent = style([
  stepLook,
  {
    borderColor: vars.color.brand,
    color: vars.text.main,
    fontWeight: vars.fontWeight.bold,
    '@media': { [forcedColors]: { borderColor: 'Highlight' } },
  },
])
export const stepLink = style({
  color: vars.text.link,
  '@media': { [hover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } } },
})
/** Visually hidden on a phone, where the heading below names the step. */
export const stepWord = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  '@media': {
    [media.lg]: { position: 'static', width: 'auto', height: 'auto', overflow: 'visible', clipPath: 'none' },
  },
})
export const stepNumber = style({ fontVariantNumeric: 'tabular-nums' })

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
  alignItems: 'start',
})
export const date = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 8rem) minmax(0, 6rem) minmax(0, 6rem)',
  gap: vars.space[2],
})
export const postal = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], alignItems: 'center' })
export const postalInput = style({ maxWidth: '9rem' })

export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  '@media': { [media.lg]: { flexDirection: 'row-reverse' } },
})
export const next = style({ '@media': { [media.lg]: { flex: '1 1 auto' } } })

export const purposes = style({
  display: 'grid',
  gap: vars.space[1],
  paddingInlineStart: vars.space[5],
  listStyle: 'disc',
})
