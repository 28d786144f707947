import type { Shown } from '../../../contract/plain.ts'
import { yenText } from '../../../domain/text/money-text.ts'
import { dayText, momentText } from '../../../domain/text/shift-text.ts'
import { OBJECTION_STATE, OBJECTION_SUBJECT, paidDifferenceText } from '../../../domain/work/objection.ts'
import { fileSizeText } from '../../../domain/message/message-file.ts'
import { CAUTION_OBJECTION_STATE } from '../../../domain/work/caution-objection.ts'
import { textLinkClass } from '../../../ui/link/link-class.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { SentFileLink } from '../../page-parts/sent-file-link.tsx'

type Objection = Shown<'dp.work.Objection'>

/** 「12/3(木)まで」: the deadline is the end of a day. */
export const answerDueText = ({ answerDueAt }: Pick<Objection, 'answerDueAt'>): string =>
  `${dayText(new Date(Date.parse(answerDueAt) - 1).toISOString())}まで`

const TONE = { OPEN: 'warm', AGREED: 'good', DECLINED: 'neutral', WITHDRAWN: 'neutral' } as const

/** An objection to 注意 or absence, with its file, and what our staff have decided. */
const CautionObjection = ({ objection }: { objection: Objection }) => (
  <>
    <p>
      <Badge tone={TONE[objection.state]}>{CAUTION_OBJECTION_STATE[objection.state]}</Badge>
    </p>
    <DescriptionList
      items={[
        { term: '異議', description: objection.detail, note: momentText(objection.objectedAt) },
        ...(objection.file
          ? [
              {
                term: '添付',
                description: (
                  <SentFileLink file={objection.file} className={textLinkClass}>
                    {objection.file.name}({fileSizeText(objection.file.size)})
                  </SentFileLink>
                ),
              },
            ]
          : []),
        ...(objection.answer !== '' && objection.closedAt
          ? [{ term: '運営の回答', description: objection.answer, note: momentText(objection.closedAt) }]
          : []),
      ]}
    />
  </>
)

/** An objection and its answer, the same for both sides. */
export const ObjectionFacts = ({ objection }: { objection: Objection }) =>
  objection.subject === 'CAUTION' ? (
    <CautionObjection objection={objection} />
  ) : (
    <ReportObjection objection={objection} />
  )

const ReportObjection = ({ objection }: { objection: Objection }) => (
  <>
    <p>
      <Badge tone={TONE[objection.state]}>{OBJECTION_STATE[objection.state]}</Badge>
    </p>
    <DescriptionList
      items={[
        { term: '異議の対象', description: OBJECTION_SUBJECT[objection.subject] },
        { term: '申し出', description: objection.detail, note: momentText(objection.objectedAt) },
        ...(objection.state === 'OPEN'
          ? [{ term: '回答の期限', description: answerDueText(objection) }]
          : []),
        ...(objection.answer !== '' && objection.closedAt
          ? [{ term: '病院の回答', description: objection.answer, note: momentText(objection.closedAt) }]
          : []),
        ...(objection.state === 'AGREED'
          ? [
              {
                term: '時間・件数の訂正',
                description: objection.isCorrected ? 'あり(実績と支払いに反映済み)' : 'なし',
              },
              {
                term: '支払いへの追加',
                description: objection.addedYen > 0 ? yenText(objection.addedYen) : 'なし',
              },
              ...(objection.paidDifferenceYen === null
                ? []
                : [{ term: '支払い済みの額', description: paidDifferenceText(objection.paidDifferenceYen) }]),
            ]
          : []),
      ]}
    />
  </>
)
