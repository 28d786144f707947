import { timestampFromDate, type Timestamp } from '@bufbuild/protobuf/wkt'

/** An instant in a message; unset where there is none. */
export const timestampOf = (instant: Date | null | undefined): Timestamp | undefined =>
  instant ? timestampFromDate(instant) : undefined
