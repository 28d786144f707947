/** ユーザーID as it is stored and compared: full-width letters, capitals and stray spaces make no difference. */
export const normaliseLoginId = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase()
