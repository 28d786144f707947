import { yenText } from '../../domain/text/money-text.ts'
import { durationText } from '../../domain/text/shift-text.ts'
import { acceptancePercent, requested, type WorkSums } from '../../domain/work/performance.ts'
import { Card } from '../../ui/card/card.tsx'
import { Text } from '../../ui/text/text.tsx'
import { cx } from '../../ui/class-names.ts'
import { bold } from '../../ui/theme/text.css.ts'
import { textSize } from '../../ui/theme/text.css.ts'
import * as styles from './performance.css.ts'

type FigureCardProps = { label: string; value: string; note: string }

const FigureCard = ({ label, value, note }: FigureCardProps) => (
  <Card as="li">
    <Text tone="sub">{label}</Text>
    <p className={cx(styles.figureValue, bold, textSize.xl)}>{value}</p>
    <Text tone="sub">{note}</Text>
  </Card>
)

/** 「前の期間 +12台」; without a previous period nothing. */
const against = (now: number, before: number | undefined, unit: string): string =>
  before === undefined ? ' ' : `前の期間 ${now >= before ? '+' : ''}${now - before}${unit}`

/** 応需率 with what it is made of. */
export const acceptanceText = (sums: Parameters<typeof acceptancePercent>[0]): string => {
  const percent = acceptancePercent(sums)
  return percent === null ? '—' : `${percent}%`
}

/** 「要請 5台(病院都合 1台を除く)」. */
const requestedText = (sums: WorkSums): string => {
  const { declinedByHospital: apart } = sums
  return `要請 ${requested(sums)}台${apart > 0 ? `(病院都合 ${apart}台を除く)` : ''}`
}

type FiguresProps = {
  sums: WorkSums
  previous: WorkSums | null
  /** Of the period; without them no figure. */
  rehireOffers?: number
}

/** The period in figures, each compared only with the doctor's own past. */
export const Figures = ({ sums, previous, rehireOffers }: FiguresProps) => (
  <ul className={styles.figures}>
    <FigureCard
      label="勤務回数"
      value={`${sums.works}回`}
      note={against(sums.works, previous?.works, '回')}
    />
    <FigureCard
      label="受けた救急車"
      value={`${sums.ambulanceAccepted}台`}
      note={against(sums.ambulanceAccepted, previous?.ambulanceAccepted, '台')}
    />
    <FigureCard label="応需率" value={acceptanceText(sums)} note={requestedText(sums)} />
    <FigureCard label="手当" value={yenText(sums.incentiveYen)} note={`支給額 ${yenText(sums.yen)}`} />
    <FigureCard
      label="入院"
      value={`${sums.admissions}人`}
      note={against(sums.admissions, previous?.admissions, '人')}
    />
    <FigureCard
      label="ウォークイン"
      value={`${sums.walkIns}人`}
      note={against(sums.walkIns, previous?.walkIns, '人')}
    />
    <FigureCard
      label="病棟コール"
      value={`${sums.wardCalls}回`}
      note={against(sums.wardCalls, previous?.wardCalls, '回')}
    />
    <FigureCard
      label="感謝の声"
      value={`${sums.appreciations}件`}
      note={against(sums.appreciations, previous?.appreciations, '件')}
    />
    <FigureCard label="勤務時間" value={durationText(sums.minutes)} note="休憩を除く" />
    {rehireOffers !== undefined && (
      <FigureCard label="再勤務オファー" value={`${rehireOffers}件`} note="勤務した病院からの指名" />
    )}
  </ul>
)
