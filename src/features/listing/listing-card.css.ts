import { globalStyle, style } from '@vanilla-extract/css'
import { strip } from '../../ui/card/card.css.ts'
import { hover } from '../../ui/theme/breakpoints.ts'
import { vars } from '../../ui/theme/theme.css.ts'
import { TRACK, wide } from './listing-list.css.ts'

/** Words stay whole; a browser that ends no line after 「・」 then breaks anywhere until the phrases are marked. */
const wholeWords = {
  wordBreak: 'keep-all',
  '@supports': {
    'not (word-break: auto-phrase)': { selectors: { '&:not([data-phrases])': { wordBreak: 'normal' } } },
  },
} as const

/** Room for the heart and for what opens under a row, both in the right corner. */
const CONTROLS = '36px'

export const row = style({
  display: 'grid',
  // The last gives way to the fee where the text is large.
  gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, auto)',
  gridTemplateAreas: `
    "when when when"
    "track track track"
    "fee hourly hourly"
    "load load load"
    "where where where"
    "badges badges edited"
    "lines lines lines"
    "foot foot foot"
    "apply apply apply"
    "others others others"
    "note note note"`,
  columnGap: vars.space[2],
  padding: vars.space[3],
  fontSize: vars.fontSize.md,
  lineHeight: '1.5',
  color: vars.text.sub,
  fontVariantNumeric: 'tabular-nums',
  '@container': {
    [wide]: {
      gridTemplateColumns: `minmax(0, 1fr) auto`,
      gridTemplateAreas: `
        "when fee"
        "track track"
        "load badges"
        "where where"
        "lines lines"
        "foot foot"
        "apply apply"
        "others others"
        "note note"`,
      alignItems: 'center',
      paddingBlock: '10px',
      paddingInline: '14px',
      paddingInlineEnd: `calc(${CONTROLS} + 14px)`,
    },
  },
})

export const when = style({
  gridArea: 'when',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
  paddingInlineEnd: CONTROLS,
  fontSize: vars.fontSize.lg,
  color: vars.text.main,
  // Room for both beside the fee: the lines below define the columns.
  '@container': {
    [wide]: { flexWrap: 'nowrap', whiteSpace: 'nowrap', paddingInlineEnd: 0, fontSize: '1.0625rem' },
  },
})
export const length = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.regular,
  color: vars.text.sub,
})

export const track = style({
  gridArea: 'track',
  marginBlock: '4px',
  '@container': { [wide]: { maxWidth: TRACK } },
})

export const fee = style({
  gridArea: 'fee',
  fontSize: '1.375rem',
  lineHeight: '1.2',
  color: vars.text.main,
  '@container': { [wide]: { justifySelf: 'end' } },
})
export const hourly = style({
  gridArea: 'hourly',
  alignSelf: 'baseline',
  // On a phone it may take two lines, parted at 「・」.
  ...wholeWords,
  // Spans both columns, so that the line above keeps its width.
  '@container': { [wide]: { gridRow: 2, gridColumn: '1 / -1', justifySelf: 'end', whiteSpace: 'nowrap' } },
})

export const load = style({
  gridArea: 'load',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '6px',
})
export const badges = style({
  gridArea: 'badges',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 6px',
  marginTop: '2px',
  '@container': { [wide]: { justifyContent: 'flex-end', marginTop: 0 } },
})

export const where = style({
  gridArea: 'where',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  // A number and its unit stay together.
  ...wholeWords,
  '@container': { [wide]: { WebkitLineClamp: 1, paddingInlineEnd: '84px', wordBreak: 'break-all' } },
})
export const hospital = style({
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.bold,
  color: vars.text.main,
})
export const edited = style({
  gridArea: 'edited',
  placeSelf: 'end',
  paddingInlineEnd: CONTROLS,
  '@container': { [wide]: { gridArea: 'where', paddingInlineEnd: 0 } },
})

export const lines = style({
  gridArea: 'lines',
  ...wholeWords,
  '@container': { [wide]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
})
export const warning = style({ color: vars.color.warn, fontWeight: vars.fontWeight.bold })

export const foot = style({ gridArea: 'foot', minWidth: 0 })
export const opened = style({ gridArea: 'others', minWidth: 0, paddingTop: vars.space[2] })

// Extends to the card's edges, over the space of the controls.
globalStyle(`${row} > ${strip}`, {
  gridArea: 'note',
  marginTop: '6px',
  marginInline: `calc(-1 * ${vars.space[3]})`,
  marginBottom: `calc(-1 * ${vars.space[3]})`,
  paddingBlock: '4px',
  paddingInline: vars.space[3],
  '@container': {
    [wide]: {
      marginInlineStart: '-14px',
      marginInlineEnd: `calc(-14px - ${CONTROLS})`,
      marginBottom: '-10px',
      paddingInline: '14px',
    },
  },
})

const chevron = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M5 9l7 7 7-7'/%3E%3C/svg%3E")`

/** The control for the hospital's other listings, in the corner under the heart; adds no height to a line. */
export const others = style({
  gridArea: 'edited',
  position: 'absolute',
  insetInlineEnd: `calc(-1 * ${vars.space[2]})`,
  bottom: '-10px',
  zIndex: vars.z.raised,
  display: 'grid',
  placeContent: 'center',
  width: vars.size.target,
  height: vars.size.target,
  borderRadius: vars.radius.round,
  color: vars.text.sub,
  '::before': {
    content: '',
    width: '20px',
    height: '20px',
    background: 'currentColor',
    mask: `${chevron} center / contain no-repeat`,
  },
  selectors: { '&[aria-expanded="true"]::before': { transform: 'rotate(180deg)' } },
  '@media': { [hover]: { ':hover': { background: vars.color.track } } },
  '@container': {
    [wide]: { gridArea: 'where', insetInlineEnd: `calc(-10px - ${CONTROLS})`, bottom: '-6px' },
  },
})
