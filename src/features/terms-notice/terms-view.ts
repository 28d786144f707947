import { NoticeDelivery, type TermsNotice } from '../../contract/gen/terms_notice_pb.ts'
import { TermsNoticeState } from '../../contract/gen/work_pb.ts'
import { requiredWord, wireWordOf } from '../../contract/wire-word.ts'
import { isNoticeItem } from '../../domain/work/terms-notice.ts'
import { instantText } from '../../services/timestamp-text.ts'

/** Maps a message to a view model: timestamps as Tokyo text, enum numbers as words. */
export const termsView = (notice: TermsNotice) => ({
  number: notice.number,
  state: requiredWord(TermsNoticeState, notice.state, 'TermsNotice.state'),
  lines: notice.lines.map(({ heading, text }) => ({ heading, text })),
  missing: notice.missing.filter(isNoticeItem),
  issuedAt: instantText(notice.issuedAt),
  delivery: wireWordOf(NoticeDelivery, notice.delivery),
  acknowledgedAt: instantText(notice.acknowledgedAt),
  handedOverAt: instantText(notice.handedOverAt),
})
export type TermsView = ReturnType<typeof termsView>
