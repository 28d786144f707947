/** A plain text mail. With a kind in words it says how to stop mails of that kind. */
export type Letter = { subject: string; text: string; about?: string }

/** Writes one kind of mail to a mail address when it is sent; null when the mail has become pointless. */
export type LetterWriter = (payload: Record<string, string>, recipient: string) => Promise<Letter | null>

const FOOT = ['', '--', 'DPワーク', 'このメールは送信専用です。ご返信いただいてもお答えできません。']

/** A mail with our name in the subject, and a footer saying that replies are not read. */
export const letterOf = (subject: string, lines: readonly string[]): Letter => ({
  subject: `【DPワーク】${subject}`,
  text: [...lines, ...FOOT].join('\n'),
})
