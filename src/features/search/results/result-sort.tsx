import { useEffect, useRef } from 'react'
import { afterPaint } from '../../../platform/after-paint.ts'
import { Button } from '../../../ui/button/button.tsx'
import { NativeSelect } from '../../../ui/text-input/native-select.tsx'
import * as styles from '../form/result-page.css.ts'

type ResultSortProps = {
  /** The list, to be sent the order. */
  action: string
  words: Readonly<Record<string, string>>
  /** The order in force; the default one leaves no trace in the address. */
  sort: string | undefined
  criteria: Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>
}

export function ResultSort({ action, words, sort, criteria }: ResultSortProps) {
  const form = useRef<HTMLFormElement>(null)
  const chosen = sort ?? ''
  // An order chosen before this script had come was heard by nobody.
  useEffect(() => {
    const select = form.current?.elements.namedItem('sort')
    if (select instanceof HTMLSelectElement && select.value !== chosen) form.current?.requestSubmit()
  }, [chosen])
  return (
    <form ref={form} autoComplete="off" action={action} method="get" className={styles.sort}>
      {Object.entries(criteria).map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={String(value)} />,
      )}
      <NativeSelect
        key={sort}
        name="sort"
        look="plain"
        aria-label="並び順"
        className={styles.sortSelect}
        options={Object.entries(words).map(([value, label]) => ({
          value: value === 'UNSPECIFIED' ? '' : value,
          label,
        }))}
        defaultValue={chosen}
        onChange={() => afterPaint(() => form.current?.requestSubmit())}
      />
      <noscript>
        <Button type="submit" size="sm">
          並べ替える
        </Button>
      </noscript>
    </form>
  )
}
