import type { RegularSearch } from '../../../domain/search/regular-search.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { WeekLinks } from './result-grid.tsx'

/** The results as a week: the count of each weekday and time of day, with a link to its list. */
export const RegularWeekView = ({ search }: { search: RegularSearch }) => (
  <Card as="section" aria-label="曜日と時間帯で絞り込む">
    <Stack gap={2}>
      <WeekLinks search={{ ...search, view: undefined }} />
      <Text tone="sub">曜日と時間帯ごとの求人の数です。選ぶと、その枠の求人を表示します。</Text>
    </Stack>
  </Card>
)
