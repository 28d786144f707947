import { redirect } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import {
  FactorWish,
  HospitalStanding,
  MemberMail,
  MemberRole,
  Members,
} from '../../contract/gen/hospital_pb.ts'
import { numberOf, requiredWord, wireWordsOf } from '../../contract/wire-word.ts'
import { memberMailsIn } from '../../domain/hospital/member-mail.ts'
import { toHospital, toHospitalNotices } from '../../platform/addresses.ts'
import { consoleCaller } from '../../services/console-caller.server.ts'
import { callHospitalRaw } from '../../services/hospital/hospital.server.ts'
import { instantText } from '../../services/timestamp-text.ts'
import { fieldsOf } from '../forms/form-fields.ts'
import { postedCommand } from '../forms/posted-command.server.ts'

/** The caller's hospitals, the chosen one first, each with whether the caller is asked for a second factor; VISITOR without a session, null for everybody else. */
export const getMemberFn = createServerFn().handler(() =>
  consoleCaller(async (bearer) => {
    const { memberships, factorWish, factorDue } = await callHospitalRaw(Members.method.getMember, {}, bearer)
    return memberships.map(({ hospitalId, hospitalName, role, name, mails, standing }) => ({
      hospitalId,
      hospitalName,
      name,
      role: requiredWord(MemberRole, role, 'Membership.role'),
      mails: wireWordsOf(MemberMail, mails),
      standing: requiredWord(HospitalStanding, standing, 'Membership.standing'),
      factorWish: requiredWord(FactorWish, factorWish, 'GetMember.factorWish'),
      factorDue: instantText(factorDue),
    }))
  }),
)

/** Chooses the hospital to show: a plain post, answered by the first page of that hospital. */
export const chooseHospitalFn = createServerFn({ method: 'POST' })
  .validator(v.pipe(v.instance(FormData), fieldsOf({ hospitalId: v.pipe(v.string(), v.maxLength(20)) })))
  .handler(async ({ data }) => {
    await callHospitalRaw(Members.method.chooseHospital, data)
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
      run: async (kinds: v.InferOutput<typeof mailsSchema>) => {
        const mails = kinds.map((kind) => numberOf(MemberMail, kind))
        await callHospitalRaw(Members.method.setMemberMails, { mails })
        return { outcome: 'SAVED' }
      },
      next: ({ outcome }) => toHospitalNotices({ mails: outcome }),
    }),
  )
