import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import {
  ALONE_DAYS,
  DOCTOR_DECISION,
  isProposable,
  needsReason,
  type DoctorQueue,
  type ProposedDecision,
} from '../../domain/doctor/doctor-decision.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { OwnProofField } from '../account/proof-field.tsx'
import { ownAccountQuery } from '../account/own-account.queries.ts'
import { FreeText } from '../forms/free-text.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { FormReport } from '../forms/form-report.tsx'
import { usePosted } from '../forms/use-posted.ts'
import { DECIDE_DOCTOR_FORM } from './decision-form-data.ts'
import { decisionWords, isDecided } from './decision-outcome.ts'
import { NoSecond } from './proposals/no-second.tsx'
import { doctorProposalsQuery, STAFF_PROPOSALS_KEY } from './proposals/proposal.queries.ts'
import { decideDoctorFn } from './doctor-review.functions.ts'
import { doctorFileQuery, STAFF_DOCTORS_KEY } from './doctor-review.queries.ts'
import type { FileView } from './doctor-file-view.ts'

const REASON_LIMIT = 500

const BY_TWO = '提案として記録し、もう一人の担当者が確認すると実行します。'
const PROPOSED: Record<ProposedDecision, string> = {
  BAN: BY_TWO,
  LIFT_BAN: `${BY_TWO}先生は、停止の前の状態にもどります。`,
  SUSPEND: `終わりが${ALONE_DAYS}日以内のときは、すぐに実行します。それより長いとき、終わりを決めないとき、いまの停止を延ばすときは、${BY_TWO}`,
}

type DecisionFormProps = {
  file: FileView
  queue: DoctorQueue
  /** The outcome of the browser's own post, from the URL and therefore unchecked. */
  outcome: string | undefined
}

/** The form for one decision, with the reason that the doctor will read. */
export function DecisionForm({ file, queue, outcome }: DecisionFormProps) {
  const queryClient = useQueryClient()
  const { doctor, documents, allowed } = file
  const { hasSecond } = useSuspenseQuery(doctorProposalsQuery(doctor.id)).data
  const form = useRef<HTMLFormElement>(null)
  const posted = usePosted(decideDoctorFn, {
    posted: outcome,
    of: DECIDE_DOCTOR_FORM,
    key: doctor.id,
    form,
    onAnswer: async (given) => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: STAFF_DOCTORS_KEY }),
        queryClient.invalidateQueries(doctorFileQuery(doctor.id)),
        queryClient.invalidateQueries({ queryKey: STAFF_PROPOSALS_KEY }),
        queryClient.invalidateQueries(ownAccountQuery()),
      ])
      if (isDecided(given.outcome)) form.current?.reset()
    },
  })
  const { problems, pending, attributes, formKey, typed } = posted

  return (
    <Card as="section">
      <form {...attributes}>
        <Stack gap={4}>
          <Heading level={3}>判断</Heading>
          <FormReport of={posted} words={decisionWords} />
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
                // A new status has other options: nothing may stay selected.
                key={doctor.status}
                legend="操作"
                name="decision"
                need="required"
                defaultValue={typed['decision']}
                error={problems['decision']}
                options={allowed.map((decision) => ({
                  value: decision,
                  label: DOCTOR_DECISION[decision],
                  hint: needsReason(decision) ? '理由が必要です' : undefined,
                  description: isProposable(decision) ? PROPOSED[decision] : undefined,
                }))}
              />
              {!hasSecond && allowed.some(isProposable) && <NoSecond />}
              <FreeText
                label="理由"
                help="先生にお伝えする文章です。差し戻し・停止などでは必ず入力してください。"
                problems={problems}
                name="reason"
                rows={3}
                limit={REASON_LIMIT}
                defaultValue={typed['reason']}
              />
              {allowed.includes('SUSPEND') && (
                <Field
                  label="一時停止の終わり"
                  help="一時停止のときだけ使います(日本時間)。その時刻に自動で再開します。空欄では、もう一人の確認のうえ、再開の操作をするまで続きます。"
                  error={problems['suspendUntil']}
                >
                  {(control) => (
                    <TextInput
                      {...control}
                      name="suspendUntil"
                      type="datetime-local"
                      width="medium"
                      defaultValue={typed['suspendUntil']}
                    />
                  )}
                </Field>
              )}
              {allowed.some(isProposable) && <OwnProofField error={problems['password']} />}
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
