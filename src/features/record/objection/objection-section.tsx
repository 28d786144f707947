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
import type { KeptAnswer } from '../../forms/form-answer.ts'
import { FormReport, OutcomeNotice } from '../../forms/form-report.tsx'
import { toastOutcome } from '../../forms/outcome-toast.ts'
import { usePosted } from '../../forms/use-posted.ts'
import { checkObjection } from './objection-check.ts'
import { ObjectionFacts } from './objection-facts.tsx'
import { objectToReportFn, withdrawObjectionFn } from './objection.functions.ts'
import { objectionQuery } from './objection.queries.ts'

export type ObjectionSectionProps = {
  workId: string
  /** Outcomes of forms posted without JavaScript. */
  objected?: string | undefined
  withdrawn?: string | undefined
  kept: KeptAnswer | null
  formKey: string
}

const SUBJECTS = Object.entries(REPORT_SUBJECT).map(([value, label]) => ({ value, label }))

/** The doctor's objection to a confirmed report: its state, or the form while one can be made. */
export function ObjectionSection(props: ObjectionSectionProps) {
  const { workId, objected, withdrawn, formKey } = props
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
          <WithdrawForm workId={workId} posted={isBack ? undefined : withdrawn} formKey={formKey} />
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
              open={props.kept !== null || (objected !== undefined && !isMade)}
            >
              <ObjectForm
                {...props}
                objected={isMade ? undefined : objected}
                formKey={`${formKey}-${objection?.objectedAt.replaceAll(/\D/g, '') ?? 'first'}`}
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

function ObjectForm({ workId, objected, kept, formKey }: ObjectionSectionProps) {
  const queryClient = useQueryClient()
  const posted = usePosted(objectToReportFn, {
    posted: objected,
    kept,
    check: checkObjection,
    formKey,
    onAnswer: ({ outcome, problems }) => {
      if (problems) return undefined
      if (outcome === 'OBJECTED') toastOutcome('objection', objectWords(outcome))
      return queryClient.invalidateQueries(objectionQuery(workId))
    },
  })
  return (
    <form {...posted.attributes}>
      <Stack gap={4}>
        <FormReport of={posted} words={objectWords} toasted />
        <input type="hidden" name="workId" value={workId} />
        <input type="hidden" name="idempotencyKey" value={formKey} />
        <RadioGroup
          legend="異議の対象"
          name="subject"
          need="required"
          defaultValue={SUBJECTS.find(({ value }) => value === kept?.typed['subject'])?.value}
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
          defaultValue={kept?.typed['detail']}
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

type WithdrawFormProps = { workId: string; posted: string | undefined; formKey: string }

function WithdrawForm({ workId, posted: outcome, formKey }: WithdrawFormProps) {
  const queryClient = useQueryClient()
  const posted = usePosted(withdrawObjectionFn, {
    posted: outcome,
    formKey: `${formKey}-withdraw`,
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
        <input type="hidden" name="idempotencyKey" value={`${formKey}-withdraw`} />
        <div>
          <Button type="submit" pending={posted.pending}>
            異議を取り下げる
          </Button>
        </div>
      </Stack>
    </form>
  )
}
