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

/** Rule without a table: a product for injection is written by mouth. */
export const injectionByMouth: Rule = {
  id: 'injection-by-mouth',
  severity: 'serious',
  mechanism: {
    es: 'Esta presentación se hizo para inyectarse: por la boca puede no absorberse o irritar.',
    en: 'This presentation is made to be injected: by mouth it may not be absorbed, or irritate.',
  },
  advice: {
    es: 'Corrija la vía o elija la presentación que se toma.',
    en: 'Correct the route, or choose the presentation that is swallowed.',
  },
  sources: ['form-routes'],
}

/** Rule without a table: a form for the skin, an opening of the body, the eye, the ear or the lung is written by mouth. */
export const notSwallowed: Rule = {
  id: 'form-not-swallowed',
  severity: 'serious',
  mechanism: {
    es: 'Esta forma no se hizo para tragarse: no actúa donde debe y puede intoxicar.',
    en: 'This form is not made to be swallowed: it does not act where it should, and may poison.',
  },
  advice: {
    es: 'Corrija la vía o elija la presentación que se toma.',
    en: 'Correct the route, or choose the presentation that is swallowed.',
  },
  sources: ['form-routes'],
}

/** Rule without a table: a form that is not for the eye is written into the eye. */
export const notForEye: Rule = {
  id: 'form-not-for-eye',
  severity: 'serious',
  mechanism: {
    es: 'Esta forma no es oftálmica: puede no ser estéril e irritar o dañar el ojo.',
    en: 'This form is not ophthalmic: it may not be sterile, and may irritate or harm the eye.',
  },
  advice: {
    es: 'Corrija la vía o elija la presentación oftálmica.',
    en: 'Correct the route, or choose the ophthalmic presentation.',
  },
  sources: ['form-routes'],
}
