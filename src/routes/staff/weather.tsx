import { createFileRoute } from '@tanstack/react-router'
import { OfficeOnly } from '../../features/account/log-in/office-only.tsx'
import { newFormKey } from '../../features/forms/form-key.ts'
import { takeKeptAnswer } from '../../features/forms/kept-answer.ts'
import { pageTitle } from '../../features/shell/document-head.ts'
import { StaffProblem, StaffSkeleton } from '../../features/staff/staff-states.tsx'
import { StaffWeatherPage } from '../../features/weather/weather-page.tsx'
import { DECLARE_WEATHER_FORM, WEATHER, weatherSearchSchema } from '../../features/weather/weather-search.ts'

const load = () => import('../../features/doctor-review/review-load.ts')

export const Route = createFileRoute('/staff/weather')({
  validateSearch: weatherSearchSchema,
  beforeLoad: async ({ context, location }) => ({
    isStaff: await (await load()).requireStaff(context.queryClient, location),
  }),
  loader: async ({ context: { queryClient, isStaff } }) => {
    if (isStaff) {
      const { staffWeatherQuery } = await import('../../features/weather/weather.queries.ts')
      await queryClient.ensureQueryData(staffWeatherQuery())
    }
    return { isStaff, formKey: newFormKey(), kept: takeKeptAnswer(DECLARE_WEATHER_FORM) }
  },
  head: () => pageTitle(WEATHER),
  component: function StaffWeather() {
    const { isStaff, ...forms } = Route.useLoaderData()
    const search = Route.useSearch()
    return isStaff ? (
      <StaffWeatherPage search={search} {...forms} />
    ) : (
      <OfficeOnly side="STAFF" title={WEATHER} />
    )
  },
  pendingComponent: () => <StaffSkeleton label={`${WEATHER}を読み込んでいます`} />,
  errorComponent: (props) => <StaffProblem {...props} title={WEATHER} />,
})
