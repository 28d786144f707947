import { timestampDate, type Timestamp } from '@bufbuild/protobuf/wkt'
import { momentText } from '../domain/text/shift-text.ts'
import { tokyoText } from '../domain/text/tokyo-time.ts'

/** A protobuf timestamp as RFC 3339 text in Tokyo time; null if the field is missing. */
export const instantText = (timestamp: Timestamp | undefined): string | null =>
  timestamp ? tokyoText(timestampDate(timestamp)) : null

/** A protobuf timestamp as shown to people; empty if the field is missing. */
export function timestampText(timestamp: Timestamp | undefined): string {
  const instant = instantText(timestamp)
  return instant === null ? '' : momentText(instant)
}
