import { createFileRoute } from '@tanstack/react-router'
import { readSignUpSearch, STEP_TITLE } from '../features/registration/registration-step.ts'
import { SignUpPage } from '../features/registration/sign-up-page.tsx'
import { pageTitle } from '../features/shell/document-head.ts'

// Every page's first load carries the routes: what only this one asks for comes with it.
const load = () => import('../features/registration/sign-up-guard.ts')

export const Route = createFileRoute('/sign-up')({
  validateSearch: readSignUpSearch,
  loaderDeps: ({ search }) => ({ step: search.step }),
  beforeLoad: async ({ context, search }) => ({
    step: await (await load()).stepAllowed(context.queryClient, search.step),
  }),
  loader: async ({ context: { step, queryClient } }) => {
    await (await load()).loadStep(queryClient, step)
    return step
  },
  head: ({ loaderData = 'account' }) =>
    pageTitle(`会員登録 ${loaderData === 'done' ? '完了' : STEP_TITLE[loaderData]}`),
  component: function SignUp() {
    const { outcome } = Route.useSearch()
    return <SignUpPage step={Route.useLoaderData()} outcome={outcome} />
  },
})
