import { useSuspenseQuery } from '@tanstack/react-query'
import { momentText } from '../../../domain/text/shift-text.ts'
import { toStaffThread } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { textLinkClass } from '../../../ui/link/link-class.ts'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { preLine } from '../../../ui/theme/text.css.ts'
import { doctorThreadsQuery } from './thread.queries.ts'

/** With whom a doctor writes, and who of our staff has read it. */
export function DoctorThreads({ doctorId }: { doctorId: string }) {
  const { data } = useSuspenseQuery(doctorThreadsQuery(doctorId))
  return (
    <Card as="section" aria-label="病院とのやりとり">
      <Stack gap={3}>
        <Heading level={3}>病院とのやりとり</Heading>
        {data.threads.length === 0 ? (
          <Text tone="sub">やりとりはまだありません。</Text>
        ) : (
          <Stack as="ul" gap={2}>
            {data.threads.map(({ id, hospitalName, title, lastAt }) => (
              <li key={id}>
                <Link {...toStaffThread(id)} className={textLinkClass}>
                  {hospitalName}
                </Link>
                <Text tone="sub" size="md">
                  {title}・最後のメッセージ {momentText(lastAt)}
                </Text>
              </li>
            ))}
          </Stack>
        )}
        <Text tone="sub">内容を読むには理由の入力が必要です。理由は記録に残ります。</Text>
        {data.views.length > 0 && (
          <Disclosure summary="閲覧の記録">
            <Stack as="ul" gap={2}>
              {data.views.map(({ hospitalName, staffName, reason, viewedAt }) => (
                <li key={`${viewedAt} ${staffName} ${hospitalName}`}>
                  <Text size="md">
                    {momentText(viewedAt)} {staffName}・{hospitalName}とのやりとり
                  </Text>
                  <Text tone="sub" size="md" className={preLine}>
                    {reason}
                  </Text>
                </li>
              ))}
            </Stack>
          </Disclosure>
        )}
      </Stack>
    </Card>
  )
}
