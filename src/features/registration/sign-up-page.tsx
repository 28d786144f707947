import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Page } from '../../ui/layout/page.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { EntryTabs } from '../account/log-in/entry-tabs.tsx'
import type { KeptAnswer } from '../forms/form-answer.ts'
import { sessionQuery } from '../session/session.queries.ts'
import { AccountStep } from './account-step.tsx'
import { BasicsStep } from './basics-step.tsx'
import { DoctorStep } from './doctor-step.tsx'
import { DocumentsStep } from './documents/documents-step.tsx'
import { DonePanel } from './done-panel.tsx'
import { registrationQuery } from './registration.queries.ts'
import { STEP_TITLE, STEPS } from '../../domain/doctor/registration-steps.ts'
import type { SignUpStep } from './registration-step.ts'
import type { ShownRegistration } from './registration-view.ts'
import { SignUpProgress } from './sign-up-progress.tsx'
import { UnconfirmedMail } from './unconfirmed-mail.tsx'
import { WishesStep } from './wishes-step.tsx'
import { WorkplaceStep } from './workplace-step.tsx'
import * as styles from './sign-up.css.ts'

type SignUpPageProps = {
  step: SignUpStep
  outcome: string | undefined
  kept: KeptAnswer | null
  returnTo: string | undefined
}

export function SignUpPage({ step, outcome, kept, returnTo }: SignUpPageProps) {
  // An account opened with LINE has a session but no address yet.
  const isSignedIn = useQueryClient().getQueryData(sessionQuery().queryKey)?.role === 'PreRegistered'
  const { data: registration } = useQuery({ ...registrationQuery(), enabled: step !== 'account' })
  return (
    <Page className={styles.page}>
      <Stack gap={5}>
        {step === 'account' && !isSignedIn && <EntryTabs current="sign-up" returnTo={returnTo} />}
        {step === 'basics' || step === 'done' ? (
          <UnconfirmedMail address={registration?.unconfirmedMail ?? ''} />
        ) : null}
        {step === 'done' ? (
          <DonePanel documents={registration?.documents ?? []} returnTo={returnTo} />
        ) : (
          <>
            <SignUpProgress step={step} registration={registration} returnTo={returnTo} />
            <Heading level={1} size="2xl">
              {STEP_TITLE[step]}
              <VisuallyHidden>{`(${STEPS.length}つの手順の${STEPS.indexOf(step) + 1}つ目)`}</VisuallyHidden>
            </Heading>
            {step === 'account' ? (
              <AccountStep kept={kept} outcome={outcome} isSignedIn={isSignedIn} returnTo={returnTo} />
            ) : (
              registration && (
                <AnsweredStep
                  key={step}
                  step={step}
                  registration={registration}
                  outcome={outcome}
                  returnTo={returnTo}
                />
              )
            )}
          </>
        )}
      </Stack>
    </Page>
  )
}

export type AnsweredStepProps = {
  registration: ShownRegistration & { today: string }
  outcome: string | undefined
  returnTo: string | undefined
}

function AnsweredStep({
  step,
  ...props
}: AnsweredStepProps & { step: Exclude<SignUpStep, 'account' | 'done'> }) {
  switch (step) {
    case 'basics':
      return <BasicsStep {...props} />
    case 'doctor':
      return <DoctorStep {...props} />
    case 'workplace':
      return <WorkplaceStep {...props} />
    case 'documents':
      return <DocumentsStep registration={props.registration} returnTo={props.returnTo} />
    case 'wishes':
      return <WishesStep {...props} />
  }
}
