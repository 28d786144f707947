/** A plain text mail. */
export type Letter = { subject: string; text: string }

/** Words of one kind of mail, made when it is sent; null when it has become pointless. */
export type LetterWriter = (payload: Record<string, string>) => Promise<Letter | null>

const FOOT = ['', '--', 'DPワーク', 'このメールは送信専用です。ご返信いただいてもお答えできません。']

/** A mail of ours: the subject says from whom it is, the last lines that nobody reads an answer. */
export const letterOf = (subject: string, lines: readonly string[]): Letter => ({
  subject: `【DPワーク】${subject}`,
  text: [...lines, ...FOOT].join('\n'),
})
