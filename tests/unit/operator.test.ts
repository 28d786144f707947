import { expect, test } from 'vitest'
import {
  missingOperatorSettings,
  OPERATOR_FACT,
  OPERATOR_FACTS,
  operatorOf,
} from '#app/domain/operator/operator.ts'

const whole = Object.fromEntries(OPERATOR_FACTS.map((fact) => [OPERATOR_FACT[fact].setting, `値${fact}`]))

test('without settings every fact is invented, and marked so', () => {
  const operator = operatorOf({})
  expect(operator.isDemo).toBe(true)
  for (const fact of OPERATOR_FACTS) expect(operator[fact]).toMatch(/デモ|架空/)
  expect(missingOperatorSettings({})).toHaveLength(OPERATOR_FACTS.length)
})

test('a setting replaces the invented value; what is missing is named', () => {
  expect(operatorOf(whole)).toMatchObject({ name: '値name', refunds: '値refunds', isDemo: false })
  expect(missingOperatorSettings(whole)).toEqual([])
  expect(missingOperatorSettings({ ...whole, OPERATOR_LICENCE: ' ' })).toEqual(['OPERATOR_LICENCE'])
})
