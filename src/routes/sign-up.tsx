import { createFileRoute } from '@tanstack/react-router'
import { signUpSearchSchema } from '../features/registration/sign-up-search.ts'
import { wayBack } from '../features/registration/way-back.ts'
import { SignUpPage } from '../features/registration/sign-up-page.tsx'
import { publicHead } from '../features/shell/public-head.ts'

const load = () => import('../features/registration/sign-up-guard.ts')

export const Route = createFileRoute('/sign-up')({
  validateSearch: signUpSearchSchema,
  loaderDeps: ({ search }) => ({ step: search.step }),
  beforeLoad: async ({ context, search }) => ({
    step: await (await load()).stepAllowed(context.queryClient, search),
  }),
  loader: async ({ context: { step, queryClient } }) => {
    const { loadStep, titleOf } = await load()
    return { kept: await loadStep(queryClient, step), step, title: titleOf(step) }
  },
  head: ({ loaderData, match }) => publicHead({ title: loaderData?.title ?? '会員登録', match }),
  component: function SignUp() {
    const { outcome, returnTo } = Route.useSearch()
    const { step, kept } = Route.useLoaderData()
    return <SignUpPage step={step} outcome={outcome} kept={kept} returnTo={wayBack(returnTo)} />
  },
})
