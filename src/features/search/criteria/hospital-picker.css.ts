import { style } from '@vanilla-extract/css'
import { hover } from '../../../ui/theme/breakpoints.ts'
import { overlayBox } from '../../../ui/theme/overlay-box.ts'
import { vars } from '../../../ui/theme/theme.css.ts'

export const picker = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2], minWidth: 0 })
export const chosen = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
export const chip = style({
  selectors: { '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
})
/** The box lies unseen over its chip: one tap gives the hospital up. */
export const chipBox = style({
  ...overlayBox,
  appearance: 'none',
  position: 'absolute',
  inset: '-5px 0',
  zIndex: 1,
  outline: 'none !important',
  cursor: 'inherit',
})
export const quiet = style({ color: vars.text.sub })
export const suggestions = style({ display: 'flex', flexDirection: 'column' })
export const suggestion = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[3],
  width: '100%',
  minHeight: '56px',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[2],
  borderBottom: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.label,
  '@media': { [hover]: { ':hover': { background: vars.color.brandWeak } } },
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': { background: vars.color.brandWeak, color: vars.color.brandInk },
    '&[data-active]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
})
export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  fontWeight: vars.fontWeight.bold,
})
export const place = style({ gridColumn: 1, fontSize: vars.fontSize.md, color: vars.text.sub })
export const found = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  color: vars.text.sub,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
