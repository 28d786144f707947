import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isWaitingDoctor } from '../../../domain/application/apply-action.ts'
import { DECLINE_REASON } from '../../../domain/application/application-words.ts'
import {
  HOSPITAL_DECISION,
  mayDecide,
  type HospitalDecision,
} from '../../../domain/application/hospital-decision.ts'
import type { Problems } from '../../../domain/text/form-rule.ts'
import { toHospitalCancellation } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { NativeSelect } from '../../../ui/text-input/native-select.tsx'
import { Text } from '../../../ui/text/text.tsx'
import type { KeptAnswer } from '../../forms/form-answer.ts'
import { FormReport, OutcomeNotice } from '../../forms/form-report.tsx'
import { keptFor, usePageForms } from '../../forms/page-forms.ts'
import { usePosted } from '../../forms/use-posted.ts'
import type { ApplicationFileView } from './application-file-view.ts'
import type { ApplicationFileSearch } from './application-search.ts'
import { DECIDE_APPLICATION_FORM } from './decide-form-data.ts'
import { applicationDecisionWords } from './decide-words.ts'
import { decideApplicationFn } from './hospital-application.functions.ts'
import { applicationFileQuery, invalidateInbox } from './hospital-application.queries.ts'
import { ContractFields } from './contract-fields.tsx'
import { InterviewFields } from './interview-fields.tsx'
import { NoteField } from './note-field.tsx'
import { OfferFields } from './offer-fields.tsx'

type DecisionProps = {
  file: ApplicationFileView
  search: ApplicationFileSearch
}

const REASONS = Object.entries(DECLINE_REASON).map(([value, label]) => ({ value, label }))

/** Accept, offer other terms or decline, each with what follows and who hears of it. */
export function Decision({ file, search }: DecisionProps) {
  const { outcome, decision } = search
  const kept = keptFor(usePageForms(), DECIDE_APPLICATION_FORM)
  const formOf = (one: HospitalDecision) => ({
    file,
    decision: one,
    posted: decision === one ? outcome : undefined,
    kept: decision === one ? kept : null,
  })
  const isOpen = (one: HospitalDecision) => formOf(one).posted !== undefined
  const done = applicationDecisionWords(decision)(outcome)
  if (!isWaitingDoctor(file.state))
    return (
      <Stack gap={3}>
        <OutcomeNotice told={done} />
        {file.workId && (
          <div>
            <Link {...toHospitalCancellation(file.workId)} className={buttonClass({ size: 'sm' })}>
              勤務のキャンセル
            </Link>
          </div>
        )}
      </Stack>
    )
  if (!file.mayDecide) return <Text tone="sub">閲覧のみの権限のため、回答はできません。</Text>
  return (
    <Stack gap={3}>
      {(file.state === 'OFFERED' || file.state === 'INTERVIEW') && outcome === 'DECIDED' && (
        <OutcomeNotice told={done} />
      )}
      {mayDecide(file.kind, file.state, 'ACCEPT') && (
        <DecisionForm {...formOf('ACCEPT')}>
          {() => (
            <Text tone="sub">
              承諾すると労働契約が成立し、先生にお知らせします。
              {file.slotsLeft === 1 &&
                file.others > 0 &&
                `枠が埋まるため、ほかの応募者${file.others}名には「募集が終了しました」と伝わります。`}
            </Text>
          )}
        </DecisionForm>
      )}
      {mayDecide(file.kind, file.state, 'INTERVIEW') && (
        <Disclosure summary={HOSPITAL_DECISION.INTERVIEW} open={isOpen('INTERVIEW')}>
          <DecisionForm {...formOf('INTERVIEW')}>
            {(problems) => <InterviewFields kept={formOf('INTERVIEW').kept} problems={problems} />}
          </DecisionForm>
        </Disclosure>
      )}
      {mayDecide(file.kind, file.state, 'OFFER') && (
        <Disclosure
          summary={file.kind === 'spot' ? '時間や給与を変えて提示する' : '契約の条件を提示する'}
          open={isOpen('OFFER')}
        >
          <DecisionForm {...formOf('OFFER')}>
            {(problems) => <Offered file={file} kept={formOf('OFFER').kept} problems={problems} />}
          </DecisionForm>
        </Disclosure>
      )}
      <Disclosure summary={HOSPITAL_DECISION.DECLINE} open={isOpen('DECLINE')}>
        <DecisionForm {...formOf('DECLINE')}>
          {(problems) => <DeclineFields kept={formOf('DECLINE').kept} problems={problems} />}
        </DecisionForm>
      </Disclosure>
    </Stack>
  )
}

function DeclineFields({ kept, problems }: { kept: KeptAnswer | null; problems: Problems }) {
  return (
    <>
      <Field label="理由" need="required" error={problems['reason']}>
        {(control) => (
          <NativeSelect
            {...control}
            name="reason"
            placeholder="選択してください"
            options={REASONS}
            defaultValue={kept?.typed['reason']}
          />
        )}
      </Field>
      <NoteField help="理由とともに先生にお伝えします。" kept={kept} problems={problems} />
    </>
  )
}

const Offered = (props: { file: ApplicationFileView; kept: KeptAnswer | null; problems: Problems }) =>
  props.file.kind === 'spot' ? <OfferFields {...props} /> : <ContractFields {...props} />

const VARIANT = { ACCEPT: 'filled', INTERVIEW: 'outline', OFFER: 'outline', DECLINE: 'danger' } as const

type DecisionFormProps = {
  file: ApplicationFileView
  decision: HospitalDecision
  posted: string | undefined
  kept: KeptAnswer | null
  children: (problems: Problems) => ReactNode
}

function DecisionForm({ file, decision, posted, kept, children }: DecisionFormProps) {
  const queryClient = useQueryClient()
  const form = usePosted(decideApplicationFn, {
    posted,
    of: DECIDE_APPLICATION_FORM,
    kept,
    key: `${decision}-${file.id}`,
    onAnswer: () =>
      Promise.all([
        queryClient.invalidateQueries(applicationFileQuery(file.id)),
        invalidateInbox(queryClient),
      ]),
  })
  return (
    <form {...form.attributes}>
      <Stack gap={3}>
        <FormReport of={form} words={applicationDecisionWords(decision)} />
        <input type="hidden" name="applicationId" value={file.id} />
        <input type="hidden" name="decision" value={decision} />
        <input type="hidden" name="kind" value={file.kind} />
        <input type="hidden" name="idempotencyKey" value={form.formKey} />
        {children(form.problems)}
        <div>
          <Button
            type="submit"
            variant={VARIANT[decision]}
            pending={form.pending}
            aria-keyshortcuts={decision === 'ACCEPT' ? 'a' : undefined}
          >
            {HOSPITAL_DECISION[decision]}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
