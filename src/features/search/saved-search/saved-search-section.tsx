import { PLACE } from '../../../domain/text/place-name.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import { savedSearchWords } from '../../../domain/search/saved-search-words.ts'
import { Heading } from '../../../ui/text/heading.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { OutcomeNotice } from '../../forms/form-report.tsx'
import { useCurrentUser } from '../../session/use-current-user.ts'
import { SavedSearchItem } from './saved-search-row.tsx'
import { savedSearchesQuery } from './saved-search.queries.ts'
import { Grid } from '../../../ui/layout/grid.tsx'

type SavedSearchSectionProps = {
  kind: SearchKind
  /** Outcome of a form that was posted without JavaScript. */
  posted: string | undefined
  title?: string
}

/** The searches a doctor keeps on the server, with their notices. */
export function SavedSearchSection({
  kind,
  posted,
  title = '保存した条件と新着のお知らせ',
}: SavedSearchSectionProps) {
  const id = useId()
  const { doctor } = useCurrentUser()
  const { data: saved } = useQuery({ ...savedSearchesQuery(kind), enabled: doctor !== null })
  const told = savedSearchWords(posted)
  if (!doctor && !told) return null
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <OutcomeNotice told={told} />
      {saved?.length === 0 && (
        <Text tone="sub">
          検索結果や検索履歴で「{PLACE.newArrivals}」を選ぶと、合う求人が掲載されたときにお知らせします。
        </Text>
      )}
      {saved && saved.length > 0 && (
        <Grid as="ul" gap={3}>
          {saved.map((search) => (
            <SavedSearchItem key={search.id} kind={kind} search={search} />
          ))}
        </Grid>
      )}
    </Stack>
  )
}
