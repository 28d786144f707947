import { createFileRoute } from '@tanstack/react-router'
import { newFormKey } from '../../features/forms/form-key.ts'
import { takeKeptAnswer } from '../../features/forms/kept-answer.ts'
import { pageTitle } from '../../features/shell/document-head.ts'
import { StaffProblem, StaffSkeleton } from '../../features/staff/staff-states.tsx'
import { StaffWeatherPage } from '../../features/weather/weather-page.tsx'
import { DECLARE_WEATHER_FORM, WEATHER, weatherSearchSchema } from '../../features/weather/weather-search.ts'

export const Route = createFileRoute('/staff/weather')({
  validateSearch: weatherSearchSchema,
  loader: async ({ context: { queryClient } }) => {
    const { staffWeatherQuery } = await import('../../features/weather/weather.queries.ts')
    await queryClient.ensureQueryData(staffWeatherQuery())
    return { formKey: newFormKey(), kept: takeKeptAnswer(DECLARE_WEATHER_FORM) }
  },
  head: () => pageTitle(WEATHER),
  component: function StaffWeather() {
    const forms = Route.useLoaderData()
    const search = Route.useSearch()
    return <StaffWeatherPage search={search} {...forms} />
  },
  pendingComponent: () => <StaffSkeleton label={`${WEATHER}を読み込んでいます`} />,
  errorComponent: (props) => <StaffProblem {...props} title={WEATHER} />,
})
