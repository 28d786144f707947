import { create } from '@bufbuild/protobuf'
import { redirect } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import {
  ChooseHospitalRequestSchema,
  GetMemberRequestSchema,
  MemberRole,
  Members,
} from '../../contract/gen/hospital_pb.ts'
import { requiredWord } from '../../contract/wire-word.ts'
import { toHospital } from '../../platform/addresses.ts'
import { PAGE_FORBIDDEN, requestScope } from '../../platform/request-scope.server.ts'
import { callerIdToken } from '../../services/caller.server.ts'
import { callHospital } from '../../services/hospital/hospital.server.ts'
import { codeOf } from '../../services/refusal.ts'
import { fieldsOf } from '../forms/form-fields.ts'

/** The caller's hospitals, the chosen one first; VISITOR without a session, null for everybody else. */
export const getMember = createServerFn().handler(async () => {
  const bearer = await callerIdToken()
  if (!bearer) return 'VISITOR'
  try {
    const { memberships } = await callHospital(
      Members.method.getMember,
      create(GetMemberRequestSchema),
      bearer,
    )
    return memberships.map(({ hospitalId, hospitalName, role, name }) => ({
      hospitalId,
      hospitalName,
      name,
      role: requiredWord(MemberRole, role, 'Membership.role'),
    }))
  } catch (error) {
    const code = codeOf(error)
    if (code === 'permission_denied') {
      requestScope().memo.set(PAGE_FORBIDDEN, true)
      return null
    }
    if (code === 'unauthenticated') return 'VISITOR'
    throw error
  }
})

/** Chooses the hospital to show: a plain post, answered by the first page of that hospital. */
export const chooseHospital = createServerFn({ method: 'POST' })
  .validator(v.pipe(v.instance(FormData), fieldsOf({ hospitalId: v.pipe(v.string(), v.maxLength(20)) })))
  .handler(async ({ data }) => {
    await callHospital(Members.method.chooseHospital, create(ChooseHospitalRequestSchema, data))
    throw redirect({ ...toHospital(), statusCode: 303 })
  })
