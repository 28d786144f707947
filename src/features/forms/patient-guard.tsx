import { useEffect, useState } from 'react'
import type { Problems } from '../../domain/text/form-rule.ts'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { FieldGroup } from '../../ui/field/field-group.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { GUARDED, guardOf, loadPatientRule, NO_PATIENT_DATA } from './guarded-texts.ts'

type Rule = Awaited<ReturnType<typeof loadPatientRule>>

/** The rule, from the first character on: who writes nothing does not load it. */
function usePatientRule(isNeeded: boolean): Rule | undefined {
  const [rule, setRule] = useState<Rule>()
  useEffect(() => {
    if (!isNeeded || rule) return undefined
    let isGone = false
    // Without it the server looks at the text.
    void loadPatientRule().then(
      (loaded) => isGone || setRule(loaded),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [isNeeded, rule])
  return rule
}

type PatientGuardProps = {
  /** Name of the text's field. */
  name: string
  text: string
  problems: Problems
  /** Of a saved draft: the command that shows it to others looks at the text, and the draft keeps the tick of this box. */
  draft?: { box: string; isCleared: boolean } | undefined
}

/**
 * Warns below a text that seems to hold a patient's data, and asks to mend it or to say that it holds none. Forbids
 * nothing. `usePosted` and `postedCommand` send no form before that.
 */
export function PatientGuard({ name, text, problems, draft }: PatientGuardProps) {
  const rule = usePatientRule(text !== '')
  const warning = rule ? rule.patientWarning(text) : null
  const problem = problems[guardOf(name)]
  // A text that has been mended needs no answer any more.
  const isAsked = rule ? warning !== null : problem !== undefined
  const words = `${warning ?? '患者さんの情報'}のように見える部分があります。`
  return (
    <>
      {!draft && <input type="hidden" name={GUARDED} value={name} />}
      <VisuallyHidden role="status">{isAsked ? words : ''}</VisuallyHidden>
      {isAsked && (
        <FieldGroup legend="患者さんの情報の確認" legendHidden error={problem}>
          <Checkbox
            name={draft?.box ?? NO_PATIENT_DATA}
            value={name}
            defaultChecked={draft?.isCleared}
            label="患者さんの情報は含まれていません"
            // The error says it as well.
            description={problem === undefined ? words : undefined}
          />
        </FieldGroup>
      )}
    </>
  )
}
