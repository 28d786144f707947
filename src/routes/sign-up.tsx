import { createFileRoute } from '@tanstack/react-router'
import { readSignUpSearch, STEP_TITLE } from '../features/registration/registration-step.ts'
import { registrationQuery } from '../features/registration/registration.queries.ts'
import { SignUpPage } from '../features/registration/sign-up-page.tsx'
import { stepAllowed } from '../features/registration/sign-up-guard.ts'
import { lineLogInQuery } from '../features/session/line.queries.ts'
import { pageTitle } from '../features/shell/document-head.ts'

export const Route = createFileRoute('/sign-up')({
  validateSearch: readSignUpSearch,
  loaderDeps: ({ search }) => ({ step: search.step }),
  beforeLoad: async ({ context, search }) => ({ step: await stepAllowed(context.queryClient, search.step) }),
  loader: async ({ context }) => {
    const { step, queryClient } = context
    await (step === 'account'
      ? queryClient.ensureQueryData(lineLogInQuery())
      : queryClient.ensureQueryData(registrationQuery()))
    return step
  },
  head: ({ loaderData = 'account' }) =>
    pageTitle(`会員登録 ${loaderData === 'done' ? '完了' : STEP_TITLE[loaderData]}`),
  component: function SignUp() {
    const { outcome } = Route.useSearch()
    return <SignUpPage step={Route.useLoaderData()} outcome={outcome} />
  },
})
