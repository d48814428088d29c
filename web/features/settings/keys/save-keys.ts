import type { ExportedKey, SigningKey } from '#contract/accounts/keys.ts'
import { saveFile } from '../../../ui/save-file.ts'

/** The first letters of a key's id, enough to tell files apart. */
const shortOf = ({ id }: SigningKey): string => id.slice(0, 8)

export const savePublicKey = (key: SigningKey): void =>
  saveFile(`llave-publica-${shortOf(key)}.pem`, key.public_key, 'application/x-pem-file')

export const savePem = ({ key, pem }: ExportedKey): void =>
  saveFile(`llave-${shortOf(key)}.pem`, pem, 'application/x-pem-file')

export const saveJwk = ({ key, jwe }: ExportedKey): void =>
  saveFile(`llave-${shortOf(key)}.jwk.jwe`, jwe, 'application/jose')
