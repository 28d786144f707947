import { useSuspenseQuery } from '@tanstack/react-query'
import { monthText } from '../../domain/text/month-days.ts'
import { acceptancePercent } from '../../domain/work/performance.ts'
import { DOCTORS_ALIKE, MEDIAN_DOCTORS } from '../../domain/work/performance-median.ts'
import { Card } from '../../ui/card/card.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { visuallyHidden } from '../../ui/layout/layout.css.ts'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { medianQuery } from './performance.queries.ts'
import * as styles from './performance.css.ts'

const percentText = (percent: number | null) => (percent === null ? '—' : `${percent}%`)

/** The doctor's figures of twelve months beside the anonymous median of doctors alike: nobody's rank. */
export function MedianSection() {
  const { own, median, level, firstMonth, lastMonth } = useSuspenseQuery(medianQuery()).data
  const alike = DOCTORS_ALIKE[level]
  return (
    <Card as="section" aria-labelledby="median">
      <Stack gap={3}>
        <Heading level={2} id="median">
          {alike}先生の中央値との比較
        </Heading>
        <Text tone="sub">
          {monthText(firstMonth)}から{monthText(lastMonth)}まで
        </Text>
        {median ? (
          <>
            <div className={styles.scroll}>
              <table className={styles.table}>
                <caption className={visuallyHidden}>先生の実績と中央値</caption>
                <thead>
                  <tr>
                    {['項目', '先生', '中央値'].map((word, index) => (
                      <th
                        key={word}
                        scope="col"
                        className={index === 0 ? styles.cellHead : styles.cellNumber}
                      >
                        {word}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {[
                    ['勤務回数', `${own.works}回`, `${median.works}回`],
                    ['受けた救急車', `${own.ambulanceAccepted}台`, `${median.ambulanceAccepted}台`],
                    ['応需率', percentText(acceptancePercent(own)), percentText(median.acceptancePercent)],
                    ['入院', `${own.admissions}人`, `${median.admissions}人`],
                    ['ウォークイン', `${own.walkIns}人`, `${median.walkIns}人`],
                  ].map(([term, mine, middle]) => (
                    <tr key={term}>
                      <th scope="row" className={styles.cellHead}>
                        {term}
                      </th>
                      <td className={styles.cellNumber}>{mine}</td>
                      <td className={styles.cellNumber}>{middle}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
            <Text tone="sub">
              この期間に勤務した{alike}先生{median.doctors}
              人の中央値です。順位はつけません。病院や他の先生に、先生の数字が伝わることもありません。
            </Text>
          </>
        ) : (
          <Text>
            この期間に勤務した{alike}先生が{MEDIAN_DOCTORS}人に満たないため、中央値は表示していません。
          </Text>
        )}
      </Stack>
    </Card>
  )
}
