import { groupsOf } from '../groups.ts'
import { sentenceOf } from '../sentence.ts'
import type { Amount, Step } from '../step.ts'

const UNITS: Record<string, string[]> = {
  tableta: ['tab', 'TAB', 'tab.', 'tabletas', 'tabs'],
  comprimido: ['comp', 'comprimidos'],
  cápsula: ['cap', 'caps.', 'capsula', 'CÁPSULAS'],
  sobre: ['sobre', 'sob'],
  disparo: ['disp', 'puffs', 'disparos'],
  óvulo: ['ovulo', 'óvulos'],
  ampolleta: ['amp', 'ampula', 'ampolletas'],
  gota: ['gts', 'gotas'],
  ml: ['ml', 'mL', 'ML', 'cc'],
  mg: ['mg', 'MG', 'mgs'],
  mcg: ['mcg', 'µg'],
  unidad: ['UI', 'U', 'unidades', 'u.i.'],
}
const ROUTES: Record<string, string[]> = {
  oral: ['VO', 'v.o.', 'vía oral', 'por via oral', 'V. O.'],
  intramuscular: ['IM', 'I.M.', 'intramuscular'],
  subcutánea: ['SC', 'vía subcutánea', 'subcutanea'],
  vaginal: ['vaginal', 'via vaginal'],
  inhalatoria: ['inhalado', 'vía inhalada'],
}
const SPANS: Record<string, string[]> = {
  d: ['d', 'días', 'dias', 'DIAS'],
  wk: ['sem', 'semanas'],
  mo: ['meses', 'mes'],
}

const range = ({ low, high }: Amount): string => (high === undefined ? `${low}` : `${low}-${high}`)

/** Writes the steps of an instruction in the shorthand of a doctor in a hurry; `roll` picks among the variants. */
export function shorthandOf(steps: readonly Step[], roll: () => number): string {
  const pick = (ways: readonly string[] | undefined): string => ways?.[roll() % ways.length] ?? ''
  const one = (step: Step): string => {
    const { dose, frequency, duration, route, asNeeded } = step
    const rate =
      frequency?.every.unit === 'h'
        ? pick([
            `c/${range(frequency.every)}h`,
            `cada ${range(frequency.every)} hrs`,
            `c/ ${range(frequency.every)} horas`,
            `q${range(frequency.every)}h`,
          ])
        : ''
    const bare = { ...step, dose: null, duration: null, route: null, asNeeded: null, notes: [], site: null }
    const timing = rate === '' ? plain(bare) : `${rate} ${plain({ ...bare, frequency: null })}`
    const length =
      duration?.kind === 'span'
        ? `${pick(['x', 'por', 'durante', 'x '])} ${range(duration)}${pick(['', ' '])}${pick(SPANS[duration.unit])}`
        : duration === null
          ? ''
          : pick(
              duration.kind === 'endless'
                ? ['uso continuo', 'sin suspender', 'de por vida']
                : ['hasta terminar', 'hasta terminar la caja'],
            )
    const needed =
      asNeeded === null
        ? ''
        : asNeeded.length === 0
          ? pick(['PRN', 'SOS', 'si es necesario'])
          : `${pick(['PRN', 'si hay', 'en caso de', 'si'])} ${asNeeded.join(pick([' o ', ' y/o ']))}`
    const unit = pick(UNITS[dose?.unit ?? ''])
    const amount = dose === null ? '' : `${range(dose)}${pick(['', ' '])}${unit}`
    const rest =
      roll() % 2 === 0
        ? [pick(ROUTES[route ?? '']), timing, length]
        : [timing, pick(ROUTES[route ?? '']), length]
    return [amount, ...rest, needed, ...step.notes].filter(Boolean).join(' ')
  }
  return groupsOf(steps)
    .map((group) => group.map(one).join(' y '))
    .join(pick([', luego ', ' después ', '; posteriormente ', ' y luego ']))
}

/** The moments of a step in words, as the printed sentence has them. */
const plain = (step: Step): string => sentenceOf([step]).replace(/\.$/, '').toLowerCase()
