import { expect, test } from 'vitest'
import { bootOption } from '#app/features/chat/boot-option.ts'
import { bootPayload } from '#app/features/chat/boot-payload.ts'
import { chatIdentity } from '#app/features/chat/chat-identity.ts'
import { VISITOR, type Session } from '#app/features/session/session.ts'

const KEY = '00000000-0000-4000-8000-000000000000'
const OWN = { pluginKey: KEY, hideDefaultLauncher: true }
const SDK = { pluginKey: KEY, hideChannelButtonOnBoot: true, language: 'ja' }

const doctor = {
  uid: 'd1',
  lastName: '山田',
  firstName: '太郎',
  suspendedUntil: null,
  mailUnconfirmed: false,
  licenceInReview: false,
  left: null,
}
const SIGNED_IN: Session = { ...VISITOR, role: 'PreRegistered', sessionId: 's1', accountId: 'a1' }

test.each<[string, Session, ReturnType<typeof chatIdentity>]>([
  ['a doctor', { ...SIGNED_IN, role: 'TrustedDoctor', doctor }, { userId: 'a1', name: '山田 太郎' }],
  ['who is still registering', SIGNED_IN, { userId: 'a1', name: '会員登録中の方' }],
  [
    'a member of a hospital',
    { ...SIGNED_IN, office: { side: 'HOSPITAL', name: '佐藤', hospitalName: '港病院' } },
    { userId: 'a1', name: '佐藤' },
  ],
  ['a visitor', VISITOR, null],
])('the chat of %s is booted with the identity of the account', (_, session, identity) => {
  expect(chatIdentity(session)).toEqual(identity)
})

test('the boot payload has our own names, and the option of the SDK the names of the SDK', () => {
  const payload = bootPayload(KEY, { userId: 'a1', name: '山田 太郎', memberHash: 'ab' })
  expect(payload).toEqual({ ...OWN, userId: 'a1', memberHash: 'ab', profile: { name: '山田 太郎' } })
  expect(bootOption(payload)).toEqual({
    ...SDK,
    memberId: 'a1',
    memberHash: 'ab',
    profile: { name: '山田 太郎' },
  })
})

test('the boot payload has no proof without the secret, and no user fields of a visitor', () => {
  expect(bootPayload(KEY, { userId: 'a1', name: '山田 太郎' })).toEqual({
    ...OWN,
    userId: 'a1',
    profile: { name: '山田 太郎' },
  })
  expect(bootPayload(KEY, null)).toEqual(OWN)
  expect(bootOption(bootPayload(KEY, null))).toEqual(SDK)
})
