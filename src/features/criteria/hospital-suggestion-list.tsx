import { useQuery } from '@tanstack/react-query'
import { numberText } from '../../domain/money-text.ts'
import { PREFECTURE } from '../../domain/prefecture.ts'
import { CheckIcon } from '../../ui/icon/control-icons.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import { hospitalSuggestionsQuery } from './hospital.queries.ts'
import * as styles from './hospital-picker.css.ts'

export type SuggestedHospital = { id: string; name: string }

type HospitalSuggestionListProps = {
  kind: 'spot' | 'regular'
  text: string
  chosen: readonly string[]
  onToggle: (hospital: SuggestedHospital) => void
}

export function HospitalSuggestionList({ kind, text, chosen, onToggle }: HospitalSuggestionListProps) {
  const { data, isError, refetch } = useQuery(hospitalSuggestionsQuery(text))
  if (isError)
    return (
      <p role="alert" className={styles.quiet}>
        病院を読み込めませんでした。
        <button type="button" className={styles.again} onClick={() => void refetch()}>
          もう一度読み込む
        </button>
      </p>
    )
  if (!data)
    return (
      <SkeletonGroup>
        <Skeleton shape="control" />
      </SkeletonGroup>
    )
  return (
    <>
      <p role="status" className={styles.quiet}>
        {data.length === 0
          ? '当てはまる病院はありません。'
          : `${data.length < 20 ? '' : 'はじめの'}${data.length}件の病院`}
      </p>
      <ul className={styles.suggestions}>
        {data.map(({ id, name, prefecture, city, spotCount, regularCount }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={chosen.includes(id)}
              className={styles.suggestion}
              onClick={() => onToggle({ id, name })}
            >
              <span className={styles.name}>
                {chosen.includes(id) && <CheckIcon size="sm" />}
                {name}
              </span>
              <span className={styles.place}>
                {PREFECTURE[prefecture]} {city}
              </span>
              <span className={styles.found}>
                求人 {numberText(kind === 'spot' ? spotCount : regularCount)}件
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
