import { createFileRoute, notFound, useLoaderData } from '@tanstack/react-router'
import { ProfilePage } from '../../features/profile/profile-page.tsx'
import { isProfilePage, PROFILE_PAGES } from '../../features/profile/profile-pages.ts'
import { pageTitle } from '../../features/shell/document-head.ts'

export const Route = createFileRoute('/profile/$page')({
  loader: async ({ context, params: { page } }) => {
    if (!isProfilePage(page)) throw notFound()
    if (page === 'calendar') {
      const { calendarFeedQuery } = await import('../../features/profile/calendar-feed.queries.ts')
      await context.queryClient.ensureQueryData(calendarFeedQuery())
    }
    const factorKept =
      page === 'factor'
        ? await (await import('../../features/second-factor/factor-load.ts')).loadFactor(context.queryClient)
        : null
    return { page, factorKept }
  },
  head: ({ loaderData }) =>
    pageTitle(loaderData ? `${PROFILE_PAGES[loaderData.page]}(プロフィール)` : 'ページが見つかりません'),
  component: function ProfilePageRoute() {
    const load = useLoaderData({ from: '/profile' })
    return <ProfilePage {...load} {...Route.useLoaderData()} search={Route.useSearch()} />
  },
})
