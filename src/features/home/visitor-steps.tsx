import { STEPS } from '../../domain/doctor/registration-steps.ts'
import { REVIEW_TIME } from '../../domain/account/review-time.ts'
import type { ReactNode } from 'react'
import { toSignUp } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Grid } from '../../ui/layout/grid.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { textLinkClass } from '../../ui/link/link-class.ts'
import { Text } from '../../ui/text/text.tsx'
import * as styles from './home.css.ts'

const PARTS: readonly (readonly [title: string, words: ReactNode])[] = [
  [
    '登録',
    <>
      <Link {...toSignUp()} className={textLinkClass}>
        会員登録
      </Link>
      は{STEPS.length}つの手順で、途中で保存できます。医師免許証の確認は{REVIEW_TIME}
      です。求人の閲覧は登録なしでできます。
    </>,
  ],
  ['さがす', '日付、給与、勤務帯、都道府県で絞り込み、勤務時間の帯と忙しさを見比べます。'],
  [
    '働く',
    '応募の前に労働条件をすべて確認できます。契約は先生と病院が直接結び、先生から手数料はいただきません。',
  ],
]

export function VisitorSteps() {
  return (
    <Stack as="section" gap={3} aria-labelledby="steps">
      <Heading level={2} size="xl" id="steps">
        ご利用の流れ
      </Heading>
      <Grid as="ol" columns={3}>
        {PARTS.map(([title, words], index) => (
          <Card key={title} as="li">
            <Stack gap={2}>
              <span className={styles.stepHead}>
                <span aria-hidden="true" className={styles.stepNumber}>
                  {index + 1}
                </span>
                <Heading level={3} size="lg">
                  {title}
                </Heading>
              </span>
              <Text tone="sub">{words}</Text>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  )
}
