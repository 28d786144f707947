/** Who causes a transition. */
export type Actor = 'DOCTOR' | 'HOSPITAL' | 'OPERATOR' | 'SYSTEM'
