import { Card } from '#app/ui/card/card.tsx'
import { Stack } from '#app/ui/layout/stack.tsx'
import { MeterBar } from '#app/ui/meter-bar/meter-bar.tsx'
import { Stats } from '#app/ui/stat/stat.tsx'
import { Heading } from '#app/ui/text/heading.tsx'
import { Text } from '#app/ui/text/text.tsx'
import { Figure } from '#app/ui/figure/figure.tsx'
import { TimeTrack } from '#app/ui/time-track/time-track.tsx'

export function GalleryMonth() {
  return (
    <Stack gap={4}>
      <Card>
        <Stack gap={3}>
          <Heading level={3} size="lg">
            今月の働き方
          </Heading>
          <MeterBar label="副業の労働時間" text="38 / 80時間" value={38} max={80} tone="good" />
          <MeterBar label="救急車" text="中央値 1台" value={1} max={5} />
          <Text tone="sub">この条件のうち、休息の目安を満たす求人は 97件</Text>
        </Stack>
      </Card>
      <Card>
        <Stack gap={3}>
          <TimeTrack
            size="tall"
            text="17時から翌9時まで。うち22時から翌7時は宿日直許可の時間帯です。"
            segments={[
              { startMinute: 1020, endMinute: 1980, tone: 'night' },
              { startMinute: 1320, endMinute: 1860, tone: 'hatched' },
            ]}
          />
          <TimeTrack
            hideLabels
            segments={[
              { startMinute: 540, endMinute: 1020, tone: 'outline' },
              { startMinute: 1140, endMinute: 1500, tone: 'night' },
              { startMinute: 1920, endMinute: 2400, tone: 'day' },
            ]}
          />
          <Figure value={85_000} unit="円" size="xl" />
          <Stats
            items={[
              { label: '時給換算', value: <Figure value={5313} unit="円" /> },
              { label: '手取り目安', value: <Figure value={68_400} unit="円" /> },
              { label: '移動込み時給', value: <Figure value={4120} unit="円" /> },
            ]}
          />
        </Stack>
      </Card>
    </Stack>
  )
}
