import { cx } from '../class-names.ts'
import { Mark, NameStrokes, TaglineStrokes } from './wordmark-shapes.tsx'
import { fromDesktop, narrow, rule, untilDesktop, wide, wordmark } from './wordmark.css.ts'

export type WordmarkProps = {
  /** `auto` is the narrow one until the desktop layout starts. */
  shape?: 'auto' | 'narrow' | 'wide'
  /** Empty inside a link that has a name of its own. */
  label?: string
}

export function Wordmark({ shape = 'auto', label = 'DPワーク' }: WordmarkProps) {
  return (
    <span
      role={label ? 'img' : undefined}
      aria-label={label || undefined}
      aria-hidden={label ? undefined : true}
      className={wordmark}
    >
      {shape !== 'wide' && (
        <svg
          aria-hidden="true"
          viewBox="0 0 278 100"
          className={cx(narrow, shape === 'auto' && untilDesktop)}
        >
          <g transform="translate(0 21) scale(1.26)">
            <Mark />
          </g>
          <g transform="translate(71 31) scale(1.06)">
            <NameStrokes />
          </g>
        </svg>
      )}
      {shape !== 'narrow' && (
        <svg aria-hidden="true" viewBox="0 0 495 50" className={cx(wide, shape === 'auto' && fromDesktop)}>
          <g transform="translate(0 2)">
            <Mark />
          </g>
          <g transform="translate(58 7)">
            <NameStrokes />
          </g>
          <path d="M274 11V39" className={rule} />
          <g transform="translate(292 16)">
            <TaglineStrokes />
          </g>
        </svg>
      )}
    </span>
  )
}
