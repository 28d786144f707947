import { dayHalf, nameStroke, nightHalf, taglineStroke } from './wordmark.css.ts'

/** The mark, 46 by 46: a day split between night and daylight. */
export function Mark() {
  return (
    <>
      <path
        d="M3.81 42.19A13 13 0 0 1 0 33V13A13 13 0 0 1 13 0H33A13 13 0 0 1 42.19 3.81L43 5.2L5.2 43Z"
        className={nightHalf}
      />
      <path
        d="M42.19 3.81A13 13 0 0 1 46 13V33A13 13 0 0 1 33 46H13A13 13 0 0 1 3.81 42.19Z"
        className={dayHalf}
      />
    </>
  )
}

/** DPワーク, 196 by 36, drawn so that it looks the same whatever fonts a device has. */
export function NameStrokes() {
  return (
    <g className={nameStroke}>
      <path d="M3 3H12.5A15 15 0 0 1 12.5 33H3Z" />
      <path d="M40 33V3H53.5A9.75 9.75 0 0 1 53.5 22.5H40" />
      <path d="M76 15V5H107V9C107 22 100 30 86 33" />
      <path d="M120 18.5H151" />
      <path d="M173 3C171.5 9 168 14 162 18M171.5 8.5H191C189.5 21 182 29.5 168 33" />
    </g>
  )
}

/** FOR DOCTORS, 196 by 18. */
export function TaglineStrokes() {
  return (
    <g className={taglineStroke}>
      <path d="M1 18V1H11M1 9H9.5" />
      <ellipse cx="26" cy="9.5" rx="7.5" ry="8.5" />
      <path d="M42 18V1H48A4.5 4.5 0 0 1 48 10H42M48 10L53 18" />
      <path d="M71 1H75.5A8.5 8.5 0 0 1 75.5 18H71Z" />
      <ellipse cx="98.5" cy="9.5" rx="7.5" ry="8.5" />
      <path d="M126 4A7.5 8.5 0 1 0 126 15" />
      <path d="M131 1H144M137.5 1V18" />
      <ellipse cx="156.5" cy="9.5" rx="7.5" ry="8.5" />
      <path d="M172 18V1H178A4.5 4.5 0 0 1 178 10H172M178 10L183 18" />
      <path d="M199 4C198 2 196.5 1 194.5 1C191.5 1 190 3 190 5C190 10.5 199.5 8 199.5 13.5C199.5 16 197.5 18 194.5 18C192 18 190 16.5 189.5 14.5" />
    </g>
  )
}
