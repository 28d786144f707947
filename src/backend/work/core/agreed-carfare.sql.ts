import { sql } from 'drizzle-orm'
import type { CarfareRule } from '../../../domain/work/carfare.ts'
import { regularWork } from '../../database/schema/listing/regular-work.ts'
import { spotWork } from '../../database/schema/listing/spot-work.ts'
import { application } from '../../database/schema/work/application.ts'

/**
 * The rule of the carfare that an application was agreed on, as a column of a statement that reads `application`: that of
 * the snapshot, else the one of its listing.
 */
export const agreedCarfare = sql<CarfareRule>`coalesce(
  ${application.terms}->'carfare',
  (select jsonb_build_object('type', spot.carfare_type, 'yen', spot.carfare_yen) from ${spotWork} spot
    where spot.id = ${application.spotWorkId}),
  (select jsonb_build_object('type', regular.carfare_type, 'yen', regular.carfare_yen) from ${regularWork} regular
    where regular.id = ${application.regularWorkId}))`
