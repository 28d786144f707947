import type { StepDraft } from '#app/domain/doctor/registration-draft.ts'

/** Right answers to every step, as a doctor types them. */
export const ANSWERS: StepDraft = {
  basics: {
    lastName: '山田',
    firstName: '花子',
    lastNameKana: 'やまだ',
    firstNameKana: 'ﾊﾅｺ',
    sex: 'FEMALE',
    birthYear: '1988',
    birthMonth: '2',
    birthDay: '29',
    phone: '090-1234-5678',
    postalCode: '〒100-0001',
    prefecture: 'TOKYO',
    city: '千代田区',
    street: '千代田1-1',
    building: '',
    nearestStation: '東京駅',
  },
  doctor: {
    trainingCompleted: 'YES',
    licenceNumber: '第123456号',
    licenceYear: '2013',
    licenceMonth: '4',
    licenceDay: '20',
    insuranceNumber: '',
    university: '架空医科大学',
    graduationYear: '2013',
    specialties: ['GENERAL_INTERNAL_MEDICINE'],
    departments: ['GENERAL_INTERNAL_MEDICINE', 'GASTROENTEROLOGY'],
  },
  workplace: { hasMainHospital: 'YES', level: 'B_COORDINATED', sideJobPermission: 'CONFIRMED' },
  wishes: {
    preferredJobTypes: ['SHIFT_NIGHT_EASY'],
    prefectures: ['TOKYO', 'KANAGAWA'],
    weekdays: ['FRIDAY', 'SATURDAY'],
    minimumFee: '50000',
    channels: ['MAIL'],
  },
}
