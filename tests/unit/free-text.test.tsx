import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import * as rule from '#app/domain/text/patient-data.ts'
import { fieldsOf, formOf, formWith } from '#app/features/forms/form-fields.ts'
import { FreeText } from '#app/features/forms/free-text.tsx'
import {
  GUARDED,
  guardedTexts,
  guardOf,
  guardProblems,
  NO_PATIENT_DATA,
} from '#app/features/forms/guarded-texts.ts'

const SUSPECT = '患者の山田太郎さんのことです'

const formOfEntries = (...entries: [string, string][]) => {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}

test('a free text names itself to the guard, unless it says who alone reads it', () => {
  const shown = (privateTo?: string) =>
    renderToStaticMarkup(<FreeText label="理由" name="reason" problems={{}} privateTo={privateTo} />)
  expect(shown()).toContain(`name="${GUARDED}" value="reason"`)
  expect(shown('the doctor')).not.toContain(GUARDED)
})

test('a text that was sent back is shown with what is asked about it, and as it was typed', () => {
  const problems = { [guardOf('reason')]: rule.patientProblem(SUSPECT) ?? '' }
  const html = renderToStaticMarkup(
    <FreeText label="理由" name="reason" problems={problems} defaultValue={SUSPECT} />,
  )
  expect(html).toContain(SUSPECT)
  expect(html).toContain(`name="${NO_PATIENT_DATA}"`)
  expect(html).toContain('患者さんのお名前のように見える部分があります')
})

test('each suspect text of a form is asked about, until it is mended or cleared', () => {
  const texts: [string, string][] = [
    [GUARDED, 'reason'],
    [GUARDED, 'note'],
    ['reason', SUSPECT],
    ['note', '患者ID:12345678'],
    ['private', SUSPECT],
  ]
  const asked = (...more: [string, string][]) =>
    Object.keys(guardProblems(formOfEntries(...texts, ...more), rule))
  expect(asked()).toEqual([guardOf('reason'), guardOf('note')])
  expect(asked([NO_PATIENT_DATA, 'note'])).toEqual([guardOf('reason')])
  expect(asked([NO_PATIENT_DATA, 'note'], [NO_PATIENT_DATA, 'reason'])).toEqual([])
})

test('an empty text, and a form without a free text, is not looked at', () => {
  expect(guardedTexts(formOfEntries([GUARDED, 'reason'], ['reason', '']))).toEqual([])
  expect(guardedTexts(formOfEntries(['reason', SUSPECT]))).toEqual([])
})

test('the form of a parsed input is found again, whichever schema has read it', () => {
  const form = formOfEntries(['reason', 'a'])
  const entries = { reason: v.string() }
  expect(formOf(form)).toBe(form)
  expect(formOf(v.parse(fieldsOf(entries), form))).toBe(form)
  expect(formOf(v.parse(formWith(entries), form))).toBe(form)
  expect(formOf('reason')).toBeUndefined()
})
