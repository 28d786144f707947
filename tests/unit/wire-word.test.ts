import { create, fromJson } from '@bufbuild/protobuf'
import { describe, expect, test } from 'vitest'
import { namesUnknownWord } from '#app/backend/rpc/unknown-word.ts'
import { DoctorSchema, DoctorStatus } from '#app/contract/gen/user_pb.ts'
import {
  ApplicationSchema,
  ApplicationState,
  DeclineReason,
  ListApplicationsRequestSchema,
} from '#app/contract/gen/work_pb.ts'
import { readRequest } from '#app/contract/plain.ts'
import { requiredWord, wireWordOf, wireWordsOf } from '#app/contract/wire-word.ts'
import { DOCTOR_STATUS } from '#app/domain/account/doctor-words.ts'
import { doctorStatusOf } from '#app/services/user/doctor-status.ts'

const NEWER = 999
const json = { ignoreUnknownFields: true }

describe('a word of a newer contract counts as not said', () => {
  test('by its number and by its name', () => {
    expect(wireWordOf(ApplicationState, NEWER)).toBeNull()
    expect(wireWordOf(ApplicationState, ApplicationState.UNSPECIFIED)).toBeNull()
    const named = fromJson(ApplicationSchema, { state: 'APPLICATION_STATE_FORGOTTEN' }, json)
    expect(wireWordOf(ApplicationState, named.state)).toBeNull()
  })

  test('where something has to be said it is an error', () => {
    for (const number of [NEWER, 0, undefined])
      expect(() => requiredWord(ApplicationState, number, 'Application.state')).toThrow('Application.state')
  })

  test('where nothing need be said it is nothing, and in a list it is left out', () => {
    expect(wireWordOf(DeclineReason, create(ApplicationSchema).declineReason)).toBeNull()
    expect(wireWordsOf(DeclineReason, [NEWER, DeclineReason.OTHER])).toEqual(['OTHER'])
  })
})

describe('the status of a doctor', () => {
  test.each(Object.keys(DOCTOR_STATUS))('%s comes from the JSON of the contract', (status) => {
    const doctor = fromJson(DoctorSchema, { status: `DOCTOR_STATUS_${status}` }, json)
    expect(doctorStatusOf(readRequest(DoctorSchema, doctor).status)).toBe(status)
  })

  test('one the table does not know is an error, by name, by number and when it is left out', () => {
    const named = fromJson(DoctorSchema, { status: 'DOCTOR_STATUS_RETIRED' }, json)
    const read = (status: number | undefined) =>
      doctorStatusOf(readRequest(DoctorSchema, Object.assign(create(DoctorSchema), { status })).status)
    for (const status of [named.status, NEWER, undefined])
      expect(() => read(status)).toThrow('unknown doctor status')
    expect(read(DoctorStatus.UNSPECIFIED)).toBe('UNSPECIFIED')
  })
})

test('a request is refused for a word that is none, alone or in a list', () => {
  const unknown = (states: string[]) => namesUnknownWord(ListApplicationsRequestSchema, { states })
  expect(unknown(['APPLICATION_STATE_APPLIED'])).toBe(false)
  expect(unknown(['APPLICATION_STATE_APPLIED', 'APPLICATION_STATE_FORGOTTEN'])).toBe(true)
  expect(namesUnknownWord(ApplicationSchema, { decline_reason: 'OTHER' })).toBe(true)
  expect(namesUnknownWord(ApplicationSchema, { decline_reason: 'DECLINE_REASON_OTHER' })).toBe(false)
})
