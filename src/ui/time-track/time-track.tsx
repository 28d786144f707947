import { useId } from 'react'
import { cx } from '../class-names.ts'
import { visuallyHidden } from '../layout/layout.css.ts'
import {
  fills,
  figure,
  hatchGround,
  hatchLine,
  labelMidnight,
  labelNoon,
  labels,
  svg,
  svgTall,
} from './time-track.css.ts'

export type TimeTrackSegment = {
  /** Minutes from 0:00 of the first day; 翌0時 is 1440. The part outside the 36 hours is cut off. */
  startMinute: number
  endMinute: number
  tone: 'night' | 'day' | 'outline' | 'hatched'
}

export type TimeTrackProps = {
  segments: readonly TimeTrackSegment[]
  /** The hours in words for screen readers; left out if a text beside the bar says them. */
  text?: string
  size?: 'thin' | 'tall'
  hideLabels?: boolean
}

const span = 36 * 60
/** One decimal is exact to a third of a pixel, and keeps the HTML of a long list short. */
const percent = (minute: number) =>
  `${Number(((Math.min(Math.max(minute, 0), span) / span) * 100).toFixed(1))}%`

type TimeBarProps = Pick<TimeTrackProps, 'segments' | 'size'> & { className?: string }

/**
 * The bar alone, where hours and words are beside it. Track and midnight gap are CSS, since a list has twenty
 * bars. Segments are SVG attributes, because the CSP blocks style attributes in served HTML.
 */
export function TimeBar({ segments, size = 'thin', className }: TimeBarProps) {
  const hatch = useId()
  const height = size === 'tall' ? 12 : 8
  return (
    <svg aria-hidden="true" className={cx(svg, size === 'tall' && svgTall, className)}>
      {segments.some(({ tone }) => tone === 'hatched') && (
        <defs>
          <pattern
            id={hatch}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="6" height="6" className={hatchGround} />
            <line x1="1" x2="1" y1="0" y2="6" className={hatchLine} />
          </pattern>
        </defs>
      )}
      {segments.map(({ startMinute, endMinute, tone }) => (
        <rect
          key={`${tone}-${startMinute}-${endMinute}`}
          x={percent(startMinute)}
          y={tone === 'outline' ? 0.75 : undefined}
          width={percent(Math.min(endMinute, span) - Math.max(startMinute, 0))}
          height={tone === 'outline' ? height - 1.5 : height}
          rx={tone === 'hatched' ? 0 : height / 2}
          fill={tone === 'hatched' ? `url(#${hatch})` : undefined}
          className={fills[tone]}
        />
      ))}
    </svg>
  )
}

/** The hour labels; a list shows them once. */
export function TimeAxis({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={cx(labels, className)}>
      <span>0時</span>
      <span className={labelNoon}>12時</span>
      <span className={labelMidnight}>翌0時</span>
      <span>翌12時</span>
    </div>
  )
}

export function TimeTrack({ segments, text, size, hideLabels }: TimeTrackProps) {
  return (
    <div className={figure}>
      {text && <span className={visuallyHidden}>{text}</span>}
      <TimeBar segments={segments} size={size} />
      {!hideLabels && <TimeAxis />}
    </div>
  )
}
