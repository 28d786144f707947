import { hrefOf } from '../../platform/address.ts'
import { toMessageFile } from '../../platform/addresses.ts'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import type { RecordView } from './record-view.ts'

/** The receipt of the carfare, for both sides of the work. */
export const ReceiptLink = ({ receipt: { id, name } }: { receipt: NonNullable<RecordView['receipt']> }) => (
  <a href={hrefOf(toMessageFile(id))} target="_blank" rel="noopener" className={rowLinkClass}>
    {name}
  </a>
)
