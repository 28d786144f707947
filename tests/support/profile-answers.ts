import type { SectionDrafts } from '#app/domain/doctor/profile-draft.ts'
import { ANSWERS } from './registration-answers.ts'

/** Right answers to every section, as a doctor types them. */
export const SECTIONS: SectionDrafts = {
  basics: { ...ANSWERS.basics, lastName: '試験', firstName: '一郎', phone: '080-9999-0000' },
  practice: {
    licenceNumber: '第654321号',
    licenceYear: '2013',
    licenceMonth: '4',
    licenceDay: '20',
    insuranceNumber: '東医123',
    university: '新架空医科大学',
    graduationYear: '2012',
    specialties: ['SURGERY'],
    departments: ['GENERAL_SURGERY'],
    skills: ['SUTURE', 'TRACHEAL_INTUBATION'],
  },
  workplace: {
    hasMainHospital: 'YES',
    level: 'B',
    sideJobPermission: 'REQUESTED',
    weeklyHours: '５０',
  },
  wishes: {
    preferredJobTypes: ['SHIFT_DAY_EASY'],
    prefectures: ['OSAKA'],
    weekdays: ['SUNDAY'],
    minimumFee: '80000',
  },
  notices: { notices: ['WORK_MAIL', 'MESSAGE_LINE'] },
  bank: {
    bankCode: '０００１',
    bankName: '架空銀行',
    branchCode: '123',
    branchName: '本店',
    kind: 'ORDINARY',
    number: '12345',
    holder: 'しけん　いちろう',
  },
  papers: { expiryYear: '2030', expiryMonth: '4', expiryDay: '1' },
}
