import { normalize } from '../values/normalize.ts'

const STRENGTH = /\d *(?:mg|mcg|µg|ug|g|gr|ui|u|%|meq|mmol|mui|kui|cfu|ufc|ppm)(?![\p{L}])/u
const SYSTEMIC_ONLY =
  /\b(?:tab|tabletas?|comprimidos?|cap|caps|capsulas?|grageas?|suspension|susp|jarabe|iny|inyectable|ampolletas?|ampulas?|amp|vial|polvo para)\b/
const TOPICAL =
  'crema|unguento|pomada|gel|locion|champu|shampoo|pasta|espuma|colirio|oftalmic[ao]s?|otic[ao]s?|nasal(?:es)?|topic[ao]s?|cutane[ao]s?|dermic[ao]s?|aerosol|spray|inhalador|barniz|jabon|colutorio|enjuague'
const TOPICAL_FORM = new RegExp(`(?:^|[^\\p{L}])(?:${TOPICAL})(?:s|es)?(?![\\p{L}])`, 'u')
/** Words that make a text the name of a medicine: a form that only medicines have. */
const MEDICINE =
  /(?:^|[^\p{L}])(?:tabletas?|comprimidos?|capsulas?|grageas?|jarabe|ampolletas?|ampulas?|inyectable|supositorios?|ovulos?|tab|caps|amp)(?![\p{L}])/u

/** Whether a text states the strength of a medicine: "500 mg", "1 %", "100 UI". */
const statesStrength = (text: string): boolean => STRENGTH.test(normalize(text))

/** Whether a text reads as a medicine, although it was sent as a study: it has a strength and a form. */
export const namesMedicine = (text: string): boolean => statesStrength(text) && MEDICINE.test(normalize(text))

/** Whether a text states a form for skin, eye, ear or nose. */
export const statesTopicalForm = (text: string): boolean => TOPICAL_FORM.test(normalize(text))

/** Whether a text states a form that is swallowed or injected. */
export const statesSystemicForm = (text: string): boolean =>
  SYSTEMIC_ONLY.test(normalize(text)) && !/oftalmic|otic[ao]|cutane|topic/.test(normalize(text))
