import { createFileRoute } from '@tanstack/react-router'
import { takeForms } from '../features/forms/page-forms.ts'
import { JoinPage } from '../features/member/hospital/join-page.tsx'
import { membersSearchSchema } from '../features/member/hospital/members-search.ts'
import { pageTitle } from '../features/shell/document-head.ts'

export const Route = createFileRoute('/hospital_/join')({
  validateSearch: membersSearchSchema,
  loader: () => takeForms(),
  head: () => pageTitle('病院の担当者への招待'),
  component: function Join() {
    return <JoinPage outcome={Route.useSearch().outcome} />
  },
})
