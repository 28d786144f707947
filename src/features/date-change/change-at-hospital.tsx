import { decideChangeWords, proposeChangeWords, retractChangeWords } from '../../domain/work/date-change.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { DescriptionList } from '../../ui/description-list/description-list.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { FormReport, OutcomeNotice } from '../forms/form-report.tsx'
import { toastOutcome } from '../forms/outcome-toast.ts'
import { keptFor, usePageForms } from '../forms/page-forms.ts'
import { usePosted } from '../forms/use-posted.ts'
import { DateChangeAnswerForm } from './change-answer.tsx'
import { ChangeFields } from './change-fields.tsx'
import { PROPOSE_CHANGE_FORM } from './change-form-data.ts'
import { changeItems, type ShownDateChange } from './change-items.ts'
import { DecidedChange } from './decided-change.tsx'
import { proposeDateChangeFn, retractDateChangeFn } from './hospital-date-change.functions.ts'

type FormProps = {
  work: { id: string; startTime: string; endTime: string }
  /** The last request, of which another one is another command. */
  last: string
  outcome: string | undefined
  /** Reads the work again. */
  onChange: () => Promise<void>
}

type ChangeAtHospitalProps = Omit<FormProps, 'outcome' | 'last'> & {
  /** The last request to move the work, of either side. */
  change: ShownDateChange | null
  mayDecide: boolean
  search: { change?: string | undefined; proposed?: string | undefined; retracted?: string | undefined }
}

/** Moving a planned work, as the hospital sees it: the doctor's request, its own one, or a new one. */
export function ChangeAtHospital({ change, mayDecide, search, ...of }: ChangeAtHospitalProps) {
  const one = { ...of, last: change?.id ?? 'first' }
  if (change?.state === 'OPEN' && !change.byHospital)
    return (
      <DateChangeAnswerForm
        workId={one.work.id}
        change={change}
        mayDecide={mayDecide}
        outcome={search.change}
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
              {mayDecide && <RetractForm {...one} outcome={search.retracted} />}
            </>
          ) : (
            <>
              {change?.state === 'WITHDRAWN' && search.retracted === 'WITHDRAWN' && (
                <OutcomeNotice told={retractChangeWords('WITHDRAWN')} />
              )}
              {change?.byHospital === true && change.state !== 'WITHDRAWN' && (
                <DecidedChange change={change} />
              )}
              <Text>
                先生が同意すると勤務の日時が変わります。給与は変わりません。先生のほかの勤務と休息は、先生の画面で確認されます。
              </Text>
              {mayDecide ? (
                <ProposeForm
                  {...one}
                  key={one.last}
                  outcome={search.proposed === 'REQUESTED' ? undefined : search.proposed}
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

function ProposeForm({ work, last, outcome, onChange }: FormProps) {
  const kept = keptFor(usePageForms(), PROPOSE_CHANGE_FORM)
  const posted = usePosted(proposeDateChangeFn, {
    posted: outcome,
    of: PROPOSE_CHANGE_FORM,
    key: `change-${last}-propose`,
    onAnswer: (given) => {
      if (given.outcome === 'REQUESTED') toastOutcome('date-change', proposeChangeWords(given.outcome))
      return given.problems ? undefined : onChange()
    },
  })
  const { problems, pending, attributes, formKey, typed } = posted
  return (
    <Disclosure summary="変更したい日時を先生にお願いする" open={outcome !== undefined || kept !== null}>
      <form {...attributes}>
        <Stack gap={4}>
          <FormReport of={posted} words={proposeChangeWords} toasted />
          <input type="hidden" name="workId" value={work.id} />
          <input type="hidden" name="idempotencyKey" value={formKey} />
          <ChangeFields planned={work} problems={problems} typed={typed} help="先生にお伝えする文章です" />
          <Button type="submit" variant="filled" pending={pending}>
            この日時を先生にお願いする
          </Button>
        </Stack>
      </form>
    </Disclosure>
  )
}

function RetractForm({ work, last, outcome, onChange }: FormProps) {
  const posted = usePosted(retractDateChangeFn, {
    posted: outcome,
    key: `change-${last}-retract`,
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
        <input type="hidden" name="idempotencyKey" value={posted.formKey} />
        <Button type="submit" pending={posted.pending}>
          お願いを取り下げる
        </Button>
      </Stack>
    </form>
  )
}
