import { and, eq } from 'drizzle-orm'
import { application } from '../../database/schema/work/application.ts'
import { conditionNotice } from '../../database/schema/doctor/condition-notice.ts'

/** The last version of an application's notice of terms: to join. */
export const isCurrentNotice = and(
  eq(conditionNotice.applicationId, application.id),
  eq(conditionNotice.isCurrent, true),
)
