import type { ReactNode } from 'react'
import { bar, fills, head, meter, track, value as valueStyle } from './meter-bar.css.ts'

export type MeterBarProps = {
  label: ReactNode
  /** The value in words, at the right end: 「中央値 1台」. */
  text: ReactNode
  value: number
  max: number
  tone?: keyof typeof fills
}

export function MeterBar({ label, text, value, max, tone = 'brand' }: MeterBarProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0
  return (
    <div className={meter}>
      <div className={head}>
        <span>{label}</span>
        <span className={valueStyle}>{text}</span>
      </div>
      <svg aria-hidden="true" className={bar}>
        <rect width="100%" height="8" rx="4" className={track} />
        {share > 0 && (
          <rect width={`${(share * 100).toFixed(2)}%`} height="8" rx="4" className={fills[tone]} />
        )}
      </svg>
    </div>
  )
}
