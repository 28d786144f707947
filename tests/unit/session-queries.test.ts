import { expect, test } from 'vitest'
import { roleFlags, USER_STATUS, type Role } from '#app/domain/account/role.ts'
import { readIdToken } from '#app/features/session/id-token.ts'
import { doctorQuery, sessionQuery } from '#app/features/session/session.queries.ts'
import { VISITOR } from '#app/features/session/session.ts'

test('SignInUser and GetDoctor are tried once, and not again when the window gets the focus', () => {
  for (const query of [sessionQuery(), doctorQuery('u1')])
    expect(query).toMatchObject({ retry: false, refetchOnWindowFocus: false })
})

test('at first nobody is known: no token, no user, the role anonymous and no doctor', () => {
  expect(readIdToken()).toEqual({ isInitialised: false, token: undefined, user: null })
  expect(VISITOR).toMatchObject({ role: 'Anonymous', doctor: null, sessionId: null })
})

test('each role has its number and a flag of its own', () => {
  expect(USER_STATUS).toEqual({
    Anonymous: 0,
    PreRegistered: 1,
    InReviewDoctor: 2,
    TrustedDoctor: 3,
    BannedDoctor: 4,
    Initial: 5,
    MedicalLicenseVerified: 6,
  })
  const isRole = (word: string): word is Role => Object.hasOwn(USER_STATUS, word)
  for (const role of Object.keys(USER_STATUS).filter(isRole))
    expect(Object.entries(roleFlags(role)).filter(([, isSet]) => isSet)).toEqual([[`is${role}`, true]])
})
