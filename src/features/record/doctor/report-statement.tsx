import type { Shown } from '../../../contract/plain.ts'
import { INCENTIVE_TYPE } from '../../../domain/money/pay-words.ts'
import { yenText } from '../../../domain/text/money-text.ts'
import { durationText, shiftText } from '../../../domain/text/shift-text.ts'
import { carfareLineText, carfareRuleText } from '../../../domain/work/carfare.ts'
import { NIGHT_PERCENT } from '../../../domain/work/extra-pay.ts'
import { AMBULANCE_DECLINE_REASON } from '../../../domain/money/incentive.ts'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { visuallyHidden } from '../../../ui/layout/layout.css.ts'
import { Text } from '../../../ui/text/text.tsx'
import { ReceiptLink } from './receipt-link.tsx'
import { yenOfRecord, type RecordView, type ReportView } from './record-view.ts'
import * as styles from './record.css.ts'

const declinedText = ({ declined }: ReportView): string => {
  const counted = declined.filter(({ count }) => count > 0)
  const total = counted.reduce((sum, { count }) => sum + count, 0)
  const reasons = counted.map(({ reason, count }) => `${AMBULANCE_DECLINE_REASON[reason]} ${count}`)
  return total === 0 ? '0台' : `${total}台(${reasons.join('、')})`
}

const minutesText = (minutes: number): string => (minutes === 0 ? 'なし' : durationText(minutes))

function timesNote({ overtimeMinutes, movedMinutes }: ReportView): string | undefined {
  const notes = [
    overtimeMinutes > 0 ? `休憩を除いて、予定より${durationText(overtimeMinutes)}長い勤務` : '',
    movedMinutes > 0
      ? `予定の時間の外の${durationText(movedMinutes)}は、予定の中の時間と入れ替わっています`
      : '',
  ].filter(Boolean)
  return notes.length > 0 ? notes.join('。') : undefined
}

/** What the doctor has reported, for either side. */
export const ReportedFacts = ({
  report,
  receipt,
}: {
  report: ReportView
  receipt: RecordView['receipt']
}) => (
  <DescriptionList
    items={[
      {
        term: '実際の時間',
        description: shiftText(report.actualStart, report.actualEnd),
        note: timesNote(report),
      },
      { term: '休憩', description: minutesText(report.breakMinutes) },
      ...(report.permittedMinutes === 0
        ? []
        : [{ term: '許可の時間帯に対応した時間', description: minutesText(report.permittedMinutes) }]),
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
      ...(report.carfareYen === 0 ? [] : [{ term: '交通費の報告', description: yenText(report.carfareYen) }]),
      ...(receipt === null
        ? []
        : [{ term: '交通費の領収書', description: <ReceiptLink receipt={receipt} /> }]),
      ...(report.comment === '' ? [] : [{ term: '先生から', description: report.comment }]),
    ]}
  />
)

const ruleText = ({ type, unitYen, capYen, count }: Shown<'dp.work.IncentiveLine'>): string =>
  type === 'OTHER'
    ? `その他の手当 1件 ${yenText(unitYen)}(件数は病院が確認して追加します)`
    : [
        `${INCENTIVE_TYPE[type]} ${yenText(unitYen)} × ${count}`,
        capYen !== null && unitYen * count > capYen ? `(上限 ${yenText(capYen)})` : '',
      ].join('')

/** 「予定より長い勤務 1時間30分(うち取れなかった休憩1時間)× 時給5,000円」. */
function overtimeText({ overtimeMinutes, breakNotTakenMinutes }: ReportView, hourlyFee: number): string {
  const rate = ` × 時給${yenText(hourlyFee)}`
  if (breakNotTakenMinutes === overtimeMinutes)
    return `取れなかった休憩 ${durationText(overtimeMinutes)}${rate}`
  const part = breakNotTakenMinutes > 0 ? `(うち取れなかった休憩${durationText(breakNotTakenMinutes)})` : ''
  return `予定を超えた時間 ${durationText(overtimeMinutes)}${part}${rate}`
}

const permittedText = ({ permittedMinutes }: ReportView, hourlyFee: number): string =>
  `許可の時間帯に対応した時間 ${durationText(permittedMinutes)} × 時給${yenText(hourlyFee)} × ${NIGHT_PERCENT / 100}(深夜の割増、労働基準法37条)`

/** What stands beyond the fee: the lines of the rules, and what the hospital adds. */
function extraLines(report: ReportView, hourlyFee: number) {
  const added = report.extraYen - report.overtimeYen - report.permittedYen
  // Confirmed under an earlier rule.
  if (added < 0) return [{ term: '病院からの追加(時間外など)', yen: report.extraYen }]
  return [
    { term: overtimeText(report, hourlyFee), yen: report.overtimeYen },
    { term: permittedText(report, hourlyFee), yen: report.permittedYen },
    { term: '病院からの追加', yen: added },
  ]
}

type StatedWork = Pick<RecordView, 'fee' | 'report' | 'hourlyFee' | 'carfare'>

function linesOf({ fee, report, hourlyFee, carfare }: StatedWork) {
  if (!report) return [{ term: '給与', yen: fee }]
  const { carfareYen, paidCarfareYen } = report
  const lines = [
    ...extraLines(report, hourlyFee),
    { term: `交通費(${carfareLineText(carfare, carfareYen, paidCarfareYen)})`, yen: paidCarfareYen },
  ]
  return [
    { term: '給与', yen: fee },
    ...report.incentives.map((line) => ({ term: ruleText(line), yen: line.yen })),
    ...lines.filter(({ yen }) => yen > 0),
  ]
}

/** The pay line by line: what was agreed on, rule × count = yen, and the sum. */
export function PayStatement({ work }: { work: StatedWork }) {
  const { report, carfare } = work
  const lines = linesOf(work)
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
      <Text tone="sub">
        手当は、成立したときの労働条件の単価と、報告された件数から計算しています(1円未満は切り上げ)。
        {report && carfareRuleText(carfare)}
      </Text>
    </Stack>
  )
}
