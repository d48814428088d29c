import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { installWebFiles } from './web-files.ts'

const TEXT = 'console.log(1)'
let folder: string
let app: FastifyInstance

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'web-'))
  mkdirSync(path.join(folder, 'assets'))
  for (const file of ['index.html', 'assets/a.js']) {
    writeFileSync(path.join(folder, file), TEXT)
    writeFileSync(path.join(folder, `${file}.br`), brotliCompressSync(TEXT))
    writeFileSync(path.join(folder, `${file}.gz`), gzipSync(TEXT))
  }
  app = Fastify()
  await installWebFiles(app, folder)
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

test.each([
  ['/', 200],
  ['/login?embed=true', 200],
  ['/Login/', 200],
  ['/settings', 200],
  ['/new-password', 200],
  ['/prescriptions/ab12', 200],
  ['/settings/hospitals/7/edit', 200],
  ['/no/such/page', 404],
  ['/prescriptions/ab12/more', 404],
  ['/paylinks', 404],
  ['/.env', 404],
])('%s sends the application with the status %i', async (url, status) => {
  const { statusCode, body } = await app.inject({ url })
  expect([statusCode, body]).toEqual([status, TEXT])
})

test('a secret in the path of a new password moves behind #', async () => {
  const { statusCode, headers } = await app.inject({ url: '/new-password/ab/cd' })
  expect([statusCode, headers.location]).toEqual([302, '/new-password#ab/cd'])
})

test.each([
  ['/assets/a.js', 'br', 'br'],
  ['/assets/a.js', 'gzip', 'gzip'],
  ['/assets/a.js', 'identity', undefined],
  ['/', 'br, gzip', 'br'],
  ['/prescriptions', 'identity', undefined],
])('%s for a client that accepts %s is sent as %s, and caches keep it apart', async (url, takes, coding) => {
  const { headers, statusCode } = await app.inject({ url, headers: { 'accept-encoding': takes } })
  expect([statusCode, headers['content-encoding'], headers['vary']]).toEqual([200, coding, 'accept-encoding'])
})
