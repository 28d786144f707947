import { createServerFn } from '@tanstack/react-start'
import { operatorInShort, operatorOf } from '../../../domain/operator/operator.ts'
import { environment } from '../../../platform/server/environment.server.ts'

export const getOperatorFn = createServerFn().handler(() => operatorOf(environment()))

export const getOperatorInShortFn = createServerFn().handler(() => operatorInShort(operatorOf(environment())))
