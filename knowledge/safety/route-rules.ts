import type { Rule } from './rule.ts'

/** Safety rule that no table lists: a form that is not sterile is prescribed as an injection. */
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

/** Safety rule that no table lists: a suspension is prescribed for a vein or for the space around the spinal cord. */
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

/** Safety rule that no table lists: an injection in oil, or another depot, is prescribed for a vein or around the spinal cord. */
export const depotInVein: Rule = {
  id: 'depot-not-intravenous',
  severity: 'contraindicated',
  mechanism: {
    es: 'Es de depósito (en aceite o en suspensión): en la vena o alrededor de la médula causa embolia, paro o daño de nervios.',
    en: 'It is a depot (in oil or a suspension): in a vein or around the spinal cord it causes embolism, arrest or damage of nerves.',
  },
  advice: {
    es: 'Corrija la vía por la de su etiqueta, o elija otra presentación.',
    en: 'Correct the route to that of the label, or choose another presentation.',
  },
  sources: ['injectable-forms'],
}

/** Safety rule that no table lists: an injection is prescribed by another route than that of the product. */
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

/** Safety rule that no table lists: a product for injection is prescribed by mouth. */
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

/**
 * Safety rule that no table lists: a form for the skin, an opening of the body, the eye, the ear or the lung is prescribed
 * by mouth.
 */
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

/** Safety rule that no table lists: a form that is not for the eye is prescribed for the eye. */
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

/** Safety rule that no table lists: a tablet, capsule or syrup is prescribed for the eye, the ear, the nose or the lung. */
export const swallowedElsewhere: Rule = {
  id: 'swallowed-form-elsewhere',
  severity: 'serious',
  mechanism: {
    es: 'Esta forma se hizo para tragarse: no se aplica en ojo, oído, nariz o pulmón.',
    en: 'This form is made to be swallowed: it is not put into eye, ear, nose or lung.',
  },
  advice: {
    es: 'Corrija la vía o elija la presentación de esa vía.',
    en: 'Correct the route, or choose the presentation for that route.',
  },
  sources: ['form-routes'],
}

/**
 * Safety rule that no table lists: a form is prescribed by vagina, rectum or skin, and neither label nor practice gives the
 * drug so.
 */
export const otherOpening: Rule = {
  id: 'form-other-opening',
  severity: 'moderate',
  mechanism: {
    es: 'Esta forma no se hizo para esa vía: puede no absorberse o irritar.',
    en: 'This form is not made for that route: it may not be absorbed, or irritate.',
  },
  advice: {
    es: 'Confirme la vía o elija la presentación de esa vía.',
    en: 'Confirm the route, or choose the presentation for that route.',
  },
  sources: ['form-routes'],
}

/** Safety rule that no table lists: an inhaler or a solution for nebulising is prescribed by mouth. */
export const inhaledByMouth: Rule = {
  id: 'inhaled-form-by-mouth',
  severity: 'moderate',
  mechanism: {
    es: 'Esta forma se inhala; tragada no llega al pulmón.',
    en: 'This form is inhaled; swallowed it does not reach the lung.',
  },
  advice: {
    es: 'Escriba vía inhalada y cómo usarla.',
    en: 'Write the inhaled route, and how to use it.',
  },
  sources: ['form-routes'],
}
