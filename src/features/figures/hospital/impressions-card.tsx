import {
  answersIn,
  GROUPED,
  IMPRESSIONS,
  NOT_YET_GROUPED,
  reworkText,
  scaleText,
  type Impressions,
} from '../../../domain/work/impressions.ts'
import { REWORK_QUESTION, SCALE_MOST, SURVEY_SCALE, SURVEY_SCALES } from '../../../domain/work/survey.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { MeterBar } from '../../../ui/meter-bar/meter-bar.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'

/** What doctors said after their works here; from five answers on, and never one by one. */
export const ImpressionsCard = ({ impressions }: { impressions: Impressions | null }) => (
  <Card as="section" aria-labelledby="impressions">
    <Stack gap={3}>
      <Heading level={2} id="impressions">
        {IMPRESSIONS}
      </Heading>
      {impressions === null ? (
        <Text>{NOT_YET_GROUPED}</Text>
      ) : (
        <>
          <Text>{`先生の回答 ${answersIn(impressions)}件の平均`}</Text>
          {SURVEY_SCALES.map((scale) => (
            <MeterBar
              key={scale}
              label={SURVEY_SCALE[scale].legend}
              text={scaleText(scale, impressions[scale])}
              value={impressions[scale]}
              max={SCALE_MOST}
            />
          ))}
          <Text>{`${REWORK_QUESTION}: ${reworkText(impressions)}`}</Text>
        </>
      )}
      <Text tone="sub">
        {GROUPED}
        先生が書いたことばも表示しません。同じ数字を、求人の詳細で先生が見ています。期間の選択は、この数字には影響しません。
      </Text>
    </Stack>
  </Card>
)
