import { style, styleVariants } from '@vanilla-extract/css'
import { forcedColors } from '../theme/breakpoints.ts'
import { vars } from '../theme/theme.css.ts'

export const input = style({
  width: '100%',
  minHeight: '48px',
  paddingInline: vars.space[3],
  paddingBlock: vars.space[2],
  background: vars.color.surfaceRaised,
  color: vars.text.main,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  // At least 16 px; otherwise iOS zooms into a focused field.
  fontSize: vars.fontSize.lg,
  lineHeight: '1.5',
  transition: `border-color ${vars.duration.quick}`,
  '::placeholder': { color: vars.text.sub, opacity: 1 },
  ':disabled': {
    background: vars.color.track,
    color: vars.text.sub,
    borderColor: vars.color.line,
    cursor: 'not-allowed',
  },
  selectors: {
    '&:focus-visible': { outlineOffset: 0, borderColor: vars.color.focus },
    '&[aria-invalid="true"]': {
      borderColor: vars.color.danger,
      boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
    },
    '&[readonly]': { background: vars.color.surface },
  },
})

export const widths = styleVariants({
  full: { maxWidth: '100%' },
  year: { maxWidth: '8rem' },
  short: { maxWidth: '6rem' },
  medium: { maxWidth: '16rem' },
})

export const area = style({ minHeight: '120px', resize: 'vertical', display: 'block' })
/** As high as its text. */
export const growing = style({
  minHeight: '48px',
  maxHeight: '12rem',
  resize: 'none',
  fieldSizing: 'content',
})
export const counter = style({
  alignSelf: 'flex-end',
  fontSize: vars.fontSize.md,
  color: vars.text.sub,
  fontVariantNumeric: 'tabular-nums',
})
export const counterOver = style({ color: vars.text.error, fontWeight: vars.fontWeight.bold })
export const areaWrap = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1] })

export const selectWrap = style({ position: 'relative', display: 'block' })
export const select = style({
  appearance: 'none',
  paddingInlineEnd: '40px',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
})
export const selectIcon = style({
  position: 'absolute',
  insetInlineEnd: vars.space[3],
  top: 0,
  bottom: 0,
  marginBlock: 'auto',
  pointerEvents: 'none',
  color: vars.text.sub,
})

/** A select that reads as text beside other text, as the sort order does. */
export const plainSelect = style({
  minHeight: vars.size.target,
  border: 0,
  background: 'transparent',
  color: vars.text.sub,
  paddingInline: vars.space[1],
  paddingInlineEnd: vars.space[6],
  fontSize: vars.fontSize.lg,
  width: 'auto',
  '@media': { [forcedColors]: { border: '1px solid' } },
})
export const plainIcon = style({ insetInlineEnd: vars.space[1] })

export const passwordWrap = style({ position: 'relative', display: 'block' })
export const passwordInput = style({ paddingInlineEnd: '96px' })
export const reveal = style({
  position: 'absolute',
  insetBlock: '2px',
  insetInlineEnd: '2px',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  fontSize: vars.fontSize.md,
  color: vars.text.link,
  fontWeight: vars.fontWeight.bold,
})
