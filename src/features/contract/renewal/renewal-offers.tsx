import { useSuspenseQuery } from '@tanstack/react-query'
import { dayText } from '../../../domain/text/shift-text.ts'
import { toRegularSchedule } from '../../../platform/addresses.ts'
import { Text } from '../../../ui/text/text.tsx'
import { WholeParts } from '../../../ui/text/whole-parts.tsx'
import { WaitingCard, WaitingCards } from '../../page-parts/waiting-cards.tsx'
import { renewalOffersQuery } from './renewal.queries.ts'

/** Offers of renewals that wait for the doctor. */
export function RenewalOffers() {
  const { data: offers } = useSuspenseQuery(renewalOffersQuery)
  if (offers.length === 0) return null
  return (
    <WaitingCards title="契約の更新の提案">
      {offers.map(({ regularWorkId, hospitalName, pattern, termEnd, dueOn }) => (
        <WaitingCard
          key={regularWorkId}
          badge={`${dayText(dueOn)}までに回答`}
          to={toRegularSchedule(regularWorkId)}
          action="更新の提案に回答する"
        >
          <Text bold>{hospitalName}</Text>
          <Text>
            <WholeParts>{pattern}</WholeParts>・{dayText(termEnd)}満了
          </Text>
        </WaitingCard>
      ))}
    </WaitingCards>
  )
}
