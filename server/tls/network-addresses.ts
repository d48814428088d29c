import { networkInterfaces } from 'node:os'

type Interfaces = ReturnType<typeof networkInterfaces>

/** IPv4 addresses under which other devices of the same network reach this machine. */
export const networkAddresses = (interfaces: Interfaces = networkInterfaces()): string[] =>
  Object.values(interfaces)
    .flatMap((addresses = []) => addresses)
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !isLinkLocal(address))
    .map(({ address }) => address)

/** Whether an address is link-local: the interface chose the address because no network gave it one. */
const isLinkLocal = (address: string): boolean => address.startsWith('169.254.')
