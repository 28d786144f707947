import { useEffect, useRef } from 'react'
import { SPOT_SORT_ORDER } from '../../domain/listing-words.ts'
import { criteriaOf } from '../../domain/spot-criteria.ts'
import type { SpotSearch } from '../../domain/spot-search.ts'
import { Button } from '../../ui/button/button.tsx'
import { NativeSelect } from '../../ui/text-input/native-select.tsx'
import { RESULT_PATH } from './criteria-address.ts'
import * as styles from './spot-result-page.css.ts'

// The default has no value, so that it leaves no trace in the address.
const OPTIONS = Object.entries(SPOT_SORT_ORDER).map(([value, label]) => ({
  value: value === 'UNSPECIFIED' ? '' : value,
  label,
}))

export function ResultSort({ search }: { search: SpotSearch }) {
  const form = useRef<HTMLFormElement>(null)
  const chosen = search.sort ?? ''
  // An order chosen before this script had come was heard by nobody.
  useEffect(() => {
    const select = form.current?.elements.namedItem('sort')
    if (select instanceof HTMLSelectElement && select.value !== chosen) form.current?.requestSubmit()
  }, [chosen])
  return (
    <form ref={form} autoComplete="off" action={RESULT_PATH} method="get" className={styles.sort}>
      {Object.entries(criteriaOf(search)).map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={String(value)} />,
      )}
      <NativeSelect
        key={search.sort}
        name="sort"
        look="plain"
        aria-label="並び順"
        className={styles.sortSelect}
        options={OPTIONS}
        defaultValue={chosen}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      />
      <noscript>
        <Button type="submit" size="sm">
          並べ替える
        </Button>
      </noscript>
    </form>
  )
}
