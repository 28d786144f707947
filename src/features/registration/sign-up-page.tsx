import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Page } from '../../ui/layout/page.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { EntryTabs } from '../session/entry-tabs.tsx'
import { sessionQuery } from '../session/session.queries.ts'
import { AccountStep } from './account-step.tsx'
import { BasicsStep } from './basics-step.tsx'
import { DoctorStep } from './doctor-step.tsx'
import { DocumentsStep } from './documents-step.tsx'
import { DonePanel } from './done-panel.tsx'
import { registrationQuery } from './registration.queries.ts'
import { STEP_TITLE, STEPS, type SignUpStep } from './registration-step.ts'
import type { RegistrationView } from './registration-view.ts'
import { SignUpProgress } from './sign-up-progress.tsx'
import { WishesStep } from './wishes-step.tsx'
import { WorkplaceStep } from './workplace-step.tsx'
import * as styles from './sign-up.css.ts'

type SignUpPageProps = { step: SignUpStep; outcome: string | undefined }

export function SignUpPage({ step, outcome }: SignUpPageProps) {
  // Who came by LINE has a session and no address yet.
  const isSignedIn = useQueryClient().getQueryData(sessionQuery().queryKey)?.role === 'PreRegistered'
  const { data: registration } = useQuery({ ...registrationQuery(), enabled: step !== 'account' })
  return (
    <Page className={styles.page}>
      <Stack gap={5}>
        {step === 'account' && !isSignedIn && <EntryTabs current="sign-up" />}
        {step === 'done' ? (
          <DonePanel documents={registration?.documents ?? []} />
        ) : (
          <>
            <SignUpProgress step={step} registration={registration} />
            <Heading level={1} size="2xl">
              {STEP_TITLE[step]}
              <VisuallyHidden>{`(${STEPS.length}つの手順の${STEPS.indexOf(step) + 1}つ目)`}</VisuallyHidden>
            </Heading>
            {step === 'account' ? (
              <AccountStep outcome={outcome} isSignedIn={isSignedIn} />
            ) : (
              registration && (
                <AnsweredStep key={step} step={step} registration={registration} outcome={outcome} />
              )
            )}
          </>
        )}
      </Stack>
    </Page>
  )
}

export type AnsweredStepProps = {
  registration: RegistrationView & { today: string }
  outcome: string | undefined
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
      return <DocumentsStep registration={props.registration} />
    case 'wishes':
      return <WishesStep {...props} />
  }
}
