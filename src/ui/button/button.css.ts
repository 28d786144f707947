import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { hover, media } from '../theme/breakpoints.ts'
import { vars } from '../theme/theme.css.ts'

const spin = keyframes({ to: { transform: 'rotate(360deg)' } })

const DISABLED = '&:disabled:not([aria-busy="true"]), &[aria-disabled="true"]:not([aria-busy="true"])'

export const button = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minHeight: vars.size.target,
  minWidth: vars.size.target,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.tight,
  textAlign: 'center',
  textDecoration: 'none',
  // Also where a column stretches it: on a desk its words are not lost in it.
  '@media': { [media.lg]: { maxWidth: '30rem' } },
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${vars.duration.quick}, border-color ${vars.duration.quick}`,
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
    [DISABLED]: { opacity: 0.5 },
  },
})

export const sizes = styleVariants({
  sm: { fontSize: vars.fontSize.md, paddingInline: vars.space[3], paddingBlock: vars.space[1] },
  md: {
    fontSize: vars.fontSize.lg,
    paddingInline: vars.space[4],
    paddingBlock: vars.space[2],
    minHeight: '48px',
  },
  lg: {
    fontSize: vars.fontSize.lg,
    paddingInline: vars.space[6],
    paddingBlock: vars.space[3],
    minHeight: '56px',
  },
  icon: { padding: 0, flexShrink: 0, minWidth: '48px', minHeight: '48px' },
})

const onHover = (rule: Record<string, string>) => ({
  '@media': { [hover]: { selectors: { '&:hover:not(:disabled):not([aria-disabled="true"])': rule } } },
})

/** Its words say why nothing happens: they are read, so the button is grey and not faint. */
const readable = {
  selectors: { [DISABLED]: { opacity: 1, background: vars.color.track, color: vars.text.sub } },
}

export const variants = styleVariants({
  filled: {
    ...readable,
    background: vars.color.brand,
    color: vars.color.onBrand,
    ...onHover({ background: vars.color.brandHover }),
  },
  outline: {
    background: vars.color.surfaceRaised,
    borderColor: vars.color.line,
    color: vars.text.main,
    ...onHover({ borderColor: vars.color.control }),
  },
  quiet: {
    color: vars.text.link,
    ...onHover({ background: vars.color.brandWeak }),
  },
  danger: {
    ...readable,
    background: vars.color.danger,
    color: vars.color.onDanger,
    ...onHover({ background: vars.color.dangerHover }),
  },
})

export const block = style({ width: '100%' })
export const grow = style({ flex: '1 1 0' })
export const labelRow = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
})
// Transparent rather than removed: the button keeps its width and its accessible name.
export const labelPending = style({ opacity: 0 })

export const pendingMark = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  width: '20px',
  height: '20px',
  borderRadius: vars.radius.round,
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${spin} 0.8s linear infinite`,
})
