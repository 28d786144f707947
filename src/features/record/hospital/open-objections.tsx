import { useSuspenseQuery } from '@tanstack/react-query'
import { shiftText } from '../../../domain/text/shift-text.ts'
import { OBJECTION_SUBJECT } from '../../../domain/work/objection.ts'
import { toHospitalReport } from '../../../platform/addresses.ts'
import { Text } from '../../../ui/text/text.tsx'
import { WaitingCard, WaitingCards } from '../../page-parts/waiting-cards.tsx'
import { answerDueText } from '../objection/objection-facts.tsx'
import { openObjectionsQuery } from './hospital-objection.queries.ts'

/** Objections that wait for the hospital's answer; nothing without one. */
export function OpenObjections() {
  const { data: objections } = useSuspenseQuery(openObjectionsQuery)
  if (objections.length === 0) return null
  return (
    <WaitingCards title="回答を待っている異議">
      {objections.map(({ workId, doctorName, startTime, endTime, objection }) => (
        <WaitingCard
          key={workId}
          badge={`${answerDueText(objection)}に回答`}
          to={toHospitalReport(workId)}
          action="異議の内容を見て回答する"
        >
          <Text bold>{doctorName}先生</Text>
          <Text>
            {shiftText(startTime, endTime)}・{OBJECTION_SUBJECT[objection.subject]}
          </Text>
        </WaitingCard>
      ))}
    </WaitingCards>
  )
}
