import { useId } from 'react'
import type { DrawnSteps as Geometry } from './step-chart.server.ts'
import * as styles from './staff-figures.css.ts'

type StepChartProps = { label: string; chart: Geometry }

/** A count by day as bars; the table of the page says the same. */
export function StepChart({ label, chart: { height, bars, ticks } }: StepChartProps) {
  const titleId = useId()
  return (
    <svg height={height} role="img" aria-labelledby={titleId} className={styles.chart}>
      <title id={titleId}>{`${label}の推移(日ごと)。数字は「日ごとの数字を表で見る」にあります。`}</title>
      {ticks.map(({ y, value }) => (
        <g key={value}>
          <line x1="12%" x2="100%" y1={y} y2={y} className={styles.grid} />
          <text x="0" y={y} dominantBaseline="middle" className={styles.chartText}>
            {value}
          </text>
        </g>
      ))}
      {bars.map((bar) => (
        <g key={bar.day}>
          <rect
            x={`${bar.x}%`}
            y={bar.y}
            width={`${bar.width}%`}
            height={bar.height}
            className={styles.bar}
          />
          {bar.label && (
            <text
              x={`${bar.x + bar.width / 2}%`}
              y={height - 6}
              textAnchor="middle"
              className={styles.chartText}
            >
              {bar.label}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}
