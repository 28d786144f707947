import { CLINICAL_DEPARTMENT_READING } from '../../../domain/search/clinical-department-reading.ts'
import { CLINICAL_DEPARTMENT_GROUPS } from '../../../domain/doctor/clinical-department.ts'
import { FilteredBoxes, type FilteredBoxesProps } from '../../forms/filtered-boxes.tsx'

export function DepartmentsPicker(props: Pick<FilteredBoxesProps, 'value' | 'counts'>) {
  return (
    <FilteredBoxes
      name="clinicalDepartments"
      what="診療科"
      example="内科"
      groups={CLINICAL_DEPARTMENT_GROUPS}
      readings={CLINICAL_DEPARTMENT_READING}
      {...props}
    />
  )
}
