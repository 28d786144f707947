import { redirect } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { Members } from '../../contract/gen/hospital_pb.ts'
import { memberMailsIn } from '../../domain/hospital/member-mail.ts'
import { toHospital, toHospitalNotices } from '../../platform/addresses.ts'
import { consoleCaller } from '../../services/console-caller.server.ts'
import { callHospital } from '../../services/hospital/hospital.server.ts'
import { fieldsOf } from '../forms/form-fields.ts'
import { postedCommand } from '../forms/posted-command.server.ts'

/** The caller's hospitals, the chosen one first, each with whether the caller is asked for a second factor; VISITOR without a session, null for everybody else. */
export const getMemberFn = createServerFn().handler(() =>
  consoleCaller(async (bearer) => {
    const { memberships, ...factor } = await callHospital(Members.method.getMember, {}, bearer)
    return memberships.map((membership) => ({ ...membership, ...factor }))
  }),
)

/** Chooses the hospital to show: a plain post, answered by the first page of that hospital. */
export const chooseHospitalFn = createServerFn({ method: 'POST' })
  .validator(v.pipe(v.instance(FormData), fieldsOf({ hospitalId: v.pipe(v.string(), v.maxLength(20)) })))
  .handler(async ({ data }) => {
    await callHospital(Members.method.chooseHospital, data)
    throw redirect({ ...toHospital(), statusCode: 303 })
  })

const mailsSchema = v.pipe(
  v.instance(FormData),
  v.transform((form) => memberMailsIn(form.getAll('mails').map(String))),
)

/** Sets the kinds of notices that the member has by mail from the chosen hospital. */
export const setMemberMailsFn = createServerFn({ method: 'POST' })
  .validator(mailsSchema)
  .handler(
    postedCommand({
      run: async (mails: v.InferOutput<typeof mailsSchema>) => {
        await callHospital(Members.method.setMemberMails, { mails })
        return { outcome: 'SAVED' }
      },
      next: ({ outcome }) => toHospitalNotices({ mails: outcome }),
    }),
  )
