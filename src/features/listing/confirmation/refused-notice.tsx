import { UNCONFIRMED_WORDS } from '../../../domain/listing/listing-outcome.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import type { Refused } from './confirm-form.tsx'

/** The listings that could not be confirmed, each with the reason. */
export const RefusedNotice = ({ refused }: { refused: readonly Refused[] }) =>
  refused.length === 0 ? null : (
    <Notice tone="warn" role="alert" title={`${refused.length}件の求人は確認できませんでした`}>
      <Stack as="ul" gap={1}>
        {refused.map(({ ref, outcome }) => (
          <li key={ref}>{`${ref}: ${UNCONFIRMED_WORDS[outcome] ?? '状態をご確認ください'}`}</li>
        ))}
      </Stack>
    </Notice>
  )
