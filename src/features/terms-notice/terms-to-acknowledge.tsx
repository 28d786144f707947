import { useSuspenseQuery } from '@tanstack/react-query'
import { shiftText } from '../../domain/text/shift-text.ts'
import { toTerms } from '../../platform/addresses.ts'
import { Text } from '../../ui/text/text.tsx'
import { WaitingCard, WaitingCards } from '../page-parts/waiting-cards.tsx'
import { termsToAcknowledgeQuery } from './terms-notice.queries.ts'

/** Notices of terms that wait for the doctor. */
export function TermsToAcknowledge() {
  const { data: works } = useSuspenseQuery(termsToAcknowledgeQuery)
  if (works.length === 0) return null
  return (
    <WaitingCards title="労働条件通知書の確認">
      {works.map(({ workId, hospitalName, startTime, endTime }) => (
        <WaitingCard key={workId} badge="未確認" to={toTerms(workId)} action="通知書を確認する">
          <Text bold>
            {hospitalName} <Text as="span">{shiftText(startTime, endTime)}</Text>
          </Text>
        </WaitingCard>
      ))}
    </WaitingCards>
  )
}
