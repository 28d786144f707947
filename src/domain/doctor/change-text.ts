import { SEX } from '../account/doctor-words.ts'
import type { ChangeKind } from './profile-change.ts'

type Values = Readonly<Record<string, string>>

const dayText = (day = ''): string => day.replace(/^(\d+)-0?(\d+)-0?(\d+)$/, '$1年$2月$3日')

/** The requested or previous value of a change, as text for screens. */
export function wantedText(kind: ChangeKind, values: Values): string {
  switch (kind) {
    case 'NAME':
      return `${values['lastName']} ${values['firstName']}(${values['lastNameKana']} ${values['firstNameKana']})`
    case 'SEX':
      return Object.entries(SEX).find(([sex]) => sex === values['sex'])?.[1] ?? ''
    case 'BIRTH_DATE':
      return dayText(values['birthDate'])
    case 'LICENCE':
      return `第${values['licenceNumber']}号(${dayText(values['licenceDate'])})`
  }
}
