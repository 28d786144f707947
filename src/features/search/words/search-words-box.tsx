import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { Criteria } from '../../../domain/search/search-criteria.ts'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import { hrefOf } from '../../../platform/address.ts'
import { toSearch } from '../../../platform/addresses.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { searchWordsQuery } from './search-words.queries.ts'
import { SearchWordsReading } from './search-words-reading.tsx'
import * as styles from './search-words-box.css.ts'

/** As long as the server reads; said here, so that the words it reads by stay there. */
const LONGEST = 200

type SearchWordsBoxProps = {
  kind: SearchKind
  /** What the screen searches for now: what was read, and corrected since. */
  criteria: Criteria
}

/** ことばで検索. A plain form: the address carries the sentence to the server, which answers with the criteria in it. */
export function SearchWordsBox({ kind, criteria }: SearchWordsBoxProps) {
  const { said, sort } = useSearch({ strict: false })
  const { data: reading } = useQuery({ ...searchWordsQuery(kind, said ?? ''), enabled: said !== undefined })
  return (
    <Card as="section" aria-label="ことばで検索">
      <Stack gap={3}>
        <form action={hrefOf(toSearch(kind))} method="get">
          <Field label="ことばで検索" help="例: 来週金曜の夜、23区、救急車なし、8万円以上">
            {(control) => (
              <div className={styles.row}>
                <TextInput
                  // Another sentence in the URL remounts the field.
                  key={said}
                  {...control}
                  name="q"
                  defaultValue={said}
                  maxLength={LONGEST}
                  enterKeyHint="search"
                  autoComplete="off"
                />
                <Button type="submit">条件にする</Button>
              </div>
            )}
          </Field>
        </form>
        {said !== undefined && reading && (
          <SearchWordsReading kind={kind} criteria={criteria} sort={sort} said={said} reading={reading} />
        )}
      </Stack>
    </Card>
  )
}
