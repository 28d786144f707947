import type { ReactNode } from 'react'
import { answerChangeWords, withdrawChangeWords } from '../../domain/work/date-change.ts'
import { Card } from '../../ui/card/card.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { OutcomeNotice } from '../forms/form-report.tsx'
import { ChangeRequestForm } from './change-request-form.tsx'
import type { ShownDateChange } from './change-items.ts'
import { DecidedChange } from './decided-change.tsx'
import { ProposedChange } from './proposed-change.tsx'
import { OpenChange } from './open-change.tsx'
import type { ChangedWork } from './work-fields.tsx'

export type DateChangeSearch = {
  change?: string | undefined
  changeWithdrawn?: string | undefined
  changeAnswer?: string | undefined
}

type DateChangeSectionProps = {
  work: ChangedWork
  /** The last request to move the work. */
  change: ShownDateChange | null
  search: DateChangeSearch
  onChange: () => Promise<void>
  children: ReactNode
}

/** Moving a work, before it is cancelled: the request, the open request, and what the hospital answered. */
export function DateChangeSection({ change, search, children, ...one }: DateChangeSectionProps) {
  const last = change?.id ?? 'first'
  return (
    <Card as="section" aria-labelledby="date-change">
      <Stack gap={3}>
        <Heading level={2} id="date-change">
          日時を変えて勤務する
        </Heading>
        {change?.state === 'OPEN' && change.byHospital ? (
          <ProposedChange {...one} change={change} outcome={search.changeAnswer} />
        ) : change?.state === 'OPEN' ? (
          <OpenChange {...one} change={change} withdrawn={search.changeWithdrawn} />
        ) : (
          <>
            {/* Anybody can write a URL: a success is told only where the request confirms it. */}
            {change?.state === 'WITHDRAWN' && search.changeWithdrawn === 'WITHDRAWN' && (
              <OutcomeNotice told={withdrawChangeWords('WITHDRAWN')} />
            )}
            {search.changeAnswer !== undefined && search.changeAnswer === change?.state && (
              <OutcomeNotice told={answerChangeWords(search.changeAnswer)} />
            )}
            {change && change.state !== 'WITHDRAWN' && <DecidedChange change={change} />}
            <Text>
              日時を変えれば勤務できるときは、先にご相談ください。病院が承諾すると勤務の日時が変わり、キャンセルの記録は残りません。給与は変わりません。
            </Text>
            <ChangeRequestForm
              {...one}
              key={last}
              last={last}
              outcome={search.change === 'REQUESTED' ? undefined : search.change}
            />
          </>
        )}
        {children}
      </Stack>
    </Card>
  )
}
