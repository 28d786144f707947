import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { proofWords } from '../../../domain/account/identity-proof.ts'
import { answerProposalWords, PROPOSAL_HOURS } from '../../../domain/doctor/decision-proposal.ts'
import type { DoctorQueue } from '../../../domain/doctor/doctor-decision.ts'
import type { ToldOutcome } from '../../../domain/text/outcome-words.ts'
import { Card } from '../../../ui/card/card.tsx'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { preLine } from '../../../ui/theme/text.css.ts'
import { OutcomeNotice } from '../../forms/form-report.tsx'
import { keptFor, usePageForms } from '../../forms/page-forms.ts'
import * as styles from '../../staff/staff.css.ts'
import { ProposalAnswerForm } from './answer-form.tsx'
import { NoSecond } from './no-second.tsx'
import { ANSWER_PROPOSAL_FORM } from './proposal-form-data.ts'
import { doctorProposalsQuery } from './proposal.queries.ts'
import type { ProposalView } from './proposal-view.ts'
import { WithdrawProposalForm } from './withdraw-form.tsx'

export const DOCTOR_PROPOSALS_ID = 'proposals'

type DoctorProposalsProps = {
  doctorId: string
  queue: DoctorQueue
  /** The outcome of the browser's own post, from the URL and therefore unchecked. */
  outcome: string | undefined
}

/** Decisions about a doctor that take two of our staff: the open one to answer, and former ones. */
export function DoctorProposals({ doctorId, queue, outcome }: DoctorProposalsProps) {
  const kept = keptFor(usePageForms(), ANSWER_PROPOSAL_FORM)
  const { data } = useSuspenseQuery(doctorProposalsQuery(doctorId))
  const [told, setTold] = useState<ToldOutcome | string | undefined>(
    () => proofWords(outcome) ?? (kept ? undefined : answerProposalWords(outcome)),
  )
  const { proposals, hasSecond } = data
  if (proposals.length === 0) return null
  const open = proposals.find(({ isOpen }) => isOpen)
  const ended = proposals.filter(({ isOpen }) => !isOpen)
  const form = open && { proposal: open, queue, onTold: setTold }
  return (
    <Card as="section" id={DOCTOR_PROPOSALS_ID} aria-labelledby="proposals-heading">
      <Stack gap={4}>
        <Heading level={3} id="proposals-heading">
          2人で決める操作の提案
        </Heading>
        <OutcomeNotice told={told} />
        {open && (
          <DescriptionList
            items={[
              { term: '提案', description: open.decisionText },
              { term: '先生への理由', description: <span className={preLine}>{open.reason}</span> },
              { term: '提案した人', description: `${open.proposerName}・${open.proposed}` },
              { term: '期限', description: `${open.expires}(提案から${PROPOSAL_HOURS}時間)` },
            ]}
          />
        )}
        {form?.proposal.isOwn && !hasSecond && <NoSecond />}
        {form &&
          (form.proposal.isOwn ? <WithdrawProposalForm {...form} /> : <ProposalAnswerForm {...form} />)}
        {ended.length > 0 && <Ended proposals={ended} />}
      </Stack>
    </Card>
  )
}

const Ended = ({ proposals }: { proposals: readonly ProposalView[] }) => (
  <ol className={styles.history}>
    {proposals.map(({ id, decisionText, stateText, ended, proposerName, answererName, answerReason }) => (
      <li key={id}>
        <p>
          <strong>{stateText}</strong> {decisionText}
        </p>
        {answerReason && <p className={preLine}>{answerReason}</p>}
        <Text tone="sub" size="md">
          {[ended, `提案 ${proposerName}`, answererName && `回答 ${answererName}`].filter(Boolean).join('・')}
        </Text>
      </li>
    ))}
  </ol>
)
