import { createFileRoute } from '@tanstack/react-router'
import { newFormKey } from '../../features/forms/form-key.ts'
import { takeKeptAnswer } from '../../features/forms/kept-answer.ts'
import { HospitalProblem, HospitalSkeleton } from '../../features/hospital/hospital-states.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'
import { HospitalWeatherPage } from '../../features/weather/weather-page.tsx'
import { DECLARE_WEATHER_FORM, WEATHER, weatherSearchSchema } from '../../features/weather/weather-search.ts'

export const Route = createFileRoute('/hospital/weather')({
  validateSearch: weatherSearchSchema,
  loader: async ({ context: { queryClient } }) => {
    const { hospitalWeatherQuery } = await import('../../features/weather/weather.queries.ts')
    await queryClient.ensureQueryData(hospitalWeatherQuery())
    return { formKey: newFormKey(), kept: takeKeptAnswer(DECLARE_WEATHER_FORM) }
  },
  head: () => pageTitle(WEATHER),
  component: function HospitalWeather() {
    return <HospitalWeatherPage {...Route.useLoaderData()} search={Route.useSearch()} />
  },
  pendingComponent: HospitalSkeleton,
  errorComponent: (props) => <HospitalProblem {...props} title={WEATHER} />,
})
