import { encode } from 'jpeg-js'
import sharp from 'sharp'
import { crc32, deflateSync } from 'node:zlib'

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A grey PNG of any size; `extra` chunks stand before the picture data, which `pixels` takes the place of. */
export function pngPicture(
  width: number,
  height: number,
  extra: { name: string; data: Buffer }[] = [],
  pixels?: Buffer,
): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 0, 0, 0, 0], 8)
  // Each row begins with how it is filtered: not at all.
  const row = Buffer.alloc(width + 1, 200)
  row[0] = 0
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    ...extra.map(({ name, data }) => chunk(name, data)),
    chunk('IDAT', pixels ?? deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const segment = (marker: number, data: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

/** A grey JPEG of any size, with something said in its comment and its EXIF. */
export function jpegPicture(width: number, height: number, said = ''): Buffer {
  // Stripes, so that there is something to decode.
  const data = Buffer.alloc(width * height * 4, Buffer.from([200, 200, 200, 255, 90, 90, 90, 255]))
  const file = encode({ width, height, data }, 80).data
  return Buffer.concat([
    file.subarray(0, 2),
    segment(0xe1, Buffer.from(`Exif\0\0${said}`)),
    segment(0xfe, Buffer.from(said)),
    file.subarray(2),
  ])
}

/** The same whose data end in the middle, though the file ends as it should. */
export function jpegWithoutEnd(width: number, height: number): Buffer {
  const file = jpegPicture(width, height)
  return Buffer.concat([file.subarray(0, Math.floor(file.length * 0.7)), Buffer.from([0xff, 0xd9])])
}

/** The frame of a JPEG, whole as a file, around data that are none. */
export function jpegFrame(width: number, height: number): Buffer {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(height, 1)
  frame.writeUInt16BE(width, 3)
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, Buffer.alloc(65, 1)),
    segment(0xc0, frame),
    segment(0xc4, Buffer.concat([Buffer.from([0]), Buffer.alloc(16, 0), Buffer.alloc(0)])),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x12, 0x34, 0xff, 0x00, 0x56, 0xff, 0xd0, 0x78]),
    Buffer.from([0xff, 0xd9]),
  ])
}

/** A photograph as stored: its left half red, its right one blue; the camera was held as EXIF says. */
export const heldAs = (orientation: number, side: { width: number; height: number }): Promise<Buffer> =>
  sharp({ create: { ...side, channels: 3, background: 'blue' } })
    .composite([
      {
        input: { create: { width: side.width / 2, height: side.height, channels: 3, background: 'red' } },
        left: 0,
        top: 0,
      },
    ])
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer()
