import { useQuery } from '@tanstack/react-query'
import { useId, useState, type KeyboardEvent } from 'react'
import { katakana, plainText } from '../../../domain/text/typed-text.ts'
import { isOfInputMethod } from '../../../ui/text-input/of-input-method.ts'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { hospitalSuggestionsQuery } from './hospital.queries.ts'
import { HospitalSuggestionList, optionId, type SuggestedHospital } from './hospital-suggestion-list.tsx'
import * as styles from './hospital-picker.css.ts'
import { LatePart } from '../../page-parts/late-part.tsx'
import { useDebounced } from '../../forms/use-debounced.ts'

/** As many as one answer holds. */
const MOST = 20

/** Readings are kept in katakana; a name written in hiragana alone is found by its reading. */
const searchText = (typed: string) => {
  const text = plainText(typed)
  return /^[\u3041-\u3096ー ]+$/.test(text) ? katakana(text) : text
}

type HospitalComboboxProps = {
  kind: 'spot' | 'regular'
  chosen: readonly string[]
  onToggle: (hospital: SuggestedHospital) => void
}

/** The ARIA combobox with a listbox of several choices: arrows move, Enter chooses, Escape empties the field. */
export function HospitalCombobox({ kind, chosen, onToggle }: HospitalComboboxProps) {
  const list = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState<string>()
  const text = useDebounced(searchText(typed), 200)
  const query = useQuery(hospitalSuggestionsQuery(text))
  const isOpen = typed !== '' && text !== ''
  const hospitals = isOpen ? (query.data ?? []) : []
  const at = hospitals.findIndex(({ id }) => id === active)

  function type(value: string) {
    setTyped(value)
    setActive(undefined)
  }
  function onKeyDown(event: KeyboardEvent) {
    // An Enter, an arrow or an Escape that ends a conversion belongs to the input method.
    if (isOfInputMethod(event.nativeEvent)) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && hospitals.length > 0) {
      event.preventDefault()
      const next = at < 0 && step < 0 ? hospitals.length - 1 : at + step
      setActive(hospitals.at(next % hospitals.length)?.id)
    } else if (event.key === 'Enter') {
      // Enter here means the list, not the form.
      event.preventDefault()
      const hospital = hospitals[at]
      if (hospital) onToggle(hospital)
    } else if (event.key === 'Escape' && typed !== '') {
      event.preventDefault()
      type('')
    }
  }
  return (
    <>
      <TextInput
        type="search"
        role="combobox"
        aria-label="病院をさがす"
        aria-autocomplete="list"
        aria-expanded={hospitals.length > 0}
        aria-controls={hospitals.length > 0 ? list : undefined}
        aria-activedescendant={at < 0 || active === undefined ? undefined : optionId(list, active)}
        autoComplete="off"
        placeholder="病院名・読み・都道府県・市区町村"
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {isOpen && (
        <LatePart query={query} failure="病院を読み込めませんでした。">
          {(found) => (
            <>
              <p role="status" className={styles.quiet}>
                {found.length === 0
                  ? '当てはまる病院はありません。'
                  : `${found.length < MOST ? '' : 'はじめの'}${found.length}件の病院`}
              </p>
              {found.length > 0 && (
                <HospitalSuggestionList
                  id={list}
                  kind={kind}
                  hospitals={found}
                  chosen={chosen}
                  active={active}
                  onToggle={onToggle}
                />
              )}
            </>
          )}
        </LatePart>
      )}
    </>
  )
}
