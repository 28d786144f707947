import { customType } from 'drizzle-orm/pg-core'

/** bytea, read as a `Buffer`. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
