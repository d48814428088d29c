const list = (parts: readonly string[]): string => new Intl.ListFormat('es-MX').format(parts)
const number = (value: number): string => new Intl.NumberFormat('es-MX').format(value)

/** Texts of the safety checks, during the writing and at the issue of a prescription. */
export const texts = {
  title: 'Seguridad',
  checking: 'Revisando…',
  /** Sentences for the three outcomes of a safety check: findings, nothing found, not checked. */
  found: (counts: readonly string[]) => `Se encontró: ${list(counts)}.`,
  nothing: 'Nada en lo que se pudo revisar.',
  unchecked: (what: readonly string[]) => `No se pudo revisar: ${what.join('; ')}.`,
  unrecorded: (what: readonly string[]) => `${list(what)} (sin registrar)`,
  away: 'Sin conexión no se puede revisar. Se revisa solo cuando vuelva; puede seguir escribiendo.',
  down: 'No se pudo revisar: el servicio no responde. Puede seguir escribiendo.',
  retry: 'Revisar de nuevo',
  scope:
    'Se revisan interacciones, alergias, duplicados, embarazo y lactancia, padecimientos, función renal, edad y dosis, con reglas propias. No sustituye su criterio ni la información para prescribir.',
  version: (version: string) => `Reglas ${version}`,
  details: 'Qué falta y qué se revisa',

  severity: {
    contraindicated: 'Contraindicado',
    serious: 'Grave',
    moderate: 'Precaución',
    minor: 'Leve',
  },
  overdose: 'Sobre el máximo',
  count: {
    contraindicated: (n: number) => (n === 1 ? '1 contraindicación' : `${n} contraindicaciones`),
    overdose: (n: number) => `${n} dosis sobre el máximo`,
    serious: (n: number) => (n === 1 ? '1 advertencia grave' : `${n} advertencias graves`),
    moderate: (n: number) => (n === 1 ? '1 precaución' : `${n} precauciones`),
    minor: (n: number) => (n === 1 ? '1 leve' : `${n} leves`),
  },
  alternatives: 'Para el mismo uso, sin contraindicación ni riesgo serio conocido en este paciente:',
  changeTo: 'Cambiar por',
  sameAs: { class: 'Misma clase', use: 'Mismo uso, otra clase' },
  headline: {
    interaction: (about: readonly string[]) => about.join(' con '),
    allergy: ([allergen = '', drug = '']: readonly string[]) =>
      allergen === drug ? `Alergia registrada a ${drug}` : `${drug}, con alergia registrada a ${allergen}`,
    duplicate: (about: readonly string[]) => `Duplicado: ${list(about)}`,
    repeat: (about: readonly string[]) => `Ya en curso: ${list(about)}`,
    reproduction: (about: readonly string[]) => `${list(about)} en embarazo o lactancia`,
    // A finding about a habit or the age of the patient has no diagnosis.
    condition: ([drug = '', code = '']: readonly string[]) =>
      code === '' ? `${drug} en este paciente` : `${drug} con ${code}`,
    renal: (about: readonly string[]) => `${list(about)} con esta función renal`,
    age: (about: readonly string[]) => `${list(about)} a esta edad`,
    dose: (about: readonly string[]) => `Dosis de ${list(about)}`,
    strength: (about: readonly string[]) => `${list(about)}: lo escrito no es lo que trae el envase`,
    load: (about: readonly string[]) => `Suma de ${list(about)}`,
    duration: (about: readonly string[]) => `${list(about)} por más días de los indicados`,
    route: (about: readonly string[]) => `${list(about)} por esta vía`,
    hepatic: (about: readonly string[]) => `${list(about)} con esta función hepática`,
    controlled: (about: readonly string[]) => `Controlado recetado otra vez: ${list(about)}`,
  },
  figures: (written: number, limit: number, unit: string) =>
    `Escrito ${number(written)} ${unit}; máximo ${number(limit)} ${unit}.`,
  strengths: (written: number, held: number, unit: string) =>
    `Escrito ${number(written)} ${unit}; con este envase son ${number(held)} ${unit}.`,
  factors: (of: readonly string[]) => `Suman riesgo: ${list(of)}.`,
  withCurrent: 'Ya lo toma el paciente.',
  withStopped: 'Lo suspendió hace poco, y su efecto dura.',
  withVaccine: 'Por el expediente, la vacuna se aplicó hace poco.',
  /** Sentence that a medicine counts as taken because this doctor prescribed it earlier. */
  prescribed: (on: string, until: string | null) =>
    until === null
      ? `Recetado el ${on}, sin fecha de término escrita.`
      : `Recetado el ${on}, hasta el ${until}.`,
  whyShort: 'Por qué',
  change: 'Cambiar por…',
  why: 'Por qué y fuente',
  source: 'Fuente',
  reviewed: (by: string, on: string) => `Revisado por ${by} el ${on}.`,
  notReviewed: 'Sin revisión externa.',

  gaps: {
    'free-text': (about: readonly string[]) =>
      `${about.map((one) => `«${one}»`).join(', ')}, que no se reconoce`,
    'unknown-ingredient': (about: readonly string[]) =>
      `${about.map((one) => `«${one}»`).join(', ')}, que no se reconoce`,
    'unknown-route': (about: readonly string[]) =>
      `la vía ${about.map((one) => `«${one}»`).join(', ')}, que no se reconoce`,
    'route-open': (about: readonly string[]) =>
      `la vía de ${list(about)}, que cuenta como si llegara a todo el cuerpo`,
    'dose-not-understood': (about: readonly string[]) => `la dosis escrita de ${list(about)}`,
    'missing-age': () => 'edad',
    'missing-weight': () => 'peso',
    'missing-renal-function': () => 'función renal del último año',
    'missing-allergies': () => 'alergias',
    'unknown-allergy': (about: readonly string[]) =>
      `la alergia a ${about.map((one) => `«${one}»`).join(', ')}, que no se reconoce`,
    'missing-conditions': () => 'padecimientos',
    'missing-liver-class': () => 'clase de Child-Pugh',
    'missing-habits': () => 'alcohol y tabaco',
    /** `about` names the medicines of earlier prescriptions that are still valid; the check has included them. */
    'missing-medication': (about: readonly string[]): string =>
      about.length === 0 ? 'lo que ya toma' : 'lo que toma además de lo recetado aquí',
    'missing-vaccines': () => 'vacunas que ya recibió',
    'unknown-vaccine': (about: readonly string[]) =>
      `la vacuna ${about.map((one) => `«${one}»`).join(', ')}, sin fecha o que no se reconoce`,
    'missing-pregnancy': () => 'embarazo de este mes o lactancia',
    'missing-sex': () => 'sexo',
  },
  /** Names of the questions about a drug that neither a rule nor a reviewed row answers. */
  open: {
    'no-pregnancy-rule': 'embarazo',
    'no-lactation-rule': 'lactancia',
    'no-renal-rule': 'función renal',
    'no-hepatic-rule': 'hígado',
    'no-child-rule': 'uso en menores',
    'no-older-rule': 'uso desde los 65 años',
    'no-condition-rule': 'padecimientos',
    'no-duration-rule': 'duración',
    'no-duplicate-rule': 'duplicados de su grupo',
    'no-allergy-rule': 'alergia a su grupo',
    'no-interaction-rule': 'interacciones',
    'not-covered': 'dosis',
  },
  openDrug: (drug: string, questions: readonly string[]) => `${drug} (${list(questions)})`,
  openDrugs: (drugs: readonly string[], more: number) =>
    `${list(more === 0 ? drugs : [...drugs, `${more} más`])}: sin regla propia`,
  openTitle: 'Sin regla propia ni revisión; consulte la información para prescribir:',
  noPatient: 'el paciente, que falta elegir',

  weight: 'Peso (kg)',
  weightHint: 'Se guarda en su expediente con la fecha de hoy.',
  weightWrong: 'Escriba el peso en kilogramos, por ejemplo 14.5.',
  weightNeedsConsent: 'Para guardar su peso falta su consentimiento.',
  openRecord: 'Abrir el expediente',
  saveWeight: 'Guardar peso',
  weightFailed: (detail: string) => `No se guardó el peso. ${detail}`,

  update: 'Actualizar su medicación',
  updateHint: 'La medicación de su expediente queda como en esta receta.',

  updated: 'Se actualizó la medicación de su expediente.',
  notUpdated: (detail: string) => `No se actualizó. ${detail}`,
  updateNeedsConsent: 'Para actualizarla falta su consentimiento.',

  explain: 'Explicar con IA',
  explaining: 'Explicando…',
  explained: 'Explicación de un modelo de lenguaje',
  explainedNote: 'No cambia lo que se encontró. Puede equivocarse.',
  notExplained: 'No hay explicación por ahora. Lo que se encontró sigue igual.',

  dialog: {
    title: 'Está contraindicado',
    again: 'Controlado recetado otra vez',
    dose: 'La dosis no es segura',
    lead: 'Para emitir así, escriba el motivo. Queda en la receta y en su historia.',
    reason: (about: string) => `Motivo para indicar ${about}`,
    reasonLabel: 'Motivo',
    blank: 'Escriba el motivo.',
    short: 'Diga el motivo en unas palabras: queda en la receta.',
    last: (reason: string) => `Usar el de la última vez: «${reason}»`,
    back: 'Volver y cambiar',
    issue: 'Emitir con este motivo',
    failed: 'No se pudo leer lo que se encontró. Intente de nuevo.',
  },

  child: {
    title: (kg: string | null) =>
      kg === null ? 'Dosis para su edad' : `Dosis para su edad y peso (${kg} kg)`,
    once: (range: string, unit: string) => `${range} ${unit} una sola vez`,
    each: (range: string, unit: string, times: number) => `${range} ${unit} cada ${24 / times} horas`,
    volume: (range: string) => `${range} ml`,
    capped: 'con el tope por día',
    range: (low: string, high: string) => (low === high ? low : `${low} a ${high}`),
    write: (ml: string) => `Escribir ${ml} ml`,
    recordWeight: 'Registrar su peso',
    none: {
      'missing-weight': 'Para calcular la dosis falta su peso.',
      'not-covered': 'No hay dosis pediátrica de este medicamento en las reglas: no se calcula.',
      combination: 'Es una combinación: su dosis por peso no se calcula.',
    },
  },
}
export type Texts = typeof texts
