import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'
import { label as labelStyle, stat, stats, three, value as valueStyle } from './stat.css.ts'

export type StatItem = { label: string; value: ReactNode }
export type StatsProps = { items: readonly StatItem[] }

/** Small numbers beside a large one: 時給換算, 手取り目安. */
export function Stats({ items }: StatsProps) {
  return (
    <dl className={cx(stats, items.length === 3 && three)}>
      {items.map((item) => (
        <div key={item.label} className={stat}>
          <dt className={labelStyle}>{item.label}</dt>
          <dd className={valueStyle}>{item.value}</dd>
        </div>
      ))}
    </dl>
  )
}
