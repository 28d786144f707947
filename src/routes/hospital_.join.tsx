import { createFileRoute } from '@tanstack/react-router'
import { JoinPage } from '../features/member/hospital/join-page.tsx'
import { membersSearchSchema } from '../features/member/hospital/members-search.ts'
import { pageTitle } from '../features/shell/document-head.ts'

export const Route = createFileRoute('/hospital_/join')({
  validateSearch: membersSearchSchema,
  loader: async () => {
    const { takeKeptAnswer } = await import('../features/forms/kept-answer.ts')
    const { JOIN_FORM } = await import('../features/member/hospital/posted-forms.ts')
    return takeKeptAnswer(JOIN_FORM)
  },
  head: () => pageTitle('病院の担当者への招待'),
  component: function Join() {
    return <JoinPage outcome={Route.useSearch().outcome} kept={Route.useLoaderData()} />
  },
})
