import type { ReactNode } from 'react'
import { list, note as noteStyle, row, term } from './description-list.css.ts'
import { whole } from '../theme/text.css.ts'

export type DescriptionItem = { term: string; description: ReactNode; note?: ReactNode }
export type DescriptionListProps = { items: readonly DescriptionItem[] }

/** A term breaks before its parentheses: 「業務」 above 「(変更の範囲)」. */
function termText(text: string): ReactNode {
  const at = text.indexOf('(')
  if (at < 1) return text
  return (
    <>
      {text.slice(0, at)}
      <span className={whole}>{text.slice(at)}</span>
    </>
  )
}

export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className={list}>
      {items.map((item) => (
        <div key={item.term} className={row}>
          <dt className={term}>{termText(item.term)}</dt>
          <dd>
            {item.description}
            {item.note && <span className={noteStyle}>{item.note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
