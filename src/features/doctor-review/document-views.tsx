import { Card } from '../../ui/card/card.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import type { FileView } from './doctor-file-view.ts'

/** The log of document views; the current view appears on the next load. */
export function DocumentViews({ views }: Pick<FileView, 'views'>) {
  return (
    <Card as="section" aria-label="書類の閲覧記録">
      <Stack gap={3}>
        <Heading level={3}>書類の閲覧記録</Heading>
        {views.length === 0 ? (
          <Text tone="sub">まだ閲覧の記録はありません。書類を表示すると記録されます。</Text>
        ) : (
          <Stack as="ul" gap={1}>
            {views.map(({ key, text }) => (
              <Text key={key} as="li" tone="sub" size="md">
                {text}
              </Text>
            ))}
          </Stack>
        )}
        <Text tone="sub">新しい順に50件までです。先生ご本人のデータダウンロードにも含まれます。</Text>
      </Stack>
    </Card>
  )
}
