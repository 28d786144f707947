import type { Check } from './check.ts'
import { sourceFiles } from './source-files.ts'

const PART = 'src/features/forms/free-text.tsx'

/** Text areas that no other person reads: plays of our own for developers. */
const PLAYS = new Set(['src/features/gallery/gallery-form.tsx', 'src/features/webview/dev/token-form.tsx'])

/** The names of inputs that hold one known thing, or words for the writer alone; by name, with the reason. */
const KNOWN: Readonly<Record<string, string>> = {
  lastNameKana: 'the doctor’s own name',
  firstNameKana: 'the doctor’s own name',
  nearestStation: 'a station',
  insuranceNumber: 'a number',
  university: 'a university',
  bankName: 'a bank',
  branchName: 'a branch',
  holder: 'the holder of an account',
  q: 'a search',
  label: 'the name of a saved search, for its doctor alone',
  code: 'a code',
  token: 'a token',
  name: 'a person’s own name',
  path: 'a path',
}

/** Words that say what an input holds. */
const SAYS = /\b(?:type|inputMode)=|\bautoComplete="(?!off")|\b(?:readOnly|disabled)\b/
const NG_REASON = 'src/features/ng/hospital-section.tsx'
/** The fields of a new hospital come from a table that says what each holds. */
const HOSPITAL = 'src/features/hospital/staff/new-hospital-page.tsx'

const FEWEST = 30

const isKnown = (path: string, input: string): boolean => {
  const name = /\bname="(\w+)"/.exec(input)?.[1]
  if (SAYS.test(input) || (name !== undefined && Object.hasOwn(KNOWN, name))) return true
  // 「病院には伝わりません」: the doctor alone reads it.
  return (path === NG_REASON && name === 'reason') || path === HOSPITAL
}

/** The fields of a form that hold any words, and do not ask whether they are a patient's data. */
const unguarded = (path: string, text: string): string[] => {
  if (path === PART || PLAYS.has(path)) return []
  const areas = /<(?:TextArea|textarea)\b/.test(text) && !/<PatientGuard\b/.test(text) ? ['a text area'] : []
  const inputs = [...text.matchAll(/<TextInput\b(.*?)\/>/gs)].filter(
    ([, input = '']) => !isKnown(path, input),
  )
  return [...areas, ...inputs.map(() => 'an input for any words')]
}

/** Other people read what is typed in forms: each such field is the one part that asks about patients' data. */
export const freeTexts: Check = {
  name: 'forms: every free text asks about patients’ data',
  run: async () => {
    const files = (await sourceFiles('src/features')).filter(({ path }) => path.endsWith('.tsx'))
    const uses = files.filter(({ text }) => /<(?:FreeText|PatientGuard)\b/.test(text)).length
    if (uses < FEWEST) return [`saw ${uses} forms with a guard only: the scan itself is broken`]
    return files.flatMap(({ path, text }) =>
      unguarded(path, text).map(
        (what) => `${path}: ${what}; use FreeText (features/forms), with privateTo if nobody else reads it`,
      ),
    )
  },
}
