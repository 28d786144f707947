import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import {
  DECLARED_MEANING,
  declareWeatherWords,
  withdrawWeatherWords,
} from '../../domain/cancellation/weather.ts'
import { PREFECTURE } from '../../domain/text/prefecture.ts'
import { DeskPage } from '../../ui/desk/desk.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { OutcomeNotice } from '../forms/form-report.tsx'
import { keptFor, usePageForms } from '../forms/page-forms.ts'
import { BackToWorks } from '../hospital/back-to-works.tsx'
import { StaffDesk } from '../staff/staff-desk.tsx'
import { DeclarationList } from './declaration-list.tsx'
import { DeclareForm } from './declare-form.tsx'
import { DECLARE_WEATHER_FORM } from './weather-form-data.ts'
import { hospitalWeatherQuery, staffWeatherQuery } from './weather.queries.ts'
import { WEATHER, type WeatherSearch } from './weather-search.ts'
import type { WeatherView } from './weather-view.ts'

type Posted = { search: WeatherSearch }

type FrameProps = Posted & {
  side: 'STAFF' | 'HOSPITAL'
  data: { declarations: readonly WeatherView[]; today: string }
  mayDeclare: boolean
  lead: ReactNode
  refresh: () => Promise<unknown>
}

/** What to tell of an outcome, whichever form it is of. */
const wordsOf = (outcome: string | undefined) => declareWeatherWords(outcome) ?? withdrawWeatherWords(outcome)

function Declarations({ side, data, mayDeclare, lead, refresh, search }: FrameProps) {
  const isKept = keptFor(usePageForms(), DECLARE_WEATHER_FORM) !== null
  const [done, setDone] = useState({
    count: 0,
    told: isKept ? undefined : wordsOf(search.outcome ?? search.withdrawn),
  })
  const onDone = (outcome: string) => {
    setDone(({ count }) => ({ count: count + 1, told: wordsOf(outcome) }))
    return refresh()
  }
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Heading level={1}>{WEATHER}</Heading>
        {lead}
        <Text tone="sub">{DECLARED_MEANING}</Text>
      </Stack>
      <OutcomeNotice told={done.told} />
      {mayDeclare ? (
        <DeclareForm
          // Another declaration is another command, with empty fields.
          key={done.count}
          side={side}
          today={data.today}
          count={done.count}
          onDone={onDone}
        />
      ) : (
        <Notice tone="info">申告できるのは、管理者と担当者です。</Notice>
      )}
      <DeclarationList
        side={side}
        declarations={data.declarations}
        mayWithdraw={mayDeclare}
        onDone={onDone}
      />
    </Stack>
  )
}

/** Our staff declare bad weather for prefectures and days. */
export function StaffWeatherPage(posted: Posted) {
  const { data } = useSuspenseQuery(staffWeatherQuery())
  const queryClient = useQueryClient()
  return (
    <StaffDesk>
      <Declarations
        {...posted}
        side="STAFF"
        data={data}
        mayDeclare
        lead={
          <Text tone="sub">
            申告すると、その都道府県で勤務のある先生と病院にお知らせします。申告の前に「悪天候」でキャンセルした先生の注意も取り消されます。
          </Text>
        }
        refresh={() => queryClient.invalidateQueries(staffWeatherQuery())}
      />
    </StaffDesk>
  )
}

/** A hospital declares bad weather for its own works of days. */
export function HospitalWeatherPage(posted: Posted) {
  const { data } = useSuspenseQuery(hospitalWeatherQuery())
  const queryClient = useQueryClient()
  return (
    <DeskPage>
      <Stack gap={4}>
        <BackToWorks />
        <Declarations
          {...posted}
          side="HOSPITAL"
          data={data}
          mayDeclare={data.mayDeclare}
          lead={
            <Text tone="sub">
              この病院の勤務についての申告です。その日に勤務のある先生にお知らせします。
              {PREFECTURE[data.prefecture]}
              全体の申告は運営が行い、ここにも表示します。
            </Text>
          }
          refresh={() => queryClient.invalidateQueries(hospitalWeatherQuery())}
        />
      </Stack>
    </DeskPage>
  )
}
