import { memo, useEffect, useRef } from 'react'
import { numberText } from '../../../domain/text/money-text.ts'
import { PREFECTURE } from '../../../domain/text/prefecture.ts'
import { CheckIcon } from '../../../ui/icon/control-icons.tsx'
import * as styles from './hospital-picker.css.ts'

export type SuggestedHospital = {
  id: string
  name: string
  prefecture: keyof typeof PREFECTURE
  city: string
  spotCount: number
  regularCount: number
}

type HospitalSuggestionListProps = {
  id: string
  kind: 'spot' | 'regular'
  hospitals: readonly SuggestedHospital[]
  chosen: readonly string[]
  /** The one the arrow keys have reached. */
  active: string | undefined
  onToggle: (hospital: SuggestedHospital) => void
}

export const optionId = (list: string, hospital: string): string => `${list}-${hospital}`

/** The listbox of the combobox; key events are handled by its field. */
export const HospitalSuggestionList = (props: HospitalSuggestionListProps) => (
  <div
    role="listbox"
    id={props.id}
    aria-label="病院の候補"
    aria-multiselectable="true"
    className={styles.suggestions}
  >
    {props.hospitals.map((hospital) => (
      <Suggestion
        key={hospital.id}
        id={optionId(props.id, hospital.id)}
        hospital={hospital}
        count={props.kind === 'spot' ? hospital.spotCount : hospital.regularCount}
        isChosen={props.chosen.includes(hospital.id)}
        isActive={props.active === hospital.id}
        onToggle={props.onToggle}
      />
    ))}
  </div>
)

type SuggestionProps = {
  id: string
  hospital: SuggestedHospital
  count: number
  isChosen: boolean
  isActive: boolean
  onToggle: (hospital: SuggestedHospital) => void
}

/** Memoised: rendered again when it is chosen or highlighted, not with every letter typed. */
const Suggestion = memo(function Suggestion(props: SuggestionProps) {
  const { id, hospital, count, isChosen, isActive, onToggle } = props
  const element = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <button
      type="button"
      ref={element}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      data-active={isActive || undefined}
      className={styles.suggestion}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
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
  )
})
