import {
  DATE_CHANGE_STATE,
  decideChangeWords,
  proposeChangeWords,
  retractChangeWords,
} from '../../domain/work/date-change.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { DescriptionList } from '../../ui/description-list/description-list.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import type { KeptAnswer } from '../forms/form-answer.ts'
import { FormReport, OutcomeNotice } from '../forms/form-report.tsx'
import { toastOutcome } from '../forms/outcome-toast.ts'
import { usePosted } from '../forms/use-posted.ts'
import { DateChangeAnswerForm } from './change-answer.tsx'
import { checkDateChange } from './change-check.ts'
import { ChangeFields } from './change-fields.tsx'
import { changeItems, type DateChangeView } from './date-change-view.ts'
import { proposeDateChangeFn, retractDateChangeFn } from './hospital-date-change.functions.ts'

type FormProps = {
  work: { id: string; startTime: string; endTime: string }
  outcome: string | undefined
  formKey: string
  /** Reads the work again. */
  onChange: () => Promise<void>
}

type ChangeAtHospitalProps = Omit<FormProps, 'outcome'> & {
  /** The last request to move the work, of either side. */
  change: DateChangeView | null
  mayDecide: boolean
  search: { change?: string | undefined; proposed?: string | undefined; retracted?: string | undefined }
  kept: Record<'change' | 'proposal', KeptAnswer | null>
}

/** Moving a planned work, as the hospital sees it: the doctor's request, its own one, or a new one. */
export function ChangeAtHospital({ change, mayDecide, search, kept, ...one }: ChangeAtHospitalProps) {
  // Another request of the same page is another command.
  const formKey = `${one.formKey}-${change?.id ?? 'first'}`
  if (change?.state === 'OPEN' && !change.byHospital)
    return (
      <DateChangeAnswerForm
        workId={one.work.id}
        change={change}
        mayDecide={mayDecide}
        outcome={search.change}
        kept={kept.change}
        formKey={formKey}
        onChange={one.onChange}
      />
    )
  return (
    <>
      {/* Anybody can write a URL: a success is told only where the request confirms it. */}
      {search.change === change?.state && <OutcomeNotice told={decideChangeWords(search.change)} />}
      <Card as="section" aria-labelledby="date-change">
        <Stack gap={3}>
          <Heading level={2} id="date-change">
            日時の変更を先生にお願いする
          </Heading>
          {change?.state === 'OPEN' ? (
            <>
              <Notice tone="info" title="先生の回答を待っています">
                回答があるまで、勤務はいまの予定のままです。
              </Notice>
              <DescriptionList items={changeItems(change)} />
              {mayDecide && (
                <RetractForm {...one} outcome={search.retracted} formKey={`${formKey}-retract`} />
              )}
            </>
          ) : (
            <>
              {change?.state === 'WITHDRAWN' && search.retracted === 'WITHDRAWN' && (
                <OutcomeNotice told={retractChangeWords('WITHDRAWN')} />
              )}
              {change?.byHospital === true && change.state !== 'WITHDRAWN' && <Decided change={change} />}
              <Text>
                先生が同意すると勤務の日時が変わります。給与は変わりません。先生のほかの勤務と休息は、先生の画面で確認されます。
              </Text>
              {mayDecide ? (
                <ProposeForm
                  {...one}
                  key={formKey}
                  outcome={search.proposed === 'REQUESTED' ? undefined : search.proposed}
                  kept={kept.proposal}
                  formKey={`${formKey}-propose`}
                />
              ) : (
                <Notice tone="info">閲覧のみの権限では、お願いできません。</Notice>
              )}
            </>
          )}
        </Stack>
      </Card>
    </>
  )
}

const Decided = ({ change: { state, planned, proposed, answer } }: { change: DateChangeView }) => (
  <Notice
    tone={state === 'ACCEPTED' ? 'good' : 'info'}
    title={`${DATE_CHANGE_STATE[state]}: ${planned} → ${proposed}`}
  >
    {answer}
  </Notice>
)

function ProposeForm({ work, outcome, kept, formKey, onChange }: FormProps & { kept: KeptAnswer | null }) {
  const posted = usePosted(proposeDateChangeFn, {
    posted: outcome,
    kept,
    check: checkDateChange,
    formKey,
    onAnswer: (given) => {
      if (given.outcome === 'REQUESTED') toastOutcome('date-change', proposeChangeWords(given.outcome))
      return given.problems ? undefined : onChange()
    },
  })
  const { problems, pending, attributes } = posted
  return (
    <Disclosure summary="変更したい日時を先生にお願いする" open={outcome !== undefined || kept !== null}>
      <form {...attributes}>
        <Stack gap={4}>
          <FormReport of={posted} words={proposeChangeWords} toasted />
          <input type="hidden" name="workId" value={work.id} />
          <input type="hidden" name="idempotencyKey" value={formKey} />
          <ChangeFields
            planned={work}
            problems={problems}
            typed={kept?.typed ?? {}}
            help="先生にお伝えする文章です"
          />
          <Button type="submit" variant="filled" pending={pending}>
            この日時を先生にお願いする
          </Button>
        </Stack>
      </form>
    </Disclosure>
  )
}

function RetractForm({ work, outcome, formKey, onChange }: FormProps) {
  const posted = usePosted(retractDateChangeFn, {
    posted: outcome,
    formKey,
    onAnswer: (given) => {
      toastOutcome('date-change', retractChangeWords(given.outcome))
      return onChange()
    },
  })
  return (
    <form {...posted.attributes}>
      <Stack gap={3}>
        <FormReport of={posted} words={retractChangeWords} toasted />
        <input type="hidden" name="workId" value={work.id} />
        <input type="hidden" name="idempotencyKey" value={formKey} />
        <Button type="submit" pending={posted.pending}>
          お願いを取り下げる
        </Button>
      </Stack>
    </form>
  )
}
