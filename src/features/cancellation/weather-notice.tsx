import type { ReactNode } from 'react'
import { declaredText } from '../../domain/cancellation/weather.ts'
import { civilDay } from '../../domain/text/shift-text.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import type { WorkView, WorkWeatherView } from './cancellation-view.ts'

type WeatherNoticeProps = {
  work: Pick<WorkView, 'startTime'>
  weather: WorkWeatherView
  /** What it means to the reader: a hospital is told nothing of 注意. */
  children?: ReactNode
}

/** Says that bad weather is declared for the day on which a work begins; nothing while nobody has. */
export const WeatherNotice = ({ work, weather, children }: WeatherNoticeProps) => {
  const { prefecture, declarer, reason } = weather
  return (
    declarer && (
      <Notice tone="info" title={declaredText({ day: civilDay(work.startTime), prefecture, declarer })}>
        {reason}。{children}
      </Notice>
    )
  )
}
