import { readAnswer, type Shown } from '../../../contract/plain.ts'
import { ObjectionSchema, type Objection } from '../../../contract/gen/objection_pb.ts'
import { tokyoText } from '../../../domain/text/tokyo-time.ts'

/** An objection of a message, for either side and for our staff. */
export const objectionView = (one: Objection): Shown<'dp.work.Objection'> =>
  readAnswer(ObjectionSchema, one, tokyoText)
