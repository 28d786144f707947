import { createFileRoute, redirect } from '@tanstack/react-router'
import { toProfilePage } from '../../platform/addresses.ts'
import { ProfileOverview } from '../../features/profile/profile-overview.tsx'
import { pageOfSearch } from '../../features/profile/profile-pages.ts'
import { pageTitle } from '../../features/shell/document-head.ts'

export const Route = createFileRoute('/profile/')({
  beforeLoad: ({ search }) => {
    const page = pageOfSearch(search)
    if (page) throw redirect(toProfilePage(page, search))
  },
  head: () => pageTitle('プロフィール'),
  component: ProfileOverview,
})
