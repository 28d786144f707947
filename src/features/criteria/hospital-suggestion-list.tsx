import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
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
          {hospitals.map((hospital) => (
            <Suggestion
              key={hospital.id}
              hospital={hospital}
              count={kind === 'spot' ? hospital.spotCount : hospital.regularCount}
              isChosen={chosen.includes(hospital.id)}
              onToggle={onToggle}
            />
          ))}
        </ul>
      </>
    )}
  </LatePart>
)

type SuggestionProps = {
  hospital: SuggestedHospital & { prefecture: keyof typeof PREFECTURE; city: string }
  count: number
  isChosen: boolean
  onToggle: (hospital: SuggestedHospital) => void
}

/** Drawn anew when it is chosen itself, and not with every letter typed. */
const Suggestion = memo(function Suggestion({ hospital, count, isChosen, onToggle }: SuggestionProps) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={isChosen}
        className={styles.suggestion}
        onClick={() => onToggle(hospital)}
      >
        <span className={styles.name}>
          {isChosen && <CheckIcon size="sm" />}
          {hospital.name}
        </span>
        <span className={styles.place}>
          {PREFECTURE[hospital.prefecture]} {hospital.city}
        </span>
        <span className={styles.found}>求人 {numberText(count)}件</span>
      </button>
    </li>
  )
})
