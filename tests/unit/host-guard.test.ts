import { expect, test } from 'vitest'
import { judgeHost } from '#app/commands/serving/host-guard.ts'

const SITE = 'https://dp.example.com'
const DEMO = 'http://localhost:3000'

test.each([
  [SITE, 'dp.example.com', 'OURS'],
  [SITE, 'DP.Example.com:443', 'OURS'],
  [SITE, 'dp.example.com:80', 'STRANGER'],
  [SITE, 'dp.example.com.', 'STRANGER'],
  [SITE, 'dp.example.com@evil.example', 'STRANGER'],
  [SITE, 'dp.example.com/x', 'STRANGER'],
  [SITE, 'evil.example', 'STRANGER'],
  [SITE, 'localhost:4000', 'STRANGER'],
  [SITE, '', 'STRANGER'],
  [SITE, undefined, 'STRANGER'],
  [DEMO, 'localhost:3000', 'OURS'],
  [DEMO, '127.0.0.1:3000', 'ALIAS'],
  [DEMO, '[::1]:3000', 'ALIAS'],
  // Another port of a local proxy's in front of the one that is listened on.
  [DEMO, 'localhost:4000', 'OURS'],
  [DEMO, '127.0.0.1:4000', 'OURS'],
  [DEMO, 'localhost:5000', 'STRANGER'],
  [DEMO, 'localhost', 'STRANGER'],
  [DEMO, 'evil.example:3000', 'STRANGER'],
  [DEMO, '127.0.0.1.evil.example:3000', 'STRANGER'],
  [DEMO, '192.168.0.2:3000', 'STRANGER'],
])('at %s, Host %s is %s', (origin, host, verdict) => expect(judgeHost(host, origin, 4000)).toBe(verdict))
