import { describe, expect, it } from 'vitest'
import { mayApply } from '#app/domain/application/apply-gate.ts'
import type { Role } from '#app/domain/account/role.ts'
import {
  applyAction,
  shiftAction,
  roleAction,
  type ApplySituation,
  type ApplyTarget,
} from '#app/domain/application/apply-action.ts'

const open: ApplySituation = {
  role: 'TrustedDoctor',
  licenceInReview: false,
  status: 'PUBLISHED',
  applicationStatus: 'FREE',
  openSlots: 1,
  deadlinePassed: false,
  applicationState: null,
  overlaps: false,
  applyMode: null,
}

const cases: [about: string, change: Partial<ApplySituation>, label: string, target: ApplyTarget][] = [
  ['a trusted doctor, no selection', {}, '応募して確定する', 'confirm'],
  ['a trusted doctor, selection', { applicationStatus: 'SELECTION' }, '応募内容を確認', 'confirm'],
  ['a visitor', { role: 'Anonymous' }, '会員登録して応募', 'signUp'],
  ['a visitor without a doctor record', { role: 'PreRegistered' }, '登録を完了して応募', 'signUp'],
  ['before the licence', { role: 'Initial' }, '医師免許を提出して応募', 'documents'],
  [
    'who has handed in the licence',
    { role: 'Initial', licenceInReview: true },
    '審査が終わると応募できます',
    'none',
  ],
  ['in review', { role: 'InReviewDoctor' }, '審査が終わると応募できます', 'none'],
  [
    'licence verified, no selection',
    { role: 'MedicalLicenseVerified' },
    '審査が終わると応募できます',
    'none',
  ],
  [
    'licence verified, selection',
    { role: 'MedicalLicenseVerified', applicationStatus: 'SELECTION' },
    '応募内容を確認',
    'confirm',
  ],
  ['banned', { role: 'BannedDoctor' }, '応募できません', 'none'],
  ['one of our staff', { role: 'PreRegistered', is: 'STAFF' }, '応募の対象外です', 'nothing'],
  ['filled', { openSlots: 0 }, 'ほかの求人をさがす', 'search'],
  ['closed', { status: 'CLOSED' }, 'ほかの求人をさがす', 'search'],
  ['past the deadline', { deadlinePassed: true }, 'ほかの求人をさがす', 'search'],
  ['a visitor at a closed listing', { role: 'Anonymous', status: 'FILLED' }, 'ほかの求人をさがす', 'search'],
  ['applied', { applicationState: 'APPLIED' }, '応募の状況を見る', 'applied'],
  ['offered', { applicationState: 'OFFERED', openSlots: 0 }, '応募の状況を見る', 'applied'],
  ['matched, and so filled', { applicationState: 'MATCHED', openSlots: 0 }, '成立した勤務を見る', 'matched'],
  ['declined before', { applicationState: 'DECLINED' }, '応募して確定する', 'confirm'],
  ['closed to who lacks something', { applyMode: 'CLOSED' }, '応募できません', 'none'],
  ['another work at that time', { overlaps: true }, '応募できません', 'none'],
]

const roles: Role[] = [
  'Anonymous',
  'PreRegistered',
  'Initial',
  'InReviewDoctor',
  'MedicalLicenseVerified',
  'TrustedDoctor',
  'BannedDoctor',
]

describe('the one button of a listing', () => {
  it.each(cases)('%s', (_about, change, label, target) => {
    expect(applyAction({ ...open, ...change })).toMatchObject({ label, target })
  })

  it('leads to the works done once a matched shift is over', () => {
    const matched = { ...open, applicationState: 'MATCHED' } as const
    expect(shiftAction(matched, true)).toMatchObject({ label: '働いた勤務を見る', target: 'worked' })
    expect(shiftAction(matched, false).target).toBe('matched')
    expect(shiftAction(open, true)).toEqual(applyAction(open))
  })

  it('always says why', () => {
    for (const [, change] of cases) expect(applyAction({ ...open, ...change }).note).not.toBe('')
  })

  it.each(roles)('lets %s go on exactly when the work service would', (role) => {
    for (const applicationStatus of ['FREE', 'SELECTION'] as const)
      expect(roleAction({ role, licenceInReview: true }, applicationStatus).target === 'confirm').toBe(
        mayApply(role, applicationStatus),
      )
  })
})
