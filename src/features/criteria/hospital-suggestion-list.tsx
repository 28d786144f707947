import { useQuery } from '@tanstack/react-query'
import { numberText } from '../../domain/money-text.ts'
import { PREFECTURE } from '../../domain/prefecture.ts'
import { CheckIcon } from '../../ui/icon/control-icons.tsx'
import { hospitalSuggestionsQuery } from './hospital.queries.ts'
import * as styles from './hospital-picker.css.ts'
import { LatePart } from './late-part.tsx'

export type SuggestedHospital = { id: string; name: string }

type HospitalSuggestionListProps = {
  kind: 'spot' | 'regular'
  text: string
  chosen: readonly string[]
  onToggle: (hospital: SuggestedHospital) => void
}

export const HospitalSuggestionList = ({ kind, text, chosen, onToggle }: HospitalSuggestionListProps) => (
  <LatePart query={useQuery(hospitalSuggestionsQuery(text))} failure="病院を読み込めませんでした。">
    {(hospitals) => (
      <>
        <p role="status" className={styles.quiet}>
          {hospitals.length === 0
            ? '当てはまる病院はありません。'
            : `${hospitals.length < 20 ? '' : 'はじめの'}${hospitals.length}件の病院`}
        </p>
        <ul className={styles.suggestions}>
          {hospitals.map(({ id, name, prefecture, city, spotCount, regularCount }) => (
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
    )}
  </LatePart>
)
