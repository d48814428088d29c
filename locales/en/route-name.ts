import type { AdministrationRoute } from '#contract/medications/administration-route.ts'
import type { routeName as es } from '../es/route-name.ts'

/** What is stored, signed and printed is the Spanish word itself. */
const routeNames: Readonly<Record<AdministrationRoute, string>> = {
  oral: 'oral',
  sublingual: 'sublingual',
  bucal: 'buccal',
  intramuscular: 'intramuscular',
  intravenosa: 'intravenous',
  subcutánea: 'subcutaneous',
  intradérmica: 'intradermal',
  intraarticular: 'intra-articular',
  cutánea: 'cutaneous',
  transdérmica: 'transdermal',
  oftálmica: 'ophthalmic',
  ótica: 'otic',
  nasal: 'nasal',
  inhalatoria: 'inhaled',
  vaginal: 'vaginal',
  rectal: 'rectal',
  uretral: 'urethral',
  intravítrea: 'intravitreal',
  intrauterina: 'intrauterine',
  infiltración: 'infiltration',
  epidural: 'epidural',
}
/** A route in words; what is none of the list stays as it was written. */
export const routeName: typeof es = (route) =>
  route in routeNames ? routeNames[route as AdministrationRoute] : route
