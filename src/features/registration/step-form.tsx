import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { DraftStep } from '../../domain/doctor/registration-draft.ts'
import { UNAVAILABLE } from '../../domain/text/outage.ts'
import { outcomeWords } from '../../domain/text/outcome-words.ts'
import { hrefOf } from '../../platform/address.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Text } from '../../ui/text/text.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { FormReport } from '../forms/form-report.tsx'
import { usePosted } from '../forms/use-posted.ts'
import { saveStepFn } from './registration.functions.ts'
import { registrationQuery } from './registration.queries.ts'
import { stepAddress } from './registration-step.ts'
import type { ShownRegistration } from './registration-view.ts'
import * as styles from './sign-up.css.ts'

type StepFormProps = {
  step: DraftStep
  registration: ShownRegistration
  /** The outcome of the browser's own post. */
  outcome: string | undefined
  returnTo: string | undefined
  submitLabel: string
  children: ReactNode
}

const INCOMPLETE = '入力した内容は保存しました。赤字の項目をご確認ください'

const stepWords = outcomeWords({
  CONFLICT:
    'ほかの端末で登録内容が変わっています。まだ保存していません。内容を確かめて、もう一度保存してください。',
  // Without JavaScript the typed values are lost; the page shows those of the other device.
  CONFLICT_SHOWN:
    'いま送った内容は保存していません。下の内容は、ほかの端末で先に保存されたものです。直すところがあれば入力し直して、もう一度保存してください。',
  UNREACHABLE: `まだ保存していません。${UNAVAILABLE}`,
})

/** The form of one step. Without JavaScript the browser posts it; by script the typed values stay. */
export function StepForm({ step, registration, outcome, returnTo, submitLabel, children }: StepFormProps) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const saving = usePosted(saveStepFn, {
    posted: {
      outcome: outcome ?? '',
      problems: stepWords(outcome) ? undefined : registration.problems[step],
    },
    onAnswer: (answer, sent) => {
      queryClient.setQueryData(registrationQuery().queryKey, (before) =>
        before ? { ...before, ...answer.registration } : before,
      )
      if (answer.next === 'done') {
        // A full page load, because the account's role has changed.
        window.location.assign(hrefOf(stepAddress('done', returnTo)))
        return undefined
      }
      if (sent.get('go') === 'back' && answer.outcome === 'SAVED')
        toast({ status: 'success', title: '入力内容を保存しました' })
      return answer.next === step ? undefined : router.navigate(stepAddress(answer.next, returnTo))
    },
  })
  const going = saving.sent?.get('go')

  return (
    <form {...saving.attributes}>
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="version" value={registration.version} />
      {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
      <Stack gap={4}>
        <FormReport of={saving} words={stepWords} title={saving.failure ? undefined : INCOMPLETE} />
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
            pending={going === 'next'}
            className={styles.next}
          >
            {submitLabel}
          </Button>
          <Button type="submit" name="go" value="back" size="lg" pending={going === 'back'}>
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
