import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import {
  answerObjectionWords,
  OBJECTION_TEXT,
  type ObjectionSubject,
} from '../../../domain/work/objection.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { AnswerFields } from '../../forms/answer-fields.tsx'
import { OutcomeNotice } from '../../forms/form-report.tsx'
import { toastOutcome } from '../../forms/outcome-toast.ts'
import { usePosted } from '../../forms/use-posted.ts'
import { ObjectionFacts } from '../objection/objection-facts.tsx'
import type { RecordView } from '../doctor/record-view.ts'
import { answerObjectionFn } from './hospital-objection.functions.ts'
import { workObjectionQuery } from './hospital-objection.queries.ts'
import { AddedYen, CorrectionFields } from './objection-answer-fields.tsx'
import { invalidateRecord } from './hospital-record.queries.ts'
import { OBJECTION_ANSWER_FORM } from './objection-answer-form-data.ts'

export type HospitalObjectionProps = {
  work: RecordView
  /** Outcome of an answer posted without JavaScript. */
  outcome: string | undefined
}

/** The doctor's objection to the report of a work, with the hospital's answer or the form for it; nothing without one. */
export function HospitalObjection(props: HospitalObjectionProps) {
  const { data } = useSuspenseQuery(workObjectionQuery(props.work.id))
  if (!data?.objection) return null
  const { objection, mayAnswer, isPaid } = data
  // Anybody can write a URL: a success is told only where the record says so too.
  const isTold = !mayAnswer && (props.outcome === objection.state || props.outcome === 'NOT_OPEN')
  return (
    <Card as="section" aria-labelledby="objection">
      <Stack gap={3}>
        <Heading level={2} id="objection">
          先生からの異議
        </Heading>
        {isTold && <OutcomeNotice told={answerObjectionWords(props.outcome)} />}
        <ObjectionFacts objection={objection} />
        {mayAnswer ? (
          <AnswerForm {...props} isPaid={isPaid} isAbout={objection.subject} />
        ) : (
          objection.state === 'OPEN' && <Text tone="sub">閲覧のみの権限では、異議に回答できません。</Text>
        )}
      </Stack>
    </Card>
  )
}

function answersWith(isPaid: boolean) {
  return [
    {
      value: 'AGREED',
      label: '訂正に応じる',
      description: isPaid
        ? '支払い済みのため、増える額は差額として別の支払いになり、支払い待ちに加わります。減るときは、支払い済みの額は変わらず、差額を先生と話し合います。'
        : '下の訂正と額が実績と支払いに加わり、先生にお知らせします。',
    },
    {
      value: 'DECLINED',
      label: '確定のままとする',
      description: '実績と支払いは変わりません。理由をことばでお伝えください。',
    },
  ] as const
}

type AnswerFormProps = HospitalObjectionProps & { isPaid: boolean; isAbout: ObjectionSubject }

function AnswerForm({ work, outcome, isPaid, isAbout }: AnswerFormProps) {
  const { id: workId } = work
  const queryClient = useQueryClient()
  const posted = usePosted(answerObjectionFn, {
    posted: outcome,
    of: OBJECTION_ANSWER_FORM,
    key: 'objection',
    onAnswer: async (given) => {
      if (given.problems) return
      toastOutcome('objection-answer', answerObjectionWords(given.outcome))
      await Promise.all([
        queryClient.invalidateQueries(workObjectionQuery(workId)),
        invalidateRecord(queryClient, workId),
      ])
    },
  })
  return (
    <form {...posted.attributes}>
      <AnswerFields
        of={posted}
        told={answerObjectionWords}
        legend="異議への回答"
        names={{ choice: 'objectionAnswer', words: 'objectionNote' }}
        options={answersWith(isPaid)}
        beside={
          <Stack gap={3}>
            <AddedYen problem={posted.problems['addedYen']} typed={posted.typed['addedYen']} />
            <CorrectionFields
              work={work}
              problems={posted.problems}
              typed={posted.typed}
              isAsked={isAbout === 'HOURS' || isAbout === 'COUNTS'}
            />
          </Stack>
        }
        words={{
          label: '先生への回答',
          need: 'required',
          help: `${OBJECTION_TEXT.least}文字以上。先生にそのまま届きます。`,
          most: OBJECTION_TEXT.most,
        }}
        submit="異議に回答する"
      >
        <input type="hidden" name="workId" value={workId} />
      </AnswerFields>
    </form>
  )
}
