import { assignVars, globalStyle } from '@vanilla-extract/css'
import { print, reducedMotion } from './breakpoints.ts'
import { roomAbove } from './room-above.ts'
import { color, vars } from './theme.css.ts'
import { lightColors } from './tokens.ts'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle('*', { margin: 0 })
globalStyle('html', {
  colorScheme: 'light',
  fontFamily:
    '"Noto Sans JP", "Hiragino Sans", "Hiragino Kaku Gothic ProN", "BIZ UDPGothic", "Yu Gothic UI", "Noto Sans CJK JP", system-ui, sans-serif',
  fontSize: '100%',
  lineHeight: vars.lineHeight.body,
  // iOS enlarges text in landscape unless told not to.
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollPaddingTop: `calc(${vars.space[16]} + ${roomAbove})`,
  WebkitTapHighlightColor: 'transparent',
})
globalStyle(':root[data-color-mode="dark"]', { colorScheme: 'dark' })
globalStyle('body', {
  minHeight: '100svh',
  background: vars.color.surface,
  color: vars.text.main,
  fontSize: vars.fontSize.md,
  lineBreak: 'strict',
  overflowWrap: 'anywhere',
  '@supports': { '(word-break: auto-phrase)': { wordBreak: 'auto-phrase' } },
})
// Phrases that are marked (`platform/phrases.ts`), for browsers that do not find them.
globalStyle('dp-phrases, [data-phrases]', {
  '@supports': { 'not (word-break: auto-phrase)': { wordBreak: 'keep-all' } },
})
globalStyle('p, li', { textWrap: 'pretty' })
globalStyle('h1, h2, h3, h4, h5, h6', {
  fontSize: 'inherit',
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
  textWrap: 'balance',
})
// `:where` has no specificity, so that any class can give a list its padding back.
globalStyle(':where(ul[class], ol[class])', { listStyle: 'none', padding: 0 })
globalStyle('dd', { marginInlineStart: 0 })
globalStyle('img, svg, video', { display: 'block', maxWidth: '100%' })
globalStyle('img, video', { height: 'auto' })
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
})
globalStyle('button', { padding: 0, border: 0, background: 'none', cursor: 'pointer', textAlign: 'inherit' })
globalStyle('a', { color: 'inherit', textDecoration: 'none' })
globalStyle('fieldset', { border: 0, padding: 0, minWidth: 0 })
globalStyle('legend', { padding: 0 })
globalStyle('table', { borderCollapse: 'collapse', width: '100%' })
globalStyle('summary', { cursor: 'pointer' })
globalStyle('[hidden]', { display: 'none !important' })
globalStyle(':focus-visible', {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
})
globalStyle('*, *::before, *::after', {
  '@media': {
    [reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Any duration would start a transition of every property of every element, and inherited colours would
      // change level by level.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto',
    },
  },
})
globalStyle('::view-transition-old(root), ::view-transition-new(root)', {
  animationDuration: vars.duration.quick,
})
// Paper is white, whatever the screen is: more specific than the dark mode.
globalStyle(':root:root:root', {
  '@media': {
    [print]: { vars: assignVars(color, lightColors), colorScheme: 'light' },
  },
})
// A flex container as tall as the screen would be cut at the foot of a sheet.
globalStyle('body', {
  '@media': {
    [print]: { display: 'block !important', minHeight: 0, background: 'none' },
  },
})
// The frame of the site, and the ways of an office.
globalStyle('body > header, body > footer, body > aside, nav', {
  '@media': { [print]: { display: 'none !important' } },
})
