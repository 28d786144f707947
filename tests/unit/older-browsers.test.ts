import { describe, expect, test } from 'vitest'
import { newerApis } from '../checks/newer-apis.ts'
import { newerInStyles } from '../checks/newer-styles.ts'

const inScript = (text: string) => newerApis([{ name: 'a.js', text }]).map(({ name }) => name)
const inStyle = (text: string) => newerInStyles(text).map(({ name }) => name)

describe('a script is found to use what a browser of the list lacks', () => {
  test.each([
    ['Map.groupBy(a, b)', 'Map.groupBy'],
    ['Object.groupBy(a, b)', 'Object.groupBy'],
    ['URL.parse(a)', 'URL.parse'],
    ['URL.canParse(a) && new URL(a)', 'URL.canParse'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['AbortSignal.any([])', 'AbortSignal.any'],
    ['Array.fromAsync(a)', 'Array.fromAsync'],
    ['a.toWellFormed()', 'toWellFormed'],
    ['a.isSubsetOf(b)', 'isSubsetOf'],
    ['a.values().map(b)', 'map'],
    ['requestIdleCallback(a)', 'requestIdleCallback'],
    ['window.requestIdleCallback(a)', 'requestIdleCallback'],
    ['new Intl.Segmenter()', 'Intl.Segmenter'],
    ['/a/v.test(b)', 'v'],
    ['if (b) { navigator.vibrate(1) }', 'vibrate'],
  ])('%s', (text, name) => {
    expect(inScript(text)).toEqual([name])
  })

  test.each([
    "'requestIdleCallback' in window ? requestIdleCallback(a) : setTimeout(a)",
    "if ('groupBy' in Map) Map.groupBy(a, b)",
    "() => { if (typeof a.toWellFormed !== 'function') return; a.toWellFormed() }",
    'navigator.vibrate?.(1)',
    'Object.values(a).map(b)',
    'a.toSorted()',
    '/(?<=a)b/u.test(c)',
    'const Segmenter = 1; Segmenter',
  ])('%s is asked for, or old', (text) => {
    expect(inScript(text)).toEqual([])
  })

  test('a member that the scripts define themselves is not the platform’s', () => {
    expect(inScript('a.isSubsetOf(b); c = { isSubsetOf() {} }')).toEqual([])
  })
})

describe('a style sheet is found to use what a browser of the list lacks', () => {
  test.each([
    ['a{field-sizing:content}', ['field-sizing', 'field-sizing: content']],
    ['a:has(b){color:red}', [':has']],
    ['a{color:light-dark(red,blue)}', ['light-dark()']],
    ['a{float:inline-start}', ['float: inline-start']],
    ['@starting-style{a{color:red}}', ['@starting-style']],
    ['@media (scripting:none){a{color:red}}', ['@media scripting']],
  ])('%s', (text, names) => {
    expect(inStyle(text)).toEqual(names)
  })

  test.each([
    'a{float:left;float:inline-start}',
    '@supports (field-sizing:content){a{field-sizing:content}}',
    '@supports selector(:has(a)){a:has(b){color:red}}',
    'a{-webkit-mask-image:none;mask-image:none}',
    'a{background:url("x;:has(a)")}',
    '@media (min-width:1px){a{color:color-mix(in srgb,red,blue)}}',
  ])('%s has a fallback, or is old', (text) => {
    expect(inStyle(text)).toEqual([])
  })
})
