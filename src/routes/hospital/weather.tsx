import { createFileRoute } from '@tanstack/react-router'
import { takeForms } from '../../features/forms/page-forms.ts'
import { HospitalProblem, HospitalSkeleton } from '../../features/hospital/hospital-states.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'
import { HospitalWeatherPage } from '../../features/weather/weather-page.tsx'
import { WEATHER, weatherSearchSchema } from '../../features/weather/weather-search.ts'

export const Route = createFileRoute('/hospital/weather')({
  validateSearch: weatherSearchSchema,
  loader: async ({ context: { queryClient } }) => {
    const { hospitalWeatherQuery } = await import('../../features/weather/weather.queries.ts')
    await queryClient.ensureQueryData(hospitalWeatherQuery())
    return takeForms()
  },
  head: () => pageTitle(WEATHER),
  component: function HospitalWeather() {
    return <HospitalWeatherPage search={Route.useSearch()} />
  },
  pendingComponent: HospitalSkeleton,
  errorComponent: (props) => <HospitalProblem {...props} title={WEATHER} />,
})
