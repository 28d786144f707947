import { create, fromJson } from '@bufbuild/protobuf'
import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { describe, expect, it } from 'vitest'
import { ListAppreciationsRequestSchema, ThanksStamp } from '#app/contract/gen/thanks_pb.ts'
import {
  ListThankableWorksResponseSchema,
  SendThanksRequestSchema,
  SentThanksSchema,
} from '#app/contract/gen/hospital_thanks_pb.ts'
import { ChangeNgSettingsRequestSchema } from '#app/contract/gen/ng_pb.ts'
import { readAnswer, readRequest, writeMessage } from '#app/contract/plain.ts'
import { tokyoText } from '#app/domain/text/tokyo-time.ts'

const START = new Date('2026-12-04T08:30:00Z')

const sent = {
  source: 'NURSE',
  stamp: 'HELPED',
  body: '',
  sentAt: START,
  isRead: false,
  isRemoved: false,
} as const

describe('the codec of messages', () => {
  it('sends words as numbers and dates as timestamps, and leaves out what is null', () => {
    const message = writeMessage(SentThanksSchema, { ...sent, reply: null, changeableUntil: undefined })
    expect(message).toEqual(
      create(SentThanksSchema, {
        source: 2,
        stamp: ThanksStamp.HELPED,
        sentAt: timestampFromDate(START),
      }),
    )
  })

  it('reads an answer with words, times in Tokyo, and null for what is optional and not set', () => {
    const works = [
      {
        id: '7',
        plannedStart: START,
        plannedEnd: START,
        doctorName: '医師',
        title: '当直',
        thanks: [sent],
        hasDoctorLeft: false,
        hospitalId: 'of the row, not of the contract',
      },
    ]
    const message = writeMessage(ListThankableWorksResponseSchema, { works, nextCursor: '', mayThank: true })
    const answer = readAnswer(ListThankableWorksResponseSchema, message, tokyoText)
    const at = '2026-12-04T17:30:00+09:00'
    expect(answer).toEqual({
      works: [
        {
          id: '7',
          plannedStart: at,
          plannedEnd: at,
          doctorName: '医師',
          title: '当直',
          thanks: [{ ...sent, sentAt: at, reply: null, changeableUntil: null }],
          hasDoctorLeft: false,
        },
      ],
      nextCursor: '',
      mayThank: true,
    })
  })

  it('refuses an answer that lacks what it must say, or says a word of a newer contract', () => {
    const unset = create(SentThanksSchema, { source: 2, sentAt: timestampFromDate(START) })
    expect(() => readAnswer(SentThanksSchema, unset, tokyoText)).toThrow('dp.hospital.SentThanks.stamp')
    const newer = { source: 99, stamp: 1, sent_at: '2026-12-04T08:30:00Z' }
    const message = fromJson(SentThanksSchema, newer)
    expect(() => readAnswer(SentThanksSchema, message, tokyoText)).toThrow('dp.hospital.SentThanks.source')
  })

  it('reads a request that says too little with null for each such field', () => {
    const request = readRequest(SendThanksRequestSchema, create(SendThanksRequestSchema, { workId: '7' }))
    expect(request).toEqual({
      workId: '7',
      idempotencyKey: '',
      source: null,
      stamp: null,
      body: '',
      hasNoPatientData: false,
    })
  })

  it('takes a word that no enum has for a fault of the caller', () => {
    const wrong = () => writeMessage(ListAppreciationsRequestSchema, JSON.parse('{"shelf":"ATTIC"}'))
    expect(wrong).toThrow('dp.work.ThanksShelf has no ATTIC')
  })

  it('carries one of several by its case', () => {
    const change = { case: 'removeHospital', value: '12' } as const
    const message = writeMessage(ChangeNgSettingsRequestSchema, { idempotencyKey: 'k', change })
    expect(readRequest(ChangeNgSettingsRequestSchema, message)).toEqual({
      idempotencyKey: 'k',
      change,
      isWork: false,
    })
    const none = create(ChangeNgSettingsRequestSchema)
    expect(readRequest(ChangeNgSettingsRequestSchema, none).change).toEqual({ case: undefined })
  })
})
