import sharp from 'sharp'
import { expect, test } from 'vitest'
import { uprightPicture } from '#app/backend/file/upright-picture.ts'
import { heldAs, jpegFrame, pngPicture } from '#tests/support/pictures.ts'

/** Pictures are drawn anew as their camera held them. */

const MOST = 10 * 1024 * 1024

const SIDE = { width: 600, height: 400 }

async function drawn(file: Buffer, mime: 'image/jpeg' | 'image/png' = 'image/jpeg', mostBytes = MOST) {
  const answer = await uprightPicture(file, { mime, mostBytes })
  if ('refusal' in answer) throw new Error(answer.refusal)
  return answer
}

/** The colour in the middle of one of the four edges. */
async function colourAt(bytes: Uint8Array, edge: 'left' | 'right' | 'top' | 'bottom') {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const x = { left: 2, right: info.width - 3, top: info.width >> 1, bottom: info.width >> 1 }[edge]
  const y = { left: info.height >> 1, right: info.height >> 1, top: 2, bottom: info.height - 3 }[edge]
  const at = (y * info.width + x) * info.channels
  return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue'
}

test.each([
  [1, 600, 400, 'left'],
  [2, 600, 400, 'right'],
  [3, 600, 400, 'right'],
  [4, 600, 400, 'left'],
  [5, 400, 600, 'top'],
  [6, 400, 600, 'top'],
  [7, 400, 600, 'bottom'],
  [8, 400, 600, 'bottom'],
] as const)(
  'a photograph of orientation %i is stored upright and says nothing of it',
  async (orientation, width, height, red) => {
    const picture = await drawn(await heldAs(orientation, SIDE))
    expect(picture).toMatchObject({ mime: 'image/jpeg', width, height })
    expect(await colourAt(picture.bytes, red)).toBe('red')
    const opposite = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const
    expect(await colourAt(picture.bytes, opposite[red])).toBe('blue')
    expect((await sharp(picture.bytes).metadata()).orientation).toBeUndefined()
  },
)

test.each([
  [12, 4_032, 3_024],
  [16, 4_608, 3_456],
  [24, 5_664, 4_248],
  [48, 8_064, 6_048],
])('a photograph of %i megapixels is taken and is at most 3,600 pixels long', async (_, width, height) => {
  const picture = await drawn(await heldAs(6, { width, height }))
  expect(picture.height).toBe(3_600)
  expect(picture.width).toBe(2_700)
})

test('more than fifty million pixels are refused unseen, and many scans of half as many', async () => {
  const refusal = { refusal: 'TOO_COMPLEX' }
  expect(await uprightPicture(jpegFrame(60_000, 60_000), { mime: 'image/jpeg', mostBytes: MOST })).toEqual({
    refusal: 'TOO_MANY_PIXELS',
  })
  const inScans = await sharp({ create: { width: 6_000, height: 4_500, channels: 3, background: 'red' } })
    .jpeg({ progressive: true })
    .toBuffer()
  expect(await uprightPicture(inScans, { mime: 'image/jpeg', mostBytes: MOST })).toEqual(refusal)
  const scans = Buffer.concat([
    jpegFrame(900, 600).subarray(0, -2),
    ...Array.from({ length: 60 }, () => Buffer.from([0xff, 0xda, 0, 2])),
  ])
  expect(await uprightPicture(scans, { mime: 'image/jpeg', mostBytes: MOST })).toEqual({
    refusal: 'TOO_COMPLEX',
  })
})

test('a PNG too large for its limit becomes a JPEG, any other stays a PNG', async () => {
  const noise = await sharp({
    create: {
      width: 900,
      height: 700,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
      background: 'red',
    },
  })
    .png()
    .toBuffer()
  expect((await drawn(noise, 'image/png', 700_000)).mime).toBe('image/jpeg')
  const small = await drawn(pngPicture(800, 600), 'image/png')
  expect(small).toMatchObject({ mime: 'image/png', width: 800, height: 600 })
})

test('the same picture twice is the same file', async () => {
  const [one, other] = await Promise.all([drawn(await heldAs(6, SIDE)), drawn(await heldAs(6, SIDE))])
  expect(Buffer.from(one.bytes).equals(Buffer.from(other.bytes))).toBe(true)
})
