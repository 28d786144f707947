import { useHydrated } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState, type ChangeEvent } from 'react'
import { chipClass } from '../../../ui/chip/chip-class.ts'
import { CloseIcon } from '../../../ui/icon/control-icons.tsx'
import { hospitalNamesQuery } from './hospital.queries.ts'
import { HospitalCombobox } from './hospital-combobox.tsx'
import type { SuggestedHospital } from './hospital-suggestion-list.tsx'
import * as styles from './hospital-picker.css.ts'

type HospitalPickerProps = {
  kind: 'spot' | 'regular'
  /** The ids that are chosen when first shown. */
  value: readonly string[]
  /** Called after a choice that fires no event of the form. */
  onChange: () => void
}

/** Hospitals by a few letters of their name, reading or town; the chosen ones are boxes like all others of the form. */
export function HospitalPicker({ kind, value, onChange }: HospitalPickerProps) {
  const [chosen, setChosen] = useState<readonly string[]>(value)
  const [seen, setSeen] = useState<Readonly<Record<string, string>>>({})
  const hydrated = useHydrated()
  const { data: names } = useQuery(hospitalNamesQuery(value))
  const nameOf = (id: string) => seen[id] ?? names?.find((one) => one.id === id)?.name ?? '選んだ病院'
  const before = useRef(chosen)
  useEffect(() => {
    if (before.current !== chosen) onChange()
    before.current = chosen
  }, [chosen, onChange])
  const toggle = useCallback(({ id, name }: Pick<SuggestedHospital, 'id' | 'name'>) => {
    setSeen((known) => ({ ...known, [id]: name }))
    setChosen((ids) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]))
  }, [])
  function remove({ target }: ChangeEvent<HTMLInputElement>) {
    setChosen(chosen.filter((one) => one !== target.value))
  }
  return (
    <div className={styles.picker}>
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label="選んだ病院">
          {chosen.map((id) => (
            <li key={id}>
              <label className={`${chipClass('selected')} ${styles.chip}`}>
                <input
                  type="checkbox"
                  name="generalHospitalIds"
                  value={id}
                  checked
                  onChange={remove}
                  className={styles.chipBox}
                />
                {nameOf(id)}
                <CloseIcon size="sm" />
              </label>
            </li>
          ))}
        </ul>
      )}
      {hydrated ? (
        <HospitalCombobox kind={kind} chosen={chosen} onToggle={toggle} />
      ) : (
        <noscript>
          <p className={styles.quiet}>
            病院をしぼるには、検索結果の「この病院のほかの求人」からお選びください。
          </p>
        </noscript>
      )}
    </div>
  )
}
