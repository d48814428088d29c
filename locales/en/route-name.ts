import type { AdministrationRoute } from '#contract/medications/administration-route.ts'
import type { routeName as es } from '../es/route-name.ts'

/** English names of the routes of administration, for display only. The Spanish name is stored, signed and printed. */
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
/** English name of a route of administration. A text that is not in the list is returned unchanged. */
export const routeName: typeof es = (route) =>
  route in routeNames ? routeNames[route as AdministrationRoute] : route
