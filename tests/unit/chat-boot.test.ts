import { expect, test } from 'vitest'
import { bootOption } from '#app/features/chat/boot-option.ts'

const KEY = '00000000-0000-4000-8000-000000000000'
const OWN = { pluginKey: KEY, hideChannelButtonOnBoot: true, language: 'ja' }

test('a doctor is named, with the proof that the server made', () => {
  expect(bootOption(KEY, { userId: 'u1', name: '山田 太郎', memberHash: 'ab' })).toEqual({
    ...OWN,
    memberId: 'u1',
    memberHash: 'ab',
    profile: { name: '山田 太郎' },
  })
})

test('without the secret there is no proof, and of a visitor nothing is said', () => {
  expect(bootOption(KEY, { userId: 'u1', name: '山田 太郎' })).toEqual({
    ...OWN,
    memberId: 'u1',
    profile: { name: '山田 太郎' },
  })
  expect(bootOption(KEY, null)).toEqual(OWN)
})
