import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

test.each(['1.1.1.1', '189.203.0.1', '2606:4700:4700::1111'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  ['private', '10.0.0.1'],
  ['private', '172.16.0.1'],
  ['private', '192.168.1.1'],
  ['loopback', '127.0.0.1'],
  ['loopback', '127.255.255.254'],
  ['loopback', '::1'],
  ['unspecified', '0.0.0.0'],
  ['unspecified', '::'],
  ['link-local', 'fe80::1'],
  ['link-local with a zone', 'fe80::1%eth0'],
  ['shared by customers of a carrier', '100.64.0.1'],
  ['multicast', '224.0.0.1'],
  ['multicast', 'ff02::1'],
  ['broadcast', '255.255.255.255'],
  ['reserved', '240.0.0.1'],
  ['documentation', '203.0.113.1'],
  ['unique local', 'fd12::1'],
  ['site-local', 'fec0::1'],
  ['not assigned', '4000::1'],
  ['metadata of most clouds', '169.254.169.254'],
  ['metadata of AWS', 'fd00:ec2::254'],
  ['metadata of Alibaba', '100.100.100.200'],
  ['metadata of Oracle', '192.0.0.192'],
  ['internal service of Azure', '168.63.129.16'],
  ['IPv4 mapped to IPv6', '::ffff:127.0.0.1'],
  ['IPv4 mapped to IPv6, public', '::ffff:1.1.1.1'],
  ['IPv4 compatible with IPv6', '::127.0.0.1'],
  ['IPv4 translated (SIIT)', '::ffff:0:127.0.0.1'],
  ['IPv4 translated (NAT64)', '64:ff9b::7f00:1'],
  ['IPv4 in 6to4', '2002:7f00:1::'],
  ['Teredo', '2001::1'],
  ['no address', 'localhost'],
  ['no address', ''],
])('%s: %s is not public', (_, address) => {
  expect(isPublicAddress(address)).toBe(false)
})
