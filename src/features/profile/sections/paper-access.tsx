import { Disclosure } from '../../../ui/disclosure/disclosure.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/text/text.tsx'
import type { Profile } from '../profile.functions.ts'

type PaperAccessProps = { views: Profile['paperViews']; shares: Profile['paperShares'] }

/** Who may see the documents, and the log of views and shares. */
export function PaperAccess({ views, shares }: PaperAccessProps) {
  return (
    <Stack as="section" gap={2} aria-label="共有先と閲覧の記録">
      <Text tone="sub" size="md">
        書類をご覧になれるのは、先生と当サービスの確認担当者、それに応募のときに先生が同意した病院だけです。
      </Text>
      <Records title="病院への共有の記録" none="病院への共有は、まだありません。" lines={shares} />
      <Records title="閲覧の記録" none="確認担当者や病院による閲覧は、まだありません。" lines={views} />
    </Stack>
  )
}

type RecordsProps = { title: string; none: string; lines: Profile['paperViews'] }

function Records({ title, none, lines }: RecordsProps) {
  if (lines.length === 0)
    return (
      <Text tone="sub" size="md">
        {none}
      </Text>
    )
  return (
    <Disclosure summary={title}>
      <Stack gap={3}>
        <Stack as="ul" gap={1}>
          {lines.map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </Stack>
        <Text tone="sub" size="md">
          新しい順に20件までです。すべての記録は「データのダウンロード」に含まれます。
        </Text>
      </Stack>
    </Disclosure>
  )
}
