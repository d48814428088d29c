import { expect, test } from 'vitest'
import { acceptsGzip } from './accepts-gzip.ts'

test.each(['gzip', 'GZIP', 'br, gzip', 'gzip;q=0.001', 'gzip ; q=1.0, br', '*', 'br;q=1, *;q=0.5'])(
  '%s accepts gzip',
  (header) => expect(acceptsGzip(header)).toBe(true),
)

test.each([
  undefined,
  '',
  'br',
  'identity',
  'gzip;q=0',
  'gzip; q=0.000',
  'br, gzip;q=0',
  'gzip;q=0, *',
  '*;q=0',
  'gzip-not, xgzip',
  'gzip;q=none',
])('%s does not accept gzip', (header) => expect(acceptsGzip(header)).toBe(false))
