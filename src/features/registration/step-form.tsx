import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import type { DraftStep } from '../../domain/doctor/registration-draft.ts'
import type { Problems } from '../../domain/doctor/registration-rule.ts'
import { isPublicError } from '../../platform/public-error.ts'
import { hrefOf } from '../../platform/address.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Text } from '../../ui/text/text.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { FormSummary } from '../forms/form-summary.tsx'
import { useProblemFocus } from '../forms/use-problem-focus.ts'
import { saveStep } from './registration.functions.ts'
import { registrationQuery } from './registration.queries.ts'
import { stepAddress } from './registration-step.ts'
import type { RegistrationView } from './registration-view.ts'
import * as styles from './sign-up.css.ts'

type StepFormProps = {
  step: DraftStep
  registration: RegistrationView
  /** What a form posted without script came back with. */
  outcome: string | undefined
  returnTo: string | undefined
  submitLabel: string
  children: ReactNode
}

/** How long a doctor waits before hearing that the line is bad. */
const PATIENCE_MS = 20_000

const INCOMPLETE = '入力した内容は保存しました。赤字の項目をご確認ください'

const NOTICE: Record<string, string> = {
  CONFLICT:
    'ほかの端末で登録内容が変わっています。まだ保存していません。内容を確かめて、もう一度保存してください。',
  // Without script what was typed is gone with the page: what stands here is the other device's.
  CONFLICT_SHOWN:
    'いま送った内容は保存していません。下の内容は、ほかの端末で先に保存されたものです。直すところがあれば入力し直して、もう一度保存してください。',
  UNREACHABLE: '通信できませんでした。入力した内容はそのままです。もう一度お試しください。',
}

const NONE: Problems = {}

/** One step: a form of the browser, and by script one that keeps what was typed whatever the answer. */
export function StepForm({ step, registration, outcome, returnTo, submitLabel, children }: StepFormProps) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const [pending, setPending] = useState<string>()
  const [notice, setNotice] = useState(
    outcome && Object.hasOwn(NOTICE, outcome) ? NOTICE[outcome] : undefined,
  )
  const element = useRef<HTMLFormElement>(null)
  const problems = registration.problems[step] ?? NONE
  const [attempt, setAttempt] = useState(0)
  useProblemFocus(element, problems, attempt)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const form = event.currentTarget
    const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null
    const data = new FormData(form, submitter)
    setPending(submitter instanceof HTMLButtonElement ? submitter.value : 'next')
    setNotice(undefined)
    try {
      const answer = await saveStep({ data, signal: AbortSignal.timeout(PATIENCE_MS) })
      queryClient.setQueryData(registrationQuery().queryKey, (before) =>
        before ? { ...before, ...answer.registration } : before,
      )
      if (answer.next === 'done') {
        // A new document: who is signed in has become somebody else.
        window.location.assign(hrefOf(stepAddress('done', returnTo)))
        return
      }
      if (data.get('go') === 'back' && answer.outcome === 'SAVED')
        toast({ status: 'success', title: '入力内容を保存しました' })
      if (answer.outcome === 'SAVED' || answer.next !== step)
        await router.navigate(stepAddress(answer.next, returnTo))
      else {
        setNotice(answer.outcome === 'CONFLICT' ? NOTICE['CONFLICT'] : undefined)
        setAttempt((count) => count + 1)
      }
    } catch (error) {
      setNotice(isPublicError(error) ? error.message : NOTICE['UNREACHABLE'])
    }
    setPending(undefined)
  }

  return (
    <form
      ref={element}
      action={saveStep.url}
      method="post"
      encType="multipart/form-data"
      noValidate
      onSubmit={submit}
    >
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="version" value={registration.version} />
      {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
      <Stack gap={4}>
        {notice && (
          <Notice tone="danger" role="alert">
            {notice}
          </Notice>
        )}
        {!notice && <FormSummary form={element} problems={problems} title={INCOMPLETE} />}
        <Card padding="roomy">
          <Stack gap={6}>{children}</Stack>
        </Card>
        <div className={styles.actions}>
          <Button
            type="submit"
            name="go"
            value="next"
            variant="filled"
            size="lg"
            pending={pending === 'next'}
            className={styles.next}
          >
            {submitLabel}
          </Button>
          <Button type="submit" name="go" value="back" size="lg" pending={pending === 'back'}>
            {step === 'basics' ? '保存する' : '保存して戻る'}
          </Button>
        </div>
        <Text tone="sub" size="md">
          入力の途中でも保存できます。続きは、ほかの端末でログインしても再開できます。
        </Text>
      </Stack>
    </form>
  )
}
