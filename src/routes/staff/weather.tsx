import { createFileRoute } from '@tanstack/react-router'
import { takeForms } from '../../features/forms/page-forms.ts'
import { pageTitle } from '../../features/shell/document-head.ts'
import { StaffProblem, StaffSkeleton } from '../../features/staff/staff-states.tsx'
import { StaffWeatherPage } from '../../features/weather/weather-page.tsx'
import { WEATHER, weatherSearchSchema } from '../../features/weather/weather-search.ts'

export const Route = createFileRoute('/staff/weather')({
  validateSearch: weatherSearchSchema,
  loader: async ({ context: { queryClient } }) => {
    const { staffWeatherQuery } = await import('../../features/weather/weather.queries.ts')
    await queryClient.ensureQueryData(staffWeatherQuery())
    return takeForms()
  },
  head: () => pageTitle(WEATHER),
  component: function StaffWeather() {
    return <StaffWeatherPage search={Route.useSearch()} />
  },
  pendingComponent: () => <StaffSkeleton label={`${WEATHER}を読み込んでいます`} />,
  errorComponent: (props) => <StaffProblem {...props} title={WEATHER} />,
})
