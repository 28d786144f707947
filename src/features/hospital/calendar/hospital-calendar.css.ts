import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../../ui/theme/breakpoints.ts'
import { roomAbove } from '../../../ui/theme/room-above.ts'
import { vars } from '../../../ui/theme/theme.css.ts'

/** Table and days of a month; on a wide screen the table stays beside the days. */
export const monthPage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'start',
  '@media': { [media.xl]: { gridTemplateColumns: '400px minmax(0, 1fr)', columnGap: vars.space[6] } },
})

export const overview = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [media.xl]: { position: 'sticky', top: `calc(${roomAbove} + ${vars.space[4]})` } },
})

export const month = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  background: vars.color.surfaceRaised,
})

export const weekday = style({
  paddingBlock: vars.space[1],
  color: vars.text.sub,
  fontSize: vars.fontSize.md,
})

export const cell = style({ border: `1px solid ${vars.color.line}`, verticalAlign: 'top', padding: 0 })

export const day = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  minHeight: '56px',
  color: vars.text.sub,
  fontVariantNumeric: 'tabular-nums',
})

/** A day with listings leads to them. */
export const linked = style({ color: vars.text.main, fontWeight: vars.fontWeight.bold })

export const today = style({ boxShadow: `inset 0 0 0 2px ${vars.color.brand}` })

export const dots = style({ display: 'flex', gap: '3px', minHeight: '8px' })

const dot = style({ width: '8px', height: '8px', borderRadius: '50%', border: '1px solid currentcolor' })

export const mark = styleVariants({
  TO_ANSWER: [dot, { color: vars.color.danger, background: vars.color.danger }],
  OPEN: [dot, { color: vars.color.brand }],
  PAUSED: [dot, { color: vars.color.control }],
  STAFFED: [dot, { color: vars.color.good, background: vars.color.good }],
  ENDED: [dot, { color: vars.color.sub, borderStyle: 'dotted' }],
})

export const legend = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] })
export const legendItem = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] })

export const onPaper = style({ '@media': { screen: { display: 'none' } } })

export const week = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  '@media': {
    [media.xl]: {
      gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
      gap: vars.space[1],
      alignItems: 'start',
    },
    print: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', alignItems: 'start', gap: vars.space[1] },
  },
})

export const weekDay = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  padding: vars.space[2],
  borderTop: `1px solid ${vars.color.line}`,
  '@media': {
    [media.xl]: { paddingInline: vars.space[1] },
    print: { padding: '2px', fontSize: '9pt', breakInside: 'avoid' },
  },
})

/** A seventh of the page holds the hours of a night on one line. */
export const slot = style({
  '@media': { [media.xl]: { selectors: { [`${week} &`]: { padding: vars.space[2] } } } },
})

const rosterLine = '1px solid currentcolor'
export const roster = style({ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' })
export const rosterWeekday = style({ border: rosterLine, fontSize: '10pt' })
export const rosterCell = style({
  height: '26mm',
  padding: '1mm',
  border: rosterLine,
  verticalAlign: 'top',
  fontSize: '9pt',
  lineHeight: 1.3,
})
