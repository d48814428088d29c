import { FIRST_CONTACT } from './general.ts'
import { CHILDREN } from './children.ts'
import { NOSE_AND_THROAT } from './nose-and-throat.ts'
import { EYES } from './eyes.ts'
import { WOMEN } from './women.ts'
import { SEVERAL_FIELDS } from './later.ts'
import { MIND } from './mind.ts'
import { HORMONES } from './hormones.ts'
import { INJECTIONS } from './injections.ts'
import { SKIN } from './skin.ts'
import { AMOUNTS } from './amounts.ts'
import { SPELLINGS } from './spellings.ts'

/** Dosage instructions as doctors of many fields write them, with the structure and sentence of each. */
export const SPECIALTIES = [
  FIRST_CONTACT,
  CHILDREN,
  NOSE_AND_THROAT,
  EYES,
  WOMEN,
  MIND,
  HORMONES,
  INJECTIONS,
  SKIN,
  AMOUNTS,
  SPELLINGS,
  SEVERAL_FIELDS,
]
