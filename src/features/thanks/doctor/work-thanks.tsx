import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { toThanks } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Heading } from '../../../ui/text/heading.tsx'
import { thanksQuery } from './thanks.queries.ts'
import { MarkThanksRead } from './mark-thanks-read.tsx'
import { ThanksCard } from './thanks-card.tsx'

/** The thanks for one work; nothing without one. */
export function WorkThanks({ workId }: { workId: string }) {
  const { data } = useSuspenseInfiniteQuery(thanksQuery('OPEN', '', workId))
  const thanks = data.pages.flatMap((page) => page.appreciations)
  if (thanks.length === 0) return null
  return (
    <Stack as="section" gap={3} aria-labelledby="work-thanks">
      <Heading level={2} id="work-thanks">
        感謝の声
      </Heading>
      <MarkThanksRead thanks={thanks} />
      {thanks.map((one) => (
        <ThanksCard key={one.id} thanks={one} isOfOneWork />
      ))}
      <p>
        <Link {...toThanks()} className={rowLinkClass}>
          お礼を返す・手帳に保存する
        </Link>
      </p>
    </Stack>
  )
}
