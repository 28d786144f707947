import type { Shown } from '../../contract/plain.ts'
import { isNoticeItem } from '../../domain/work/terms-notice.ts'

/** A notice with the missing items that this version of the app knows. */
export const termsView = (notice: Shown<'dp.work.TermsNotice'>) => ({
  ...notice,
  missing: notice.missing.filter(isNoticeItem),
})
export type TermsView = ReturnType<typeof termsView>
