import { PREFECTURE } from '../../../domain/text/prefecture.ts'
import { dayText } from '../../../domain/text/shift-text.ts'
import { toCancellation } from '../../../platform/addresses.ts'
import { noticeAbout, plannedShift } from '../../notice/notice-about.ts'
import type { NewNotice } from '../../notice/notice-order.service.ts'
import type { WeatherNoticeKind } from '../../notice/weather-notice-kinds.ts'
import type { DeclarationRow, DeclaredWork } from './weather.store.ts'

/** 「12/3(木) 東京都、台風の接近」 */
const whatText = ({ day, prefecture, reason }: DeclarationRow): string =>
  `${dayText(day)} ${PREFECTURE[prefecture]}、${reason}`

type DoctorKind = Extract<WeatherNoticeKind, 'WEATHER_DECLARED' | 'WEATHER_WITHDRAWN' | 'WEATHER_FREED'>
type OfWork = Pick<
  DeclaredWork,
  'workId' | 'doctorId' | 'hospitalId' | 'listing' | 'scheduleId' | 'terms' | 'plannedStart' | 'plannedEnd'
>

/** To the doctor of one work; once per declaration, work and kind. */
export const doctorNotice = (kind: DoctorKind, declaration: DeclarationRow, of: OfWork): NewNotice =>
  noticeAbout(kind, of, {
    of: [declaration.id, of.workId],
    shift: plannedShift(of),
    at: whatText(declaration),
    page: { DOCTOR: toCancellation({ id: String(of.listing.id), scheduleId: of.scheduleId ?? '' }) },
  })

/** To each hospital of works, one for all its works; once per declaration and kind. */
function hospitalNotices(
  kind: Extract<WeatherNoticeKind, `${string}_AT_HOSPITAL`>,
  declaration: DeclarationRow,
  works: readonly DeclaredWork[],
): NewNotice[] {
  const byHospital = Map.groupBy(works, ({ hospitalId }) => hospitalId)
  return [...byHospital.values()].flatMap(([first, ...others]) =>
    first
      ? noticeAbout(kind, first, {
          of: [declaration.id],
          shift: `${others.length + 1}件`,
          at: whatText(declaration),
        })
      : [],
  )
}

/** What both sides of the works are told of a declaration, or of its end; doctors of `freed` works are told more. */
export const weatherNotices = (
  word: 'DECLARED' | 'WITHDRAWN',
  declaration: DeclarationRow,
  works: readonly DeclaredWork[],
  freed: ReadonlySet<string> = new Set(),
): NewNotice[] => [
  ...works
    .filter(({ workId }) => !freed.has(workId))
    .map((one) => doctorNotice(`WEATHER_${word}`, declaration, one)),
  ...hospitalNotices(`WEATHER_${word}_AT_HOSPITAL`, declaration, works),
]
