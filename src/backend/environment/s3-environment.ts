import * as v from 'valibot'
import { choice, formed, matching } from '../../platform/server/setting.ts'
import type { FileSettings } from '../file/file-store.ts'

const isBase = (value: string) =>
  URL.canParse(value) && /^https?:\/\/[^?#]*[^/?#]$/.test(value) && new URL(value).username === ''

export const s3Entries = {
  FILE_STORE: v.optional(choice('database', 's3'), 'database'),
  S3_ENDPOINT: v.optional(
    formed(isBase, 'https://s3.example.com', 'https://s3.example.com の形(末尾の / なし)で'),
  ),
  S3_REGION: v.optional(matching(/^[\w-]{1,40}$/, 'us-east-1'), 'us-east-1'),
  S3_BUCKET: v.optional(matching(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'my-bucket')),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  S3_PATH_STYLE: v.optional(choice('0', '1'), '1'),
}

type Given = {
  FILE_STORE: 'database' | 's3'
  S3_ENDPOINT?: string
  S3_REGION: string
  S3_BUCKET?: string
  S3_ACCESS_KEY_ID?: string
  S3_SECRET_ACCESS_KEY?: string
  S3_PATH_STYLE: '0' | '1'
}

/** Where files are kept; an error message (Japanese) when a setting is missing. */
export function readFileSettings(given: Given): FileSettings | string {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket } = given
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = given
  if (endpoint && bucket && accessKeyId && secretAccessKey) {
    const isPathStyle = given.S3_PATH_STYLE === '1'
    const s3 = { endpoint, bucket, accessKeyId, secretAccessKey, isPathStyle, region: given.S3_REGION }
    return { place: given.FILE_STORE, s3 }
  }
  if (endpoint || bucket || accessKeyId || secretAccessKey || given.FILE_STORE === 's3')
    return 'S3 を使うときは S3_ENDPOINT、S3_BUCKET、S3_ACCESS_KEY_ID、S3_SECRET_ACCESS_KEY を4つとも指定してください。'
  return { place: 'database', s3: null }
}
