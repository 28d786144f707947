import type { JsonObject } from '@bufbuild/protobuf'
import * as v from 'valibot'
import { DRAFT_SCHEMA, isDraftStep } from '../../domain/doctor/registration-draft.ts'
import { specialtyConstants } from '../../domain/doctor/specialty.ts'
import { typedIn } from '../forms/form-answer.ts'
import { wayBack } from './way-back.ts'

/** Multi-value fields: one value per ticked box. */
const CHOICES = new Set([
  'specialties',
  'departments',
  'preferredJobTypes',
  'prefectures',
  'weekdays',
  'channels',
])

/** The posted form of a step, by script or by the browser itself: answers, version seen and direction. */
export const stepFormSchema = v.pipe(
  v.instance(FormData),
  v.transform((form) => ({
    step: typedIn(form, 'step'),
    version: Number(typedIn(form, 'version')),
    go: typedIn(form, 'go') || 'next',
    returnTo: wayBack(form.get('returnTo')),
    form,
  })),
  v.object({
    step: v.pipe(v.string(), v.guard(isDraftStep)),
    version: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
    go: v.picklist(['next', 'back']),
    returnTo: v.undefinedable(v.string()),
    form: v.instance(FormData),
  }),
  v.transform(({ form, ...rest }) => {
    const answers: JsonObject = {}
    for (const name of Object.keys(DRAFT_SCHEMA[rest.step].entries)) {
      answers[name] = CHOICES.has(name) ? form.getAll(name).map(String) : typedIn(form, name)
    }
    if (form.has('specialties'))
      answers['specialties'] = specialtyConstants(form.getAll('specialties').map(String))
    return { ...rest, answers }
  }),
)
