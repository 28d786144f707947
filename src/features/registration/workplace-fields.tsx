import { useState, type ReactNode } from 'react'
import type { WorkplaceDraft } from '../../domain/doctor/registration-draft.ts'
import type { Problems } from '../../domain/text/form-rule.ts'
import { MAIN_HOSPITAL_LEVEL, SIDE_JOB_PERMISSION } from '../../domain/doctor/registration-words.ts'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { choicesOf, knownChoice } from './choices.ts'

const MAIN_HOSPITAL = { YES: 'あります', NO: 'ありません' } as const

type WorkplaceFieldsProps = {
  draft: WorkplaceDraft | null
  problems: Problems
  /** Further fields for a doctor with a main hospital. */
  children?: ReactNode
}

export function WorkplaceFields({ draft, problems, children }: WorkplaceFieldsProps) {
  const [has, setHas] = useState(knownChoice(MAIN_HOSPITAL, draft?.hasMainHospital))
  return (
    <>
      <RadioGroup
        legend="常勤先"
        name="hasMainHospital"
        need="required"
        columns={2}
        options={choicesOf(MAIN_HOSPITAL)}
        defaultValue={has}
        onChange={setHas}
        error={problems['hasMainHospital']}
      />
      {/* Always shown without JavaScript; only a doctor with a main hospital fills them in. */}
      {has !== 'NO' && (
        <>
          <RadioGroup
            legend="常勤先の水準"
            help="医師の働き方改革で、常勤先の先生の労働時間に当てはまる水準です。わからなくても登録できます。"
            name="level"
            need="required"
            columns={2}
            options={choicesOf(MAIN_HOSPITAL_LEVEL)}
            defaultValue={knownChoice(MAIN_HOSPITAL_LEVEL, draft?.level)}
            error={problems['level']}
          />
          <RadioGroup
            legend="副業・兼業の許可"
            name="sideJobPermission"
            need="required"
            options={choicesOf(SIDE_JOB_PERMISSION)}
            defaultValue={knownChoice(SIDE_JOB_PERMISSION, draft?.sideJobPermission)}
            error={problems['sideJobPermission']}
          />
          {children}
        </>
      )}
    </>
  )
}
