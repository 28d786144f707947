import { globalStyle, style } from '@vanilla-extract/css'
import { media, print } from '../../../ui/theme/breakpoints.ts'
import { vars } from '../../../ui/theme/theme.css.ts'

/** The listing on A4: one column, the colours of its tracks and bars, no control. */
export const sheet = style({
  '@media': { [print]: { maxWidth: 'none', padding: 0, fontSize: '10pt', printColorAdjust: 'exact' } },
})
globalStyle(`${sheet} :is(h1, h2, h3)`, { '@media': { [print]: { breakAfter: 'avoid' } } })
globalStyle(`${sheet} :is(button, form)`, { '@media': { [print]: { display: 'none' } } })
globalStyle(`${sheet} a[target]::after`, { '@media': { [print]: { content: '" " attr(href)' } } })

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: vars.size.target,
})

export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[4],
  '@media': {
    'screen and (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(304px, 360px)' },
  },
})

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: '6px' })

export const when = style({
  fontSize: vars.fontSize['2xl'],
  lineHeight: vars.lineHeight.heading,
  fontVariantNumeric: 'tabular-nums',
})

export const pay = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  color: vars.text.sub,
})
export const load = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
  color: vars.text.sub,
  fontVariantNumeric: 'tabular-nums',
})
export const range = style({ fontWeight: vars.fontWeight.regular, color: vars.text.sub })

export const foot = style({
  flex: '1 1 auto',
  display: 'grid',
  gap: vars.space[2],
  '@media': {
    [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, auto)', alignItems: 'center' },
  },
})
/** The heart, and the one action beside it. */
export const footActions = style({ display: 'flex', gap: vars.space[2] })
export const footNote = style({
  color: vars.text.sub,
  fontSize: vars.fontSize.md,
  lineHeight: '1.5',
  textWrap: 'balance',
})
export const footPay = style({
  color: vars.text.main,
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
})
