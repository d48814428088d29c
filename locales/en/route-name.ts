import type { AdministrationRoute } from '#contract/medications/administration-route.ts'
import type { routeName as es } from '../es/route-name.ts'

/** English names for display. The Spanish name is what is stored, signed and printed. */
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
/** Name of a route in English; a text that is not in the list is returned unchanged. */
export const routeName: typeof es = (route) =>
  route in routeNames ? routeNames[route as AdministrationRoute] : route
