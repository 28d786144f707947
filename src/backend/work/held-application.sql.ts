import { sql, type SQL } from 'drizzle-orm'
import { application, outbox } from '../database/schema/application.ts'

const toldOf = (topic: string): SQL => sql`exists (select from ${outbox} where ${outbox.topic} = ${topic}
  and ${outbox.payload} ->> 'applicationId' = ${application.id}::text)`

/** Whether an application is held: made before the doctor's approval, without notice to the hospital. */
export const IS_HELD: SQL<boolean> = sql<boolean>`(${toldOf('application.held')} and not ${toldOf('application.applied')})`
