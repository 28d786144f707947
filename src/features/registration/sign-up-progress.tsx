import { isDraftStep } from '../../domain/doctor/registration-draft.ts'
import { Link } from '../../platform/link.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { STEP_TITLE, STEPS, type Step } from '../../domain/doctor/registration-steps.ts'
import { stepAddress } from './registration-step.ts'
import type { ShownRegistration } from './registration-view.ts'
import * as styles from './sign-up.css.ts'

type SignUpProgressProps = {
  step: Step
  registration: ShownRegistration | undefined
  returnTo: string | undefined
}

function isDone(
  step: Step,
  { hasAccount, submitted, documents, drafts, problems }: ShownRegistration,
): boolean {
  if (step === 'account') return hasAccount
  if (step === 'documents') return documents.length > 0
  return submitted || (isDraftStep(step) && drafts[step] !== null && problems[step] === undefined)
}

/** Position among the six steps; once there is an account, each step is a link. */
export function SignUpProgress({ step, registration, returnTo }: SignUpProgressProps) {
  return (
    <nav aria-label="登録の手順">
      <ol className={styles.steps}>
        {STEPS.map((one, index) => {
          const done = registration !== undefined && isDone(one, registration)
          const words = (
            <>
              <span className={styles.stepNumber}>{done && one !== step ? '✓' : index + 1}</span>{' '}
              <span className={styles.stepWord}>{STEP_TITLE[one]}</span>
              {done && <VisuallyHidden>入力済み</VisuallyHidden>}
            </>
          )
          if (one === step)
            return (
              <li key={one} aria-current="step" className={styles.stepCurrent}>
                <span>{words}</span>
              </li>
            )
          const reachable = registration && !registration.submitted && one !== 'account'
          return (
            <li key={one}>
              {reachable ? (
                <Link
                  {...stepAddress(one, returnTo)}
                  className={`${done ? styles.stepDone : styles.step} ${styles.stepLink}`}
                >
                  <span>{words}</span>
                </Link>
              ) : (
                <span className={done ? styles.stepDone : styles.step}>
                  <span>{words}</span>
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
