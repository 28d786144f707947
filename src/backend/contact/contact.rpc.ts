import { Contacts } from '../../contract/gen/contact_pb.ts'
import { CONTACT_TEXT } from '../../domain/contact/contact.ts'
import { contactNumber } from '../../domain/contact/contact-number.ts'
import { ruleMessage } from '../../domain/text/form-messages.ts'
import type { Database } from '../database/client.ts'
import { invalidArgument } from '../rpc/rpc-error.ts'
import { toIdempotencyKey, toWords } from '../rpc/rpc-input.ts'
import { rpcMethod, type RpcMethod } from '../rpc/rpc-method.ts'
import { toMail, toName } from './contact-input.ts'
import { findSender, sendContact } from './send-contact.service.ts'

/** The methods of `dp.contact.Contacts`, for visitors too. */
export const createContactMethods = (database: Database, clock: () => Date): RpcMethod[] => [
  rpcMethod(Contacts.method.getSender, async (_, { caller }) =>
    findSender(database, caller?.accountId ?? null),
  ),

  rpcMethod(Contacts.method.sendContact, async (message, { caller, address }) => {
    const { topic } = message
    if (topic === null) throw invalidArgument(ruleMessage('required'))
    const answer = await sendContact(database, {
      accountId: caller?.accountId ?? null,
      address,
      request: {
        key: toIdempotencyKey(message.idempotencyKey),
        topic,
        name: toName(message.name),
        mail: toMail(message.mail),
        body: toWords(message.body, CONTACT_TEXT),
      },
      now: clock(),
    })
    return { ...answer, number: 'id' in answer ? contactNumber(answer.id) : '' }
  }),
]
