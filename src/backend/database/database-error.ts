const EMBEDDED_SENTENCE = {
  FOLDER_UNUSABLE: (folder: string) =>
    `データベースのフォルダー ${folder} に読み書きできません。場所と権限を確認してください。`,
  FOLDER_IN_USE: (folder: string, pid: number | null) =>
    `データベースのフォルダー ${folder} は別の起動中のアプリ${pid === null ? '' : `(プロセス ${pid})`}が使っています。そのアプリを終了するか、別のフォルダーを指定してください。`,
  CANNOT_OPEN: (folder: string) =>
    `データベースのフォルダー ${folder} を開けません。内容が壊れているか、別のソフトの形式です。`,
  CRASHED: (folder: string) =>
    `組み込みのデータベース(${folder})が異常終了しました。アプリを再起動してください。`,
} as const

/** The embedded database is unavailable; the message is Japanese, for the operator. */
export class EmbeddedDatabaseError extends Error {
  readonly code: keyof typeof EMBEDDED_SENTENCE

  constructor(
    code: keyof typeof EMBEDDED_SENTENCE,
    folder: string,
    { cause, pid = null }: { cause?: unknown; pid?: number | null } = {},
  ) {
    super(EMBEDDED_SENTENCE[code](folder, pid), { cause })
    this.name = 'EmbeddedDatabaseError'
    this.code = code
  }
}

const CONNECTION_SENTENCE = {
  INVALID_URL:
    'DATABASE_URL の書き方が正しくありません。postgres://ユーザー:パスワード@ホスト:ポート/データベース の形で指定してください。',
  UNREACHABLE:
    'DATABASE_URL のデータベースに接続できません。ホストとポート、起動しているかどうかを確認してください。',
  REFUSED_LOGIN: 'DATABASE_URL のユーザー名かパスワードが正しくありません。',
  NO_SUCH_DATABASE: 'DATABASE_URL のデータベースが見つかりません。先に作成してください。',
  TOO_OLD: 'DATABASE_URL のデータベースが古すぎます。PostgreSQL 15 以上を使ってください。',
  IS_REPLICA:
    'DATABASE_URL は読み取り専用の複製(スタンバイ)を指しています。書き込みのできるプライマリの接続先を指定してください。',
  POOLED:
    'DATABASE_URL は PgBouncer などの中継を指しています。データベースそのものの接続先を DATABASE_DIRECT_URL に指定してください。',
  NEEDS_TLS:
    'DATABASE_URL のデータベースは暗号化した接続だけを受け付けます。接続先の末尾に ?sslmode=verify-full を付けてください。',
  NO_TLS:
    'DATABASE_URL のデータベースは暗号化した接続に対応していません。サーバーの ssl を on にするか、sslmode を外してください。',
  UNTRUSTED:
    'DATABASE_URL のデータベースの証明書を確かめられません。sslrootcert に認証局の証明書(PEM)を、ホストに証明書の名前を指定してください。',
  NO_CA_FILE: 'DATABASE_URL の sslrootcert などに指定した証明書のファイルを読めません。',
  WRONG_ENCODING:
    "DATABASE_URL のデータベースの文字コードか並び順が違います。create database … template template0 encoding 'UTF8' locale 'C.UTF-8' で作成してください。",
  NOT_ALLOWED: 'DATABASE_URL のユーザーにテーブルや拡張機能(btree_gist)を作る権限がありません。',
} as const

/**
 * DATABASE_URL is unusable; the message is Japanese, for the operator, and leaves out the URL with its
 * password.
 */
export class DatabaseConnectionError extends Error {
  readonly code: keyof typeof CONNECTION_SENTENCE

  constructor(code: keyof typeof CONNECTION_SENTENCE, cause?: unknown) {
    super(CONNECTION_SENTENCE[code], { cause })
    this.name = 'DatabaseConnectionError'
    this.code = code
  }
}

/** A migration could not have its locks for an hour; the message is Japanese, for the operator. */
export class MigrationLockError extends Error {
  override name = 'MigrationLockError'

  constructor() {
    super(
      '表を使い続けている処理があり、1時間待ってもデータベースを移せませんでした。長いトランザクションを終わらせてから、もう一度実行してください。何度実行してもかまいません。',
    )
  }
}
