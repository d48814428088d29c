import * as z from 'zod/mini'
import { isEmail } from '#contract/values/email.ts'

/** Schema of a setting that holds one mail address; '' for none. */
export const oneAddress = z._default(
  z.string().check(z.refine((v) => v === '' || isEmail(v), 'one address, like operacion@clinica.example')),
  '',
)
