type Required = {
  requiredYears: number | null
  requiredSpecialties: readonly string[]
  requiredSkills: readonly string[]
}

/** 「医師経験 3年以上・気管挿管」: what a listing asks of the doctor. */
export function requiredText({ requiredYears, requiredSpecialties, requiredSkills }: Required): string {
  const parts = [
    requiredYears === null ? '' : `医師経験 ${requiredYears}年以上`,
    ...requiredSpecialties,
    ...requiredSkills,
  ].filter(Boolean)
  return parts.length > 0 ? parts.join('・') : '特にありません'
}
