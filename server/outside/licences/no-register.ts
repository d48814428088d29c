import type { LicencePort } from './port.ts'

/** No public register is known to answer programs (mexico.md section 8): operators compare every licence. */
export const noRegister: LicencePort = { check: () => Promise.resolve('unknown') }
