/** Normalises a ユーザーID for storage and comparison: NFKC, lower case, trimmed. */
export const normaliseLoginId = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase()
