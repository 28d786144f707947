import { bitKernel } from './gen/bit-kernel.ts'

/** The exports of `bit-kernel.wat`, documented there. */
export type BitKernel = {
  count(a: number, length: number): number
  and(out: number, a: number, b: number, length: number): number
  andNot(out: number, a: number, b: number, length: number): number
  or(out: number, a: number, b: number, length: number): void
  takeWith(into: number, from: number, row: number, length: number): number
  takeWithout(into: number, from: number, row: number, length: number): number
  tally(set: number, length: number, column: number, first: number, second: number, third: number): void
  bitsOf(numbers: number, count: number, offset: number): bigint
  spread(
    numbers: number,
    count: number,
    offset: number,
    slots: number,
    rows: number,
    counts: number,
    first: number,
    stride: number,
  ): void
}

const FUNCTIONS: (keyof BitKernel)[] = [
  'count',
  'and',
  'andNot',
  'or',
  'takeWith',
  'takeWithout',
  'tally',
  'bitsOf',
  'spread',
]

function isBitKernel(exports: WebAssembly.Exports): exports is WebAssembly.Exports & BitKernel {
  return FUNCTIONS.every((name) => typeof exports[name] === 'function')
}

/** Instantiates the kernel over a memory. */
export function loadBitKernel(memory: WebAssembly.Memory): BitKernel {
  const module = new WebAssembly.Module(Buffer.from(bitKernel, 'base64'))
  const { exports } = new WebAssembly.Instance(module, { bits: { memory } })
  if (!isBitKernel(exports)) throw new Error('the bit kernel lacks a function')
  return exports
}
