import { plainAddress } from '../../domain/text/typed-text.ts'

/** Normalises a ユーザーID for storage and comparison: NFKC, lower case, without what shows nothing. */
export const normaliseLoginId = (typed: string): string => plainAddress(typed)
