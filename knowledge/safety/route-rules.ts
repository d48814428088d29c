import type { Rule } from './rule.ts'

/** Rule without a table: a form that is not sterile is written as an injection. */
export const injectedForm: Rule = {
  id: 'form-not-injected',
  severity: 'contraindicated',
  mechanism: {
    es: 'Esta forma no es estéril ni se hizo para inyectarse.',
    en: 'This form is neither sterile nor made to be injected.',
  },
  advice: {
    es: 'Corrija la vía o elija la presentación inyectable.',
    en: 'Correct the route, or choose the presentation for injection.',
  },
  sources: ['injectable-forms'],
}

/** Rule without a table: a suspension is written into a vein or around the spinal cord. */
export const suspensionInVein: Rule = {
  id: 'suspension-not-intravenous',
  severity: 'contraindicated',
  mechanism: {
    es: 'Una suspensión en la vena o alrededor de la médula causa embolia, paro o daño de nervios.',
    en: 'A suspension in a vein or around the spinal cord causes embolism, arrest or damage of nerves.',
  },
  advice: {
    es: 'Corrija la vía o elija la solución que se da por esa vía.',
    en: 'Correct the route, or choose the solution that is given by it.',
  },
  sources: ['injectable-forms'],
}

/** Rule without a table: an injection is written by another route than that of the product. */
export const otherInjection: Rule = {
  id: 'other-injection',
  severity: 'serious',
  mechanism: {
    es: 'La presentación elegida se da por otra vía.',
    en: 'The chosen presentation is given by another route.',
  },
  advice: {
    es: 'Confirme en la etiqueta que esta presentación admite la vía escrita.',
    en: 'Confirm on the label that this presentation admits the written route.',
  },
  sources: ['injectable-forms'],
}
