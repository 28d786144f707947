import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { SentFileLink } from '../../page-parts/sent-file-link.tsx'
import type { RecordView } from './record-view.ts'

/** The receipt of the carfare, for both sides of the work. */
export const ReceiptLink = ({ receipt }: { receipt: NonNullable<RecordView['receipt']> }) => (
  <SentFileLink file={receipt} className={rowLinkClass} />
)
