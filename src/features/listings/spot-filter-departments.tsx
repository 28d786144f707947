import { CLINICAL_DEPARTMENT_GROUPS } from '../../domain/clinical-department.ts'
import { FilteredBoxes } from './filtered-boxes.tsx'

type FilterDepartmentsProps = { chosen: readonly string[] }

export function FilterDepartments({ chosen }: FilterDepartmentsProps) {
  return (
    <FilteredBoxes
      name="clinicalDepartments"
      what="診療科"
      example="内科"
      groups={CLINICAL_DEPARTMENT_GROUPS}
      chosen={chosen}
    />
  )
}
