import { INCENTIVE_TYPE } from '../../domain/listing/listing-words.ts'
import { yenText } from '../../domain/text/money-text.ts'
import { durationText, shiftText } from '../../domain/text/shift-text.ts'
import { AMBULANCE_DECLINE_REASON } from '../../domain/work/work-report.ts'
import { DescriptionList } from '../../ui/description-list/description-list.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { visuallyHidden } from '../../ui/layout/layout.css.ts'
import { Text } from '../../ui/text/text.tsx'
import { yenOfRecord, type IncentiveLineView, type RecordView, type ReportView } from './record-view.ts'
import * as styles from './work-records.css.ts'

const declinedText = ({ declined }: ReportView): string => {
  const counted = declined.filter(({ count }) => count > 0)
  const total = counted.reduce((sum, { count }) => sum + count, 0)
  const reasons = counted.map(({ reason, count }) => `${AMBULANCE_DECLINE_REASON[reason]} ${count}`)
  return total === 0 ? '0台' : `${total}台(${reasons.join('、')})`
}

const minutesText = (minutes: number): string => (minutes === 0 ? 'なし' : durationText(minutes))

/** What the doctor has reported, for either side. */
export const ReportedFacts = ({ report }: { report: ReportView }) => (
  <DescriptionList
    items={[
      {
        term: '実際の時間',
        description: shiftText(report.actualStart, report.actualEnd),
        note:
          report.overtimeMinutes > 0 ? `予定より${durationText(report.overtimeMinutes)}長い勤務` : undefined,
      },
      { term: '休憩', description: minutesText(report.breakMinutes) },
      { term: '救急車の受け入れ', description: `${report.ambulanceAccepted}台` },
      { term: '救急車のお断り', description: declinedText(report) },
      {
        term: '入院',
        description: `救急車から${report.admissionsAmbulance}人、ウォークインから${report.admissionsWalkIn}人`,
      },
      { term: 'ウォークイン', description: `${report.walkIns}人` },
      { term: '病棟コール', description: `${report.wardCalls}回` },
      ...(report.sleepMinutes === null
        ? []
        : [{ term: 'まとまって眠れた時間', description: minutesText(report.sleepMinutes) }]),
      ...(report.comment === '' ? [] : [{ term: '先生から', description: report.comment }]),
    ]}
  />
)

const ruleText = ({ type, unitYen, capYen, count }: IncentiveLineView): string =>
  type === 'OTHER'
    ? `その他の手当 1件 ${yenText(unitYen)}(件数は病院が確認して追加します)`
    : [
        `${INCENTIVE_TYPE[type]} ${yenText(unitYen)} × ${count}`,
        capYen !== null && unitYen * count > capYen ? `(上限 ${yenText(capYen)})` : '',
      ].join('')

/** The pay line by line: what was agreed on, rule × count = yen, and the sum. */
export function PayStatement({ work }: { work: Pick<RecordView, 'fee' | 'report'> }) {
  const { fee, report } = work
  const lines = [
    { term: '給与', yen: fee },
    ...(report?.incentives ?? []).map((line) => ({ term: ruleText(line), yen: line.yen })),
    ...(report && report.extraYen > 0 ? [{ term: '病院からの追加(時間外など)', yen: report.extraYen }] : []),
    ...(report && report.carfareYen > 0 ? [{ term: '交通費(実費)', yen: report.carfareYen }] : []),
  ]
  return (
    <Stack gap={2}>
      <table className={styles.statement}>
        <caption className={visuallyHidden}>支払いの内訳</caption>
        <tbody>
          {lines.map(({ term, yen }) => (
            <tr key={term} className={styles.statementRow}>
              <th scope="row" className={styles.statementTerm}>
                {term}
              </th>
              <td className={styles.statementYen}>{yenText(yen)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className={styles.statementSum}>
            <th scope="row" className={styles.statementTerm}>
              合計(税引前)
            </th>
            <td className={styles.statementYen}>{yenText(yenOfRecord(work))}</td>
          </tr>
        </tfoot>
      </table>
      <Text tone="sub">手当は、成立したときの労働条件の単価と、報告された件数から計算しています。</Text>
    </Stack>
  )
}
