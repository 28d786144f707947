import { passwordProblem, type PasswordProblem } from '../../../domain/account/password-problem.ts'

let common: Promise<ReadonlySet<string>> | undefined

/** Fifty thousand leaked passwords; loaded lazily, since few requests set a password. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  )
  return common
}

/** Why a password is refused for a login id; null when it is accepted. */
export async function findPasswordProblem(
  password: string,
  loginId: string | null,
): Promise<PasswordProblem | null> {
  const problem = passwordProblem(password, loginId)
  if (problem) return problem
  const isCommon = (await commonPasswords()).has(password.toLowerCase().replace(/\s/g, ''))
  return isCommon ? 'COMMON' : null
}
