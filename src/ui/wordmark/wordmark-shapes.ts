/**
 * The outline of the mark, 46 by 46. Two background colours behind the mask are its halves, night and day.
 */
const MARK = '<rect width="46" height="46" rx="13"/>'

/** DPワーク, 196 by 36, drawn as paths, so that it does not depend on fonts. */
const NAME = `<path fill="none" stroke="#000" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" d="M3 3H12.5A15 15 0 0 1 12.5 33H3ZM40 33V3H53.5A9.75 9.75 0 0 1 53.5 22.5H40M76 15V5H107V9C107 22 100 30 86 33M120 18.5H151M173 3C171.5 9 168 14 162 18M171.5 8.5H191C189.5 21 182 29.5 168 33"/>`

const o = (x: number) => `M${x - 7.5} 9.5a7.5 8.5 0 1 0 15 0a7.5 8.5 0 1 0-15 0`

/** FOR DOCTORS, 196 by 18. */
const TAGLINE = `<path fill="none" stroke="#000" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" d="M1 18V1H11M1 9H9.5${o(26)}M42 18V1H48A4.5 4.5 0 0 1 48 10H42M48 10L53 18M71 1H75.5A8.5 8.5 0 0 1 75.5 18H71Z${o(98.5)}M126 4A7.5 8.5 0 1 0 126 15M131 1H144M137.5 1V18${o(156.5)}M172 18V1H178A4.5 4.5 0 0 1 178 10H172M178 10L183 18M199 4C198 2 196.5 1 194.5 1C191.5 1 190 3 190 5C190 10.5 199.5 8 199.5 13.5C199.5 16 197.5 18 194.5 18C192 18 190 16.5 189.5 14.5"/>`

const place = (transform: string, shape: string) => `<g transform="${transform}">${shape}</g>`

const drawing = (width: number, height: number, ...shapes: string[]) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${shapes.join('')}</svg>`,
  )}")`

/** Both shapes as CSS masks, in the units of `wordmark.css.ts`. */
export const narrowShape = drawing(
  278,
  100,
  place('translate(0 21) scale(1.26)', MARK),
  place('translate(71 31) scale(1.06)', NAME),
)
export const wideShape = drawing(
  495,
  50,
  place('translate(0 2)', MARK),
  place('translate(58 7)', NAME),
  '<path stroke="#000" stroke-width="2" d="M274 11V39"/>',
  place('translate(292 16)', TAGLINE),
)
