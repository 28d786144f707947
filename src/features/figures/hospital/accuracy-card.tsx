import type { AccuracyFigures } from '../../../domain/work/hospital-figures.ts'
import { COUNTED_SURVEYS } from '../../../domain/work/accuracy.ts'
import { GROUPED, NOT_YET_GROUPED } from '../../../domain/work/impressions.ts'
import { SURVEY_ITEM, type SurveyItem } from '../../../domain/work/survey.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { MeterBar } from '../../../ui/meter-bar/meter-bar.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { peerText, type Peer } from './figure-cards.tsx'

const isItem = (word: string): word is SurveyItem => Object.hasOwn(SURVEY_ITEM, word)
const ITEMS = Object.keys(SURVEY_ITEM).filter(isItem)

type AccuracyCardProps = { accuracy: AccuracyFigures | null; peer: Peer | undefined }

/** 求人票どおり度 with its four questions; from five answers on, and never one by one. */
export const AccuracyCard = ({ accuracy, peer }: AccuracyCardProps) => (
  <Card as="section" aria-labelledby="accuracy">
    <Stack gap={3}>
      <Heading level={2} id="accuracy">
        求人票どおり度
      </Heading>
      {accuracy === null ? (
        <Text>{NOT_YET_GROUPED}</Text>
      ) : (
        <>
          <Text size="xl" bold figures>
            {accuracy.percent}%
          </Text>
          <Text>{`先生の回答 ${accuracy.count}件の平均`}</Text>
          {accuracy.items && (
            <Stack gap={3}>
              {ITEMS.map((item) => (
                <MeterBar
                  key={item}
                  label={SURVEY_ITEM[item]}
                  text={`${accuracy.items?.[item]}%`}
                  value={accuracy.items?.[item] ?? 0}
                  max={100}
                />
              ))}
            </Stack>
          )}
          <Text tone="sub">{peerText(peer)}</Text>
        </>
      )}
      <Text tone="sub">
        {GROUPED}数えるのは新しい{COUNTED_SURVEYS}件までです。期間の選択は、この数字には影響しません。
      </Text>
    </Stack>
  </Card>
)
