import { useId } from 'react'
import { monthText } from '../../domain/text/month-days.ts'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { cx } from '../../ui/class-names.ts'
import { visuallyHidden } from '../../ui/layout/layout.css.ts'
import type { Trend } from './trend.server.ts'
import * as styles from './performance.css.ts'

type TrendChartProps = { name: string; trend: Trend }

/** Twelve months as a line, and the same as a table. The line is open where a month says nothing. */
export function TrendChart({ name, trend: { height, points, ticks } }: TrendChartProps) {
  const titleId = useId()
  return (
    <>
      <svg height={height} role="img" aria-labelledby={titleId} className={styles.chart}>
        <title id={titleId}>{`${name}の推移(月ごと)。数字は下の表にあります。`}</title>
        {ticks.map(({ y, label }) => (
          <g key={label}>
            <line x1="12%" x2="96%" y1={y} y2={y} className={styles.chartGrid} />
            <text x="0" y={y} dominantBaseline="middle" className={styles.chartText}>
              {label}
            </text>
          </g>
        ))}
        {points.slice(1).map((to, index) => {
          const from = points[index]
          return (
            from &&
            from.y !== null &&
            to.y !== null && (
              <line
                key={to.month}
                x1={`${from.x}%`}
                y1={from.y}
                x2={`${to.x}%`}
                y2={to.y}
                className={styles.chartLine}
              />
            )
          )
        })}
        {points.map(({ month, x, y, text, label, isPeak }, index) => (
          <g key={month}>
            {y !== null && <circle cx={`${x}%`} cy={y} r={4} className={styles.chartPoint} />}
            {isPeak && y !== null && (
              <text
                x={`${x}%`}
                y={y - 10}
                // The words of the last months would end beside the page.
                textAnchor={x > 85 ? 'end' : 'middle'}
                className={styles.chartPeak}
              >
                {text}
              </text>
            )}
            <text
              x={`${x}%`}
              y={height - 6}
              textAnchor="middle"
              className={cx(styles.chartText, index % 2 === 0 && styles.chartOdd)}
            >
              {label}
            </text>
          </g>
        ))}
      </svg>
      <Disclosure summary="表で見る">
        <table className={styles.table}>
          <caption className={visuallyHidden}>{name}(月ごと)</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.cellHead}>
                月
              </th>
              <th scope="col" className={styles.cellNumber}>
                {name}
              </th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ month, text }) => (
              <tr key={month}>
                <th scope="row" className={styles.cellHead}>
                  {monthText(month)}
                </th>
                <td className={styles.cellNumber}>{text ?? '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </>
  )
}
