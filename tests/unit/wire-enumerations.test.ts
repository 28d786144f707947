import { buildSchema, isEnumType } from 'graphql'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { CancellationReason } from '#app/contract/gen/cancellation_pb.ts'
import { listingsTypeDefs } from '#app/contract/gen/listings-type-defs.ts'
import { DRAFT_SCHEMA } from '#app/domain/doctor/registration-draft.ts'
import { SPECIALTY, specialtyConstants, specialtyWords } from '#app/domain/doctor/specialty.ts'
import { criteriaOfWishes, wishesText } from '#app/domain/search/wishes.ts'

// Enumerations as they are on the wire, where other clients read them.

test.each(['PreferredJobType', 'SpotSortOrder', 'RegularSortOrder', 'Weekday'])(
  'the enumeration %s begins with UNSPECIFIED in the contract',
  (name) => {
    const type = buildSchema(listingsTypeDefs).getType(name)
    expect(isEnumType(type) && type.getValues()[0]?.name).toBe('UNSPECIFIED')
  },
)

test('a cancellation without a reason is UNSPECIFIED in the contract', () => {
  expect(CancellationReason.UNSPECIFIED).toBe(0)
})

test('a way of working that is UNSPECIFIED is no wish', () => {
  const wishes = { prefectures: [], weekdays: [], minimumFee: null, jobTypes: ['UNSPECIFIED' as const] }
  expect(criteriaOfWishes(wishes)).toEqual([])
  expect(wishesText(wishes)).toBe('')
})

test('each of the 56 specialties has its prefix on the wire, and is read back with or without it', () => {
  const words = Object.keys(SPECIALTY)
  const constants = specialtyConstants(words)
  expect(constants).toHaveLength(56)
  for (const constant of constants) expect(constant).toMatch(/^PROFESSIONAL_MEDICAL_DEPARTMENT_[A-Z_]+$/)
  expect(specialtyWords(constants)).toEqual(words)
  expect(specialtyWords(words)).toEqual(words)
  expect(v.parse(DRAFT_SCHEMA.doctor, { specialties: constants }).specialties).toEqual(words)
})
