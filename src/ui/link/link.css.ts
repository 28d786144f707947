import { globalStyle, style } from '@vanilla-extract/css'
import { hover } from '../theme/breakpoints.ts'
import { inline, stack } from '../layout/layout.css.ts'
import { vars } from '../theme/theme.css.ts'

export const textLink = style({
  color: vars.text.link,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  borderRadius: '4px',
  '@media': { [hover]: { ':hover': { textDecorationThickness: '2px' } } },
})

const SLACK = vars.space[2]

export const rowLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  // What the target is higher than a line of text takes no space: the gaps around a link are those around text.
  paddingBlock: SLACK,
  marginBlock: `calc(-1 * ${SLACK})`,
  color: vars.text.link,
  fontWeight: vars.fontWeight.bold,
  borderRadius: vars.radius.label,
  '@media': { [hover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } } },
})

// Targets of links that follow each other do not overlap: side by side in wrapped lines, one below the other, in a list.
globalStyle(`${inline}:has(> ${rowLink}), ${inline}:has(> li > ${rowLink})`, { rowGap: `calc(2 * ${SLACK})` })
globalStyle(`${stack} > ${rowLink} + ${rowLink}`, { marginTop: 0 })
globalStyle(`${stack} > p:has(> ${rowLink}:first-child) + p:has(> ${rowLink}:first-child)`, {
  marginTop: SLACK,
})
globalStyle(`:not(${inline}) > li > ${rowLink}`, { marginBlock: 0 })
// The text below the link of a cell does not cover the lower edge of its target.
globalStyle(`:is(th, td) > ${rowLink}`, { position: 'relative' })
