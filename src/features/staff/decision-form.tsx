import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import {
  DOCTOR_DECISION,
  isDoctorDecision,
  needsReason,
  type DoctorQueue,
} from '../../domain/doctor-decision.ts'
import { isPublicError } from '../../platform/public-error.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { TextArea } from '../../ui/text-input/text-area.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { useSubmissionKey } from '../applications/use-submission-key.ts'
import { DECISION_MESSAGES, isDecisionOutcome } from './decision-outcome.ts'
import { decideDoctor } from './staff.functions.ts'
import type { FileView } from './staff-view.ts'

const REASON_LIMIT = 500

type DecisionFormProps = {
  file: FileView
  queue: DoctorQueue
  /** What came of a decision posted without script; may be anything. */
  outcome: string | undefined
  formKey: string
}

type Answer = { good: boolean; text: string }

const answerOf = (outcome: string | undefined): Answer | undefined =>
  isDecisionOutcome(outcome) ? { good: outcome === 'DECIDED', text: DECISION_MESSAGES[outcome] } : undefined

/** One decision at a time, with the reason the doctor reads. */
export function DecisionForm({ file, queue, outcome, formKey }: DecisionFormProps) {
  const queryClient = useQueryClient()
  const [pending, setPending] = useState(false)
  const [answer, setAnswer] = useState(() => answerOf(outcome))
  const nameSubmission = useSubmissionKey(formKey)
  const { doctor, documents, allowed } = file

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const element = event.currentTarget
    const form = new FormData(element)
    const decision = form.get('decision')
    if (typeof decision !== 'string' || !isDoctorDecision(decision)) {
      setAnswer(answerOf('NOT_CHOSEN'))
      return
    }
    const reason = form.get('reason')
    if (needsReason(decision) && typeof reason === 'string' && reason.trim() === '') {
      setAnswer(answerOf('REASON_REQUIRED'))
      return
    }
    setPending(true)
    const submission = nameSubmission(form)
    try {
      const { outcome: made } = await decideDoctor({ data: form })
      submission.answered()
      setAnswer(answerOf(made))
      if (made === 'DECIDED') element.reset()
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['staffDoctors'] }),
        queryClient.invalidateQueries({ queryKey: ['staffDoctorFile', doctor.id] }),
      ])
    } catch (error) {
      setAnswer({ good: false, text: isPublicError(error) ? error.message : DECISION_MESSAGES.UNREACHABLE })
    }
    setPending(false)
  }

  return (
    <Card as="section">
      <form action={decideDoctor.url} method="post" encType="multipart/form-data" onSubmit={submit}>
        <Stack gap={4}>
          <Heading level={3}>判断</Heading>
          {answer && (
            <Notice tone={answer.good ? 'good' : 'danger'} role={answer.good ? 'status' : 'alert'}>
              {answer.text}
            </Notice>
          )}
          {allowed.length === 0 ? (
            <Text tone="sub">この状態の医師に対して選べる操作はありません。</Text>
          ) : (
            <>
              <input type="hidden" name="doctorId" value={doctor.id} />
              <input type="hidden" name="queue" value={queue} />
              <input type="hidden" name="seenStatus" value={doctor.status} />
              <input type="hidden" name="seenDocumentIds" value={documents.map(({ id }) => id).join(',')} />
              <input type="hidden" name="idempotencyKey" value={formKey} />
              <RadioGroup
                // Another status, another choice: nothing stays ticked from before.
                key={doctor.status}
                legend="操作"
                name="decision"
                need="required"
                options={allowed.map((decision) => ({
                  value: decision,
                  label: DOCTOR_DECISION[decision],
                  hint: needsReason(decision) ? '理由が必要です' : undefined,
                }))}
              />
              <Field
                label="理由"
                help="先生にお伝えする文章です。差し戻し・停止などでは必ず入力してください。"
              >
                {(control) => <TextArea {...control} name="reason" rows={3} limit={REASON_LIMIT} />}
              </Field>
              {allowed.includes('SUSPEND') && (
                <Field
                  label="一時停止の終わり"
                  help="一時停止のときだけ使います(日本時間)。その時刻に自動で再開します。空欄では、再開の操作をするまで続きます。"
                >
                  {(control) => (
                    <TextInput {...control} name="suspendUntil" type="datetime-local" width="medium" />
                  )}
                </Field>
              )}
              <Button type="submit" variant="filled" pending={pending}>
                この内容で記録する
              </Button>
            </>
          )}
        </Stack>
      </form>
    </Card>
  )
}
