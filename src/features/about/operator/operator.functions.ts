import { createServerFn } from '@tanstack/react-start'
import { operatorInShort, operatorOf } from '../../../domain/operator/operator.ts'
import { environment } from '../../../platform/server/environment.server.ts'

export const getOperator = createServerFn().handler(() => operatorOf(environment()))

export const getOperatorInShort = createServerFn().handler(() => operatorInShort(operatorOf(environment())))
