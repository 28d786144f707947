/**
 * Why the content of a file is not taken, with its HTTP status. A copy that was printed into a PDF has none of what a
 * PDF is refused for.
 */
export const CONTENT_REFUSAL = {
  NOT_A_FILE: [415, 'PDF、JPEG、PNGのいずれかのファイルを選んでください。'],
  BROKEN: [
    422,
    'このファイルは壊れていて開けないため、送れません。開けるか確かめてから、選び直してください。',
  ],
  TOO_MANY_PIXELS: [422, '画像が大きすぎます。5,000万画素以内の画像を選んでください。'],
  TOO_MANY_PAGES: [422, 'PDFは100ページ以内にしてください。'],
  ACTIVE: [
    422,
    'このPDFには、スクリプト・外部への送信・添付ファイル・動画など、文書のほかのものが入っているため、送れません。「印刷」から「PDFに保存」した写しを選んでください。',
  ],
  ENCRYPTED: [
    422,
    'パスワードや制限のかかったPDFは送れません。制限を外すか、「印刷」から「PDFに保存」した写しを選んでください。',
  ],
  SIGNED: [
    422,
    '電子署名のあるPDFは送れません。安全のために作り直すと、署名が無効になるためです。「印刷」から「PDFに保存」した写しを選んでください。',
  ],
  UNPRINTED_FORM: [
    422,
    '入力欄の中身が表示できないPDFのため、送れません。「印刷」から「PDFに保存」した写しを選んでください。',
  ],
  TOO_COMPLEX: [
    422,
    'このファイルは複雑すぎて確かめられないため、送れません。別のファイルを選んでください。',
  ],
} as const satisfies Record<string, readonly [status: number, message: string]>
export type ContentRefusal = keyof typeof CONTENT_REFUSAL
