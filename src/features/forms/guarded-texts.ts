import { typedIn } from './form-answer.ts'

/** Hidden fields: the names of the form's texts that another person reads. */
export const GUARDED = 'guardedText'

/** Boxes with the names of the texts of which the writer says that they hold no patient's data. */
export const NO_PATIENT_DATA = 'noPatientData'

/** What `Problems` call the missing tick of a text. */
export const guardOf = (name: string): string => `${NO_PATIENT_DATA}.${name}`

/** Whether the writer says that the text holds no patient's data. */
export const isCleared = (form: FormData, name: string): boolean =>
  form.getAll(NO_PATIENT_DATA).includes(name)

/** The texts of a form that are to be looked at before they are sent: other people read them, and nobody has cleared them. */
export const guardedTexts = (form: FormData): { name: string; text: string }[] =>
  form.getAll(GUARDED).flatMap((name) => {
    if (typeof name !== 'string' || isCleared(form, name)) return []
    const text = typedIn(form, name)
    return text === '' ? [] : [{ name, text }]
  })

type Rule = typeof import('../../domain/text/patient-data.ts')

/** Loads the rule, which no page's first load has. */
export const loadPatientRule = (): Promise<Rule> => import('../../domain/text/patient-data.ts')

/** The message for each text that seems to hold a patient's data. */
export const guardProblems = (form: FormData, { patientProblem }: Rule): Record<string, string> =>
  Object.fromEntries(
    guardedTexts(form).flatMap(({ name, text }) => {
      const problem = patientProblem(text)
      return problem === null ? [] : [[guardOf(name), problem]]
    }),
  )
