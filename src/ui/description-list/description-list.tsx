import type { ReactNode } from 'react'
import { list, note as noteStyle, row, term } from './description-list.css.ts'

export type DescriptionItem = { term: string; description: ReactNode; note?: ReactNode }
export type DescriptionListProps = { items: readonly DescriptionItem[] }

export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className={list}>
      {items.map((item) => (
        <div key={item.term} className={row}>
          <dt className={term}>{item.term}</dt>
          <dd>
            {item.description}
            {item.note && <span className={noteStyle}>{item.note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
