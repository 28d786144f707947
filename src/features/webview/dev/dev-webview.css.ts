import { style } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme/theme.css.ts'

export const phone = style({
  position: 'relative',
  width: 'min(100%, 24rem)',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
})

export const frame = style({ display: 'block', width: '100%', height: '42rem', border: 0 })

export const bar = style({
  display: 'flex',
  height: '4rem',
  background: vars.color.surfaceRaised,
  borderTop: `1px solid ${vars.color.line}`,
})

/** The bar of an app that lays it over the page. */
export const over = style({ position: 'absolute', insetInline: 0, bottom: 0 })

export const tab = style({ flex: 1, minWidth: 0, fontSize: vars.fontSize.sm, background: 'none', border: 0 })

export const log = style({ overflowX: 'auto', fontFamily: 'monospace', fontSize: vars.fontSize.md })
