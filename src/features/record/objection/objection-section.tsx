import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { untilText } from '../../../domain/text/shift-text.ts'
import {
  OBJECTION_TEXT,
  objectWords,
  REPORT_SUBJECT,
  withdrawObjectionWords,
} from '../../../domain/work/objection.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { RadioGroup } from '../../../ui/choice/radio-group.tsx'
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { FreeText } from '../../forms/free-text.tsx'
import { FormReport, OutcomeNotice } from '../../forms/form-report.tsx'
import { toastOutcome } from '../../forms/outcome-toast.ts'
import { keptFor, usePageForms } from '../../forms/page-forms.ts'
import { usePosted } from '../../forms/use-posted.ts'
import { OBJECTION_FORM } from './objection-form-data.ts'
import { ObjectionFacts } from './objection-facts.tsx'
import { objectToReportFn, withdrawObjectionFn } from './objection.functions.ts'
import { objectionQuery } from './objection.queries.ts'

export type ObjectionSectionProps = {
  workId: string
  /** Outcomes of forms posted without JavaScript. */
  objected?: string | undefined
  withdrawn?: string | undefined
}

const SUBJECTS = Object.entries(REPORT_SUBJECT).map(([value, label]) => ({ value, label }))

/** The doctor's objection to a confirmed report: its state, or the form while one can be made. */
export function ObjectionSection(props: ObjectionSectionProps) {
  const { workId, objected, withdrawn } = props
  const isKept = keptFor(usePageForms(), OBJECTION_FORM) !== null
  const { data } = useSuspenseQuery(objectionQuery(workId))
  if (!data) return null
  const { objection, mayObject, until } = data
  // Anybody can write a URL: a success is told only where the record says so too.
  const isMade = objected === 'OBJECTED'
  const shown = isMade ? objection?.state === 'OPEN' : !mayObject
  const isBack = withdrawn === 'WITHDRAWN' && objection?.state === 'WITHDRAWN'
  return (
    <Card as="section" aria-labelledby="objection">
      <Stack gap={3}>
        <Heading level={2} id="objection">
          異議の申し出
        </Heading>
        <OutcomeNotice
          told={shown ? objectWords(objected) : isBack ? withdrawObjectionWords(withdrawn) : undefined}
        />
        {objection && <ObjectionFacts objection={objection} />}
        {objection?.state === 'OPEN' && (
          <WithdrawForm workId={workId} posted={isBack ? undefined : withdrawn} />
        )}
        {mayObject && until && (
          <>
            <Text>
              確定した実績に違いがあるときは、{untilText(until)}
              まで病院に異議を申し出られます。運営も内容を確認できます。申し出ただけで、件数や金額が変わることはありません。
            </Text>
            <Disclosure
              key={objection?.objectedAt ?? ''}
              summary="異議を申し出る"
              open={isKept || (objected !== undefined && !isMade)}
            >
              <ObjectForm
                workId={workId}
                posted={isMade ? undefined : objected}
                after={objection?.objectedAt.replaceAll(/\D/g, '') ?? 'first'}
              />
            </Disclosure>
          </>
        )}
        {!objection && !mayObject && until && (
          <Text tone="sub">異議を申し出られる期間({untilText(until)}まで)は終わりました。</Text>
        )}
      </Stack>
    </Card>
  )
}

type ObjectFormProps = {
  workId: string
  posted: string | undefined
  /** What tells the objection from one before it. */
  after: string
}

function ObjectForm({ workId, posted: outcome, after }: ObjectFormProps) {
  const queryClient = useQueryClient()
  const posted = usePosted(objectToReportFn, {
    posted: outcome,
    of: OBJECTION_FORM,
    key: after,
    onAnswer: (given) => {
      if (given.problems) return undefined
      if (given.outcome === 'OBJECTED') toastOutcome('objection', objectWords(given.outcome))
      return queryClient.invalidateQueries(objectionQuery(workId))
    },
  })
  return (
    <form {...posted.attributes}>
      <Stack gap={4}>
        <FormReport of={posted} words={objectWords} toasted />
        <input type="hidden" name="workId" value={workId} />
        <input type="hidden" name="idempotencyKey" value={posted.formKey} />
        <RadioGroup
          legend="異議の対象"
          name="subject"
          need="required"
          defaultValue={SUBJECTS.find(({ value }) => value === posted.typed['subject'])?.value}
          error={posted.problems['subject']}
          options={SUBJECTS}
        />
        <FreeText
          label="違っている点"
          need="required"
          help={`${OBJECTION_TEXT.least}文字以上。病院にそのまま届きます。患者さんの情報は書かないでください。`}
          problems={posted.problems}
          name="detail"
          rows={4}
          limit={OBJECTION_TEXT.most}
          defaultValue={posted.typed['detail']}
        />
        <div>
          <Button type="submit" variant="filled" pending={posted.pending}>
            この内容で病院に申し出る
          </Button>
        </div>
      </Stack>
    </form>
  )
}

type WithdrawFormProps = { workId: string; posted: string | undefined }

function WithdrawForm({ workId, posted: outcome }: WithdrawFormProps) {
  const queryClient = useQueryClient()
  const posted = usePosted(withdrawObjectionFn, {
    posted: outcome,
    key: 'withdraw',
    onAnswer: (given) => {
      toastOutcome('objection', withdrawObjectionWords(given.outcome))
      return queryClient.invalidateQueries(objectionQuery(workId))
    },
  })
  return (
    <form {...posted.attributes}>
      <Stack gap={3}>
        <FormReport of={posted} words={withdrawObjectionWords} toasted />
        <input type="hidden" name="workId" value={workId} />
        <input type="hidden" name="idempotencyKey" value={posted.formKey} />
        <div>
          <Button type="submit" pending={posted.pending}>
            異議を取り下げる
          </Button>
        </div>
      </Stack>
    </form>
  )
}
