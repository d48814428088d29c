import { expect, test } from 'vitest'
import { publicBase } from './public-base.ts'

test.each([
  ['http://127.0.0.1:8080', '', 'http://localhost:8080'],
  ['http://0.0.0.0:8080', '', 'http://localhost:8080'],
  ['http://[::]:8080', '', 'http://localhost:8080'],
  ['http://[::1]:8080', '', 'http://localhost:8080'],
  ['http://192.0.2.4:8080', '', 'http://192.0.2.4:8080'],
  ['http://127.0.0.1:8080', 'https://recetas.example', 'https://recetas.example'],
])('listening at %s, configured as %o, the public address is %s', (listeningOrigin, configured, base) => {
  expect(publicBase({ listeningOrigin }, configured)).toBe(base)
})

test('the address of a demo for other devices of the network names its host', () => {
  const app = { listeningOrigin: 'https://0.0.0.0:8080' }
  expect(publicBase(app, '', '192.168.1.20')).toBe('https://192.168.1.20:8080')
  expect(publicBase(app, 'https://recetas.example', '192.168.1.20')).toBe('https://recetas.example')
})
