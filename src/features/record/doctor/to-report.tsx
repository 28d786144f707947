import { WORK_STATE } from '../../../domain/application/application-words.ts'
import { shiftText } from '../../../domain/text/shift-text.ts'
import { toWorkReport } from '../../../platform/addresses.ts'
import { Text } from '../../../ui/text/text.tsx'
import { WaitingCard, WaitingCards } from '../../page-parts/waiting-cards.tsx'
import type { RecordView } from './record-view.ts'
import { isStated, reportLinkWord } from './record-words.ts'

/** Works whose report, or whose correction, waits for the doctor. */
export const ToReport = ({ works }: { works: readonly RecordView[] }) => (
  <WaitingCards title="報告のお願い">
    {works.map((work) => (
      <WaitingCard
        key={work.id}
        badge={isStated(work) ? '病院が入力' : WORK_STATE[work.state]}
        to={toWorkReport(work.id)}
        action={
          work.state === 'CORRECTION_REQUESTED' ? '病院からのお願いを確認して修正する' : reportLinkWord(work)
        }
      >
        <Text bold>
          {work.hospitalName} <Text as="span">{shiftText(work.plannedStart, work.plannedEnd)}</Text>
        </Text>
      </WaitingCard>
    ))}
  </WaitingCards>
)
