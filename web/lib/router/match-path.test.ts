import { expect, test } from 'vitest'
import { matchPath } from './match-path.ts'

test.each([
  ['/', '/', {}],
  ['/drafts', '/drafts', {}],
  ['/drafts', '/Drafts/', {}],
  ['/drafts', '/', null],
  ['/', '/drafts', null],
  ['/drafts/:id', '/drafts', null],
  ['/drafts/:id', '/drafts/7', { id: '7' }],
  ['/drafts/:id', '/drafts/7/edit', null],
  ['/drafts/:id', '/patients/7', null],
  ['/assistant/:doctor/drafts/:id', '/assistant/3/drafts/A%2Fb%20c', { doctor: '3', id: 'A/b c' }],
  ['/new-password/:uid?/:token?', '/new-password', {}],
  ['/new-password/:uid?/:token?', '/new-password/MQ/x-1/', { uid: 'MQ', token: 'x-1' }],
  ['/v/:signature', '/v/100%', { signature: '100%' }],
  ['/v/:signature', '/v/__proto__', { signature: '__proto__' }],
])('%s and %s', (template, path, params) => {
  expect(matchPath(template, path)).toEqual(params)
})
