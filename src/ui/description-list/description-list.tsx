import type { ReactNode } from 'react'
import { WholeParts } from '../text/whole-parts.tsx'
import { list, note as noteStyle, row, term } from './description-list.css.ts'

export type DescriptionItem = { term: string; description: ReactNode; note?: ReactNode }
export type DescriptionListProps = { items: readonly DescriptionItem[] }

/**
 * A term breaks before its parentheses, 「業務」 above 「(変更の範囲)」, and keeps a day and hours whole. A text beside its note
 * has an element of its own, whose phrases are marked.
 */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className={list}>
      {items.map((item) => (
        <div key={item.term} className={row}>
          <dt className={term}>
            <WholeParts>{item.term}</WholeParts>
          </dt>
          <dd>
            {typeof item.description === 'string' ? <span>{item.description}</span> : item.description}
            {item.note && <span className={noteStyle}>{item.note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
