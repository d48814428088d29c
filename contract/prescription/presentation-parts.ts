import { normalize } from '../values/normalize.ts'

const STRENGTH = /\d *(?:mg|mcg|µg|ug|g|gr|ui|iu|u|unidades|%|meq|mmol|mui|kui|cfu|ufc|ppm)(?![\p{L}])/u
const SYSTEMIC_ONLY =
  /\b(?:tab|tabletas?|comprimidos?|cap|caps|capsulas?|grageas?|suspension|susp|jarabe|iny|inyectable|ampolletas?|ampulas?|amp|vial|polvo para|tablets?|capsules?|pills?|syrup|injections?|injectable|powder for)\b/
const TOPICAL =
  'crema|unguento|pomada|gel|jalea|locion|champu|shampoo|pasta|espuma|colirio|oftalmic[ao]s?|otic[ao]s?|nasal(?:es)?|topic[ao]s?|cutane[ao]s?|dermic[ao]s?|aerosol|spray|inhalador|barniz|jabon|colutorio|enjuague|cream|ointment|lotion|paste|foam|soap|mouthwash|inhaler|ophthalmic|otic|topical|(?:eye|ear) drop'
const TOPICAL_FORM = new RegExp(`(?:^|[^\\p{L}])(?:${TOPICAL})(?:s|es)?(?![\\p{L}])`, 'u')
/** Words that make a text the name of a medicine: a form that only medicines have. */
const MEDICINE =
  /(?:^|[^\p{L}])(?:tabletas?|comprimidos?|capsulas?|grageas?|jarabe|ampolletas?|ampulas?|inyectable|supositorios?|ovulos?|tab|caps|amp|tablets?|capsules?|pills?|syrups?|injections?|suppositor(?:y|ies)|lozenges?)(?![\p{L}])/u

/** Forms in which medicines are sold, with the usual abbreviations of prescriptions, in Spanish and English. */
const FORMS =
  'tab(?:leta|let)?s?|tabl|tbl|comp(?:rimidos?)?|grageas?|grag|cap(?:s|sulas?|sules?)?|perlas?|past(?:illas?)?|susp(?:ension(?:es)?)?|jarabes?|jbe|sol(?:ucion(?:es)?)?|gotas?|gts|polvos?|pvo|granulad[oa]s?|iny(?:ectables?|eccion)?|emulsion|cremas?|cra|unguento|ung|pomada|gel(?:es)?|jaleas?|locion|pasta|espuma|champu|shampoo|jabon|aerosol|spray|inhalador|parches?|colirio|supositorios?|supos?|enemas?|ovulos?|anillo|implante|dispositivo|diu|siu|sistema intrauterino|elixir|troc(?:iscos?)?|goma|chicles?|ampolletas?|ampulas?|amp|vial|jeringa|pluma|cartucho|sobres?|barniz|colutorio|enjuague|oftalmic[oa]|otic[oa]|nasal|vacuna|laca|esmalte|aceite|talco|inhalacion(?:es)?|nebulizacion|disparos?|liofilizado|pills?|creams?|ointments?|lotions?|drops?|syrups?|solutions?|inhalers?|patch(?:es)?|injections?|suppositor(?:y|ies)|lozenges?|foams?|powders?|granules?|pens?|implants?'
const FORM = new RegExp(`(?:^|[^\\p{L}])(?:${FORMS})(?![\\p{L}])`, 'u')
/** Amount in a vaccine, which has no strength: "1 dosis", "vacuna … 0.5 mL". */
const DOSES = /\d *dosis(?![\p{L}])|(?:vacuna|toxoide).*\d *ml(?![\p{L}])/u

/**
 * Parts of a presentation that a pharmacy needs and that the text of a recognised medicine lacks (RIS 30; mexico.md B5).
 * The instructions may state the form: "Tomar 1 tableta".
 */
export function missingInPresentation(
  presentation: string,
  instructions: string,
): ('strength-missing' | 'form-missing')[] {
  const isStrong = statesStrength(presentation) || DOSES.test(normalize(presentation))
  const isFormed = [presentation, instructions].some((text) => FORM.test(normalize(text)))
  return [...(isStrong ? [] : ['strength-missing' as const]), ...(isFormed ? [] : ['form-missing' as const])]
}

/** Whether a text states the strength of a medicine: "500 mg", "1 %", "100 UI". */
const statesStrength = (text: string): boolean => STRENGTH.test(normalize(text))

/** Whether a text reads as a medicine, although it was sent as a study: it has a strength and a form. */
export const namesMedicine = (text: string): boolean => statesStrength(text) && MEDICINE.test(normalize(text))

/**
 * Whether a text states a pharmaceutical form that acts where it is applied: on the skin, eye,
 * ear or nose, or in the mouth or the airways.
 */
export const statesTopicalForm = (text: string): boolean => TOPICAL_FORM.test(normalize(text))

/** Whether a text states a pharmaceutical form that is swallowed or injected. */
export const statesSystemicForm = (text: string): boolean =>
  SYSTEMIC_ONLY.test(normalize(text)) &&
  !/\b(?:oftalmic|ophthalmic|otic|cutane|topic|(?:eye|ear) drop)/.test(normalize(text))
