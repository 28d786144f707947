import { style, styleVariants } from '@vanilla-extract/css'
import { forcedColors, media } from '../theme/breakpoints.ts'
import { vars } from '../theme/theme.css.ts'

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  minHeight: vars.size.target,
  paddingBlock: '10px',
  fontSize: vars.fontSize.md,
  lineHeight: vars.lineHeight.body,
  cursor: 'pointer',
  selectors: { '&:has(input:disabled)': { cursor: 'not-allowed', color: vars.text.sub } },
})

const box = style({
  appearance: 'none',
  position: 'relative',
  flexShrink: 0,
  width: '20px',
  height: '20px',
  marginTop: '2px',
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.control}`,
  cursor: 'inherit',
  transition: `background-color ${vars.duration.quick}, border-color ${vars.duration.quick}`,
  '@media': { [forcedColors]: { appearance: 'auto' } },
  selectors: {
    '&:checked, &:indeterminate': { background: vars.color.brand, borderColor: vars.color.brand },
    '&[aria-invalid="true"]:not(:checked)': { borderColor: vars.color.danger },
    '&:disabled': { opacity: 0.5 },
    '&::before': { content: '""', position: 'absolute', inset: 0, margin: 'auto', display: 'none' },
    '&:checked::before, &:indeterminate::before': { display: 'block' },
  },
})

export const check = style([
  box,
  {
    borderRadius: vars.radius.label,
    selectors: {
      '&:checked::before': {
        width: '6px',
        height: '11px',
        insetBlockEnd: '3px',
        borderInlineEnd: `2px solid ${vars.color.onBrand}`,
        borderBlockEnd: `2px solid ${vars.color.onBrand}`,
        transform: 'rotate(42deg)',
      },
      '&:indeterminate::before': {
        width: '10px',
        height: '2px',
        inset: 0,
        border: 0,
        transform: 'none',
        background: vars.color.onBrand,
      },
    },
  },
])

export const radio = style([
  box,
  {
    borderRadius: vars.radius.round,
    selectors: {
      '&:checked::before': {
        width: '8px',
        height: '8px',
        borderRadius: vars.radius.round,
        background: vars.color.onBrand,
      },
      // A radio group with nothing chosen is :indeterminate, and must still look empty.
      '&:indeterminate': { background: vars.color.surfaceRaised, borderColor: vars.color.control },
      '&:indeterminate::before': { display: 'none' },
    },
  },
])

export const label = style({ flex: '1 1 auto', minWidth: 0 })
export const description = style({
  display: 'block',
  fontSize: vars.fontSize.md,
  color: vars.text.sub,
  lineHeight: '1.5',
})
export const hint = style({
  flexShrink: 0,
  color: vars.text.sub,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space[4],
})
export const listColumns = styleVariants({
  1: {},
  2: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  3: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': { [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  },
  /** Long options: two columns on a wide screen only. */
  wide2: { '@media': { [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
  row: { display: 'flex', flexWrap: 'wrap' },
})
