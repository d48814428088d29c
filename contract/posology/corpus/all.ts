import { COURSES } from './courses.ts'
import { EVERYDAY, EVERYDAY_REFUSED } from './everyday.ts'
import { EVERYDAY_MORE } from './everyday-more.ts'
import { MORE_REFUSED } from './everyday-refused.ts'
import { EVERYDAY_THIRD } from './everyday-third.ts'
import { EVERYDAY_FOURTH } from './everyday-fourth.ts'
import { EVERYDAY_ELEVENTH } from './everyday-eleventh.ts'
import { EVERYDAY_EIGHTH } from './everyday-eighth.ts'
import { EVERYDAY_NINTH } from './everyday-ninth.ts'
import { EVERYDAY_TENTH } from './everyday-tenth.ts'
import { EVERYDAY_EIGHTEENTH } from './fresh/everyday-eighteenth.ts'
import { EVERYDAY_NINETEENTH } from './fresh/everyday-nineteenth.ts'
import { EVERYDAY_TWENTIETH } from './fresh/everyday-twentieth.ts'
import { EVERYDAY_TWENTY_FIRST } from './fresh/everyday-twenty-first.ts'
import { EVERYDAY_TWENTY_SECOND } from './fresh/everyday-twenty-second.ts'
import { EVERYDAY_TWENTY_THIRD } from './fresh/everyday-twenty-third.ts'
import { EVERYDAY_TWENTY_FOURTH } from './fresh/everyday-twenty-fourth.ts'
import { EVERYDAY_TWENTY_FIFTH } from './fresh/everyday-twenty-fifth.ts'
import { EVERYDAY_FIFTEENTH } from './fresh/everyday-fifteenth.ts'
import { EVERYDAY_FOURTEENTH } from './fresh/everyday-fourteenth.ts'
import { EVERYDAY_SEVENTEENTH } from './fresh/everyday-seventeenth.ts'
import { EVERYDAY_SIXTEENTH } from './fresh/everyday-sixteenth.ts'
import { EVERYDAY_THIRTEENTH } from './fresh/everyday-thirteenth.ts'
import { EVERYDAY_TWELFTH } from './fresh/everyday-twelfth.ts'
import { EVERYDAY_FIFTH } from './everyday-fifth.ts'
import { EVERYDAY_SIXTH } from './everyday-sixth.ts'
import { EVERYDAY_SEVENTH } from './everyday-seventh.ts'
import { EVERYDAY_TWENTY_SIXTH } from './fresh/everyday-twenty-sixth.ts'
import { EVERYDAY_TWENTY_SEVENTH } from './fresh/everyday-twenty-seventh.ts'
import { ORAL } from './oral.ts'
import { OTHER_ROUTES } from './other-routes.ts'
import { examplesIn, refusalsIn } from './read-corpus.ts'
import { REFUSED } from './refused.ts'
import { REFUSED_TENTH } from './refused-tenth.ts'
import { REFUSED_FIFTEENTH } from './fresh/refused-fifteenth.ts'
import { REFUSED_NINETEENTH } from './fresh/refused-nineteenth.ts'
import { REFUSED_TWENTIETH } from './fresh/refused-twentieth.ts'
import { REFUSED_TWENTY_FIRST } from './fresh/refused-twenty-first.ts'
import { REFUSED_SEVENTEENTH } from './fresh/refused-seventeenth.ts'
import { REFUSED_SIXTEENTH } from './fresh/refused-sixteenth.ts'
import { REFUSED_TWELFTH } from './fresh/refused-twelfth.ts'
import { SLIPS_READ, SLIPS_REFUSED } from './slips.ts'
import { SPECIALTIES } from './specialties/read.ts'
import { SPECIALTIES_REFUSED } from './specialties/refused.ts'
import { UNSEEN_FIRST } from './unseen-first.ts'
import { UNSEEN_REFUSED } from './unseen-refused.ts'
import { UNSEEN_SECOND } from './unseen-second.ts'
import { UNSEEN_THIRD } from './unseen-third.ts'

/** Every dosage instruction of the corpus that the parser must understand, with its structure and printed sentence. */
export const ALL_READ = [
  ORAL,
  COURSES,
  OTHER_ROUTES,
  UNSEEN_FIRST,
  UNSEEN_SECOND,
  UNSEEN_THIRD,
  SLIPS_READ,
  EVERYDAY,
  EVERYDAY_MORE,
  EVERYDAY_THIRD,
  EVERYDAY_FOURTH,
  EVERYDAY_FIFTH,
  EVERYDAY_SIXTH,
  EVERYDAY_SEVENTH,
  EVERYDAY_EIGHTH,
  EVERYDAY_NINTH,
  EVERYDAY_TENTH,
  EVERYDAY_ELEVENTH,
  EVERYDAY_TWELFTH,
  EVERYDAY_THIRTEENTH,
  EVERYDAY_FOURTEENTH,
  EVERYDAY_FIFTEENTH,
  EVERYDAY_SIXTEENTH,
  EVERYDAY_SEVENTEENTH,
  EVERYDAY_EIGHTEENTH,
  EVERYDAY_NINETEENTH,
  EVERYDAY_TWENTIETH,
  EVERYDAY_TWENTY_FIRST,
  EVERYDAY_TWENTY_SECOND,
  EVERYDAY_TWENTY_THIRD,
  EVERYDAY_TWENTY_FOURTH,
  EVERYDAY_TWENTY_FIFTH,
  EVERYDAY_TWENTY_SIXTH,
  EVERYDAY_TWENTY_SEVENTH,
  ...SPECIALTIES,
].flatMap(examplesIn)

/** Every dosage instruction of the corpus that the parser must not read with confidence. */
export const ALL_REFUSED = [
  REFUSED,
  UNSEEN_REFUSED,
  REFUSED_TENTH,
  REFUSED_TWELFTH,
  REFUSED_FIFTEENTH,
  REFUSED_SIXTEENTH,
  REFUSED_SEVENTEENTH,
  REFUSED_NINETEENTH,
  REFUSED_TWENTIETH,
  REFUSED_TWENTY_FIRST,
  SLIPS_REFUSED,
  EVERYDAY_REFUSED,
  MORE_REFUSED,
  SPECIALTIES_REFUSED,
].flatMap(refusalsIn)
