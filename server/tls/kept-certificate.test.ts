import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptCertificate } from './kept-certificate.ts'
import { networkAddresses } from './network-addresses.ts'

const LAN = '192.168.1.20'
const NOW = new Date()
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000)

let folder: string
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'recetario-tls-')), 'data')
})
afterEach(() => rmSync(path.dirname(folder), { recursive: true }))

const modeOf = (name: string) => (statSync(path.join(folder, name)).mode & 0o777).toString(8)

test('the certificate is for this machine and its network, for 397 days, and its key is readable by the owner only', async () => {
  const { cert } = await keptCertificate(folder, [LAN], NOW)
  const certificate = new X509Certificate(cert)
  expect(certificate.subjectAltName).toBe(
    'DNS:localhost, IP Address:127.0.0.1, IP Address:0:0:0:0:0:0:0:1, IP Address:192.168.1.20',
  )
  expect(certificate.keyUsage).toEqual(['1.3.6.1.5.5.7.3.1'])
  expect([certificate.ca, certificate.verify(certificate.publicKey)]).toEqual([false, true])
  expect((Date.parse(certificate.validTo) - Date.parse(certificate.validFrom)) / 86_400_000).toBe(397)
  expect(readdirSync(folder)).toEqual(['https-certificate.pem', 'https-key.pem'])
  expect(modeOf('https-key.pem')).toBe('600')
})

test('the certificate of an earlier start is used again', async () => {
  const first = await keptCertificate(folder, [LAN], NOW)
  expect(await keptCertificate(folder, [LAN], inDays(380))).toEqual(first)
  expect(await keptCertificate(folder, [], NOW)).toEqual(first)
})

test.each([
  ['an address that it lacks', ['10.0.0.7'], 0],
  ['the week before its end', [LAN], 390],
  ['a time after its end', [LAN], 500],
])('a new certificate is made for %s, and its key stays with its owner', async (_why, addresses, days) => {
  const first = await keptCertificate(folder, [LAN], NOW)
  const second = await keptCertificate(folder, addresses, inDays(days))
  expect(second.key).not.toBe(first.key)
  expect(readFileSync(path.join(folder, 'https-key.pem'), 'utf8')).toBe(second.key)
  expect(modeOf('https-key.pem')).toBe('600')
})

test('a new key is not left readable by others where an earlier file was', async () => {
  await keptCertificate(folder, [LAN], NOW)
  const file = path.join(folder, 'https-key.pem')
  writeFileSync(file, '')
  chmodSync(file, 0o644)
  await keptCertificate(folder, ['10.0.0.7'], NOW)
  expect(modeOf('https-key.pem')).toBe('600')
})

test('a client that trusts the certificate reaches the server by name and by address, and another client does not', async () => {
  const made = await keptCertificate(folder, [LAN], NOW)
  const server = https.createServer(made, (_request, response) => response.end('hola'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const get = (host: string, ca?: string) =>
    new Promise<string>((resolve, reject) => {
      const request = https.get({ host, port, family: 4, ...(ca ? { ca } : {}) }, (response) =>
        resolve(text(response)),
      )
      request.once('error', reject)
    })
  expect(await Promise.all(['localhost', '127.0.0.1'].map((host) => get(host, made.cert)))).toEqual([
    'hola',
    'hola',
  ])
  await expect(get('localhost')).rejects.toMatchObject({ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' })
  await new Promise((resolve) => server.close(resolve))
})

test('addresses for other devices are IPv4 addresses that a network has given', () => {
  const one = (address: string, family: 'IPv4' | 'IPv6', internal = false) => ({
    address,
    internal,
    netmask: '',
    mac: '',
    cidr: null,
    ...(family === 'IPv4' ? { family } : { family, scopeid: 0 }),
  })
  const found = networkAddresses({
    lo: [one('127.0.0.1', 'IPv4', true), one('::1', 'IPv6', true)],
    wlan0: [one(LAN, 'IPv4'), one('fe80::1', 'IPv6')],
    eth0: [one('169.254.10.2', 'IPv4')],
    down: undefined,
  })
  expect(found).toEqual([LAN])
})
