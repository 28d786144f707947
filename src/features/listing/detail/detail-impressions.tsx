import {
  answersIn,
  GROUPED,
  IMPRESSIONS,
  reworkText,
  scaleText,
  type Impressions,
} from '../../../domain/work/impressions.ts'
import { REWORK_QUESTION, SURVEY_SCALE, SURVEY_SCALES } from '../../../domain/work/survey.ts'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'

/** What doctors said after their works at a hospital. */
export const DetailImpressions = ({ impressions }: { impressions: Impressions }) => (
  <Stack as="section" gap={2} aria-labelledby="impressions">
    <Heading level={3} id="impressions">
      {`${IMPRESSIONS}(${answersIn(impressions)}件)`}
    </Heading>
    <DescriptionList
      items={[
        ...SURVEY_SCALES.map((scale) => ({
          term: SURVEY_SCALE[scale].legend,
          description: scaleText(scale, impressions[scale]),
        })),
        { term: REWORK_QUESTION, description: reworkText(impressions) },
      ]}
    />
    <Text tone="sub">{GROUPED}</Text>
  </Stack>
)
