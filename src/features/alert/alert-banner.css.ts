import { style, styleVariants } from '@vanilla-extract/css'
import { media, print } from '../../ui/theme/breakpoints.ts'
import { vars } from '../../ui/theme/theme.css.ts'

/**
 * The banner at the top of every page is sticky, not fixed, on purpose: it stays at the top too, and takes its own
 * space, so that it covers nothing. Not on paper.
 */
export const banner = style({
  position: 'sticky',
  top: 0,
  flexShrink: 0,
  zIndex: vars.z.banner,
  maxHeight: '50svh',
  overflowY: 'auto',
  // Covers the room that the page leaves for the notch, also when it is scrolled away.
  marginTop: 'calc(-1 * env(safe-area-inset-top))',
  paddingTop: 'env(safe-area-inset-top)',
  boxShadow: '0 4px 16px rgb(16 32 60 / 0.16)',
  '@media': { [print]: { display: 'none' } },
})

export const alert = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  paddingBlock: vars.space[1],
  paddingInlineStart: vars.space[3],
  paddingInlineEnd: vars.space[1],
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': {
    [media.lg]: { paddingInlineStart: vars.space[6], paddingInlineEnd: vars.space[5] },
    [media.xl]: { paddingInlineStart: vars.space[8], paddingInlineEnd: vars.space[6] },
  },
})

export const tone = styleVariants({
  investigating: { background: vars.color.warnWeak },
  notice: { background: vars.color.brandWeak },
})

export const titleTone = styleVariants({
  investigating: { color: vars.color.warn },
  notice: { color: vars.color.brandInk },
})

export const words = style({ flex: '1 1 auto', minWidth: 0, paddingBlock: '10px' })
export const title = style({ fontWeight: vars.fontWeight.bold, marginInlineEnd: vars.space[2] })
export const date = style({
  color: vars.text.main,
  fontSize: vars.fontSize.md,
  marginInlineStart: vars.space[2],
})

export const close = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: vars.size.target,
  height: vars.size.target,
  borderRadius: vars.radius.label,
})
