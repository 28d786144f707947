import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { Notices } from '../../contract/gen/notice_pb.ts'
import { toUnsubscribe } from '../../platform/addresses.ts'
import { callWork } from '../../services/work/work.server.ts'
import { fieldsOf } from '../forms/form-fields.ts'
import { postedCommand } from '../forms/posted-command.server.ts'

const schema = fieldsOf({ token: v.pipe(v.string(), v.maxLength(64)) })

async function stop({ token }: v.InferOutput<typeof schema>) {
  const { isStopped } = await callWork(Notices.method.stopMails, { token }, null)
  return { outcome: isStopped ? 'STOPPED' : 'UNKNOWN' }
}

/** Stops mails of the kind that a mail was of. Whoever has the mail may. */
export const stopMailsFn = createServerFn({ method: 'POST' })
  .validator(schema)
  .handler(postedCommand({ run: stop, next: ({ outcome }, { token }) => toUnsubscribe(token, { outcome }) }))
