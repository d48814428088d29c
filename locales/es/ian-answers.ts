import { datesInWords } from '../date-in-words.ts'

const either = new Intl.ListFormat('es-MX', { type: 'disjunction' })
const dates = datesInWords('es-MX')

/** Sentences of the assistant's answers, which the server writes. */
export const ianAnswers = {
  /** Words for the limits of a search, which follow "Busqué recetas". */
  cancelledOnly: ' canceladas o rechazadas',
  ofPatient: (name: string) => ` de ${name}`,
  withDrugs: (names: string) => ` con ${names}`,
  inPeriod: (period: string) => `, ${period}`,
  and: 'y',
  without: 'sin',
  monthOf: dates.month,
  dayOf: dates.day,
  between: (from: string, to: string) => `del ${from} al ${to}`,
  since: (from: string) => `desde el ${from}`,
  until: (to: string) => `hasta el ${to}`,
  dayNone: (day: string) => `No existe el día «${day}». Escriba otro.`,

  searchedPrescriptions: (what: string) => `Busqué recetas${what}.`,
  prescriptionsFound: (shown: number, count: number) =>
    count === 1
      ? 'Hay una receta.'
      : shown < count
        ? `Hay ${count} recetas; estas son las ${shown} más recientes.`
        : `Hay ${count} recetas.`,
  prescriptionsNone: 'No hay recetas así.',
  searchedNewest: 'Solo se buscó en las 5,000 recetas más recientes; diga un periodo para buscar antes.',

  searchedPatient: (words: string) => `Busqué pacientes: ${words}.`,
  patientsFound: (count: number) =>
    count === 1 ? 'Es un paciente suyo.' : `Hay ${count} pacientes con ese nombre.`,
  patientsMore: (count: number) =>
    `Hay más de ${count} pacientes con ese nombre; estos son ${count}. Escriba más del nombre.`,
  /** Sentence that follows the question which of several patients is meant. */
  patientsCut: 'Hay más: si no está aquí, escriba más del nombre.',
  patientNone: (words: string) => `No tiene un paciente que se llame «${words}».`,
  /** Sentence for a follow-up question about a patient who is not among the doctor's patients. */
  patientUnknown: 'No se encontró a ese paciente. Escriba su nombre.',
  /** Sentence for a name that is neither that of a known medicine nor that of a patient. */
  neitherKnown: (words: string) =>
    `No hay un medicamento ni un paciente que se llame «${words}». Escriba el nombre completo.`,
  patientWhich: 'Hay más de un paciente con ese nombre. ¿Cuál?',
  patientSimilar: (words: string) => `No tiene un paciente que se llame «${words}». ¿Es alguno de estos?`,
  patientNeeded: '¿De qué paciente?',
  patientSpelt: (name: string) => `Entendí «${name}».`,
  born: (day: string) => `Nació el ${day}`,
  namesake: (name: string, day: string) => `${name} (nació el ${day})`,

  searchedCatalogue: (words: string) => `Busqué en el catálogo: ${words}.`,
  drugsFound: (count: number) =>
    count === 1 ? 'Hay una presentación.' : `Estas son las primeras ${count} presentaciones.`,
  drugNone: (words: string) => `El catálogo no tiene «${words}».`,
  drugSpelt: (name: string) => `Mostrando resultados para ${name}.`,
  drugGuessed: (name: string, generic: string, typed: string) =>
    `¿Quiso decir ${name}${generic === '' ? '' : ` (${generic})`}? No es ${typed}.`,
  /** Sentence for the beginning of a medicine's name that several medicines share. */
  drugEither: (words: string, names: readonly string[]) =>
    `«${words}» puede ser ${either.format(names)}. Escriba el nombre completo.`,
  /** Sentence before a draft in which the beginning of a medicine's name was completed to the name. */
  drugShort: (words: string, name: string) => `Entendí «${words}» como ${name}.`,
  drugNeeded: '¿De qué medicamento?',
  drugWhich: (name: string) => `Hay varias presentaciones de ${name}. ¿Cuál?`,

  checkedInteractions: (names: string, patient: string) =>
    patient === '' ? `Revisé ${names}.` : `Revisé ${names} con lo que toma ${patient} y su expediente.`,
  findingsFound: (count: number) => (count === 1 ? 'Hay un hallazgo.' : `Hay ${count} hallazgos.`),
  findingsNone: 'Las reglas de seguridad no encontraron nada entre estos medicamentos.',
  findingsUnchecked: 'No se encontró nada, pero una parte no se pudo revisar.',
  interactionsNeedTwo: 'Diga dos medicamentos, o uno y un paciente.',

  readLimits: (drug: string, patient: string) =>
    patient === ''
      ? `Leí los límites de dosis de ${drug}.`
      : `Leí los límites de dosis de ${drug} para la edad de ${patient}.`,
  limitsNone: (drug: string) => `Las reglas de seguridad no tienen un límite de dosis para ${drug}.`,
  limitsMeaning: 'Son límites que la revisión aplica, no una dosis recomendada.',
  perKg: (unit: string) => `${unit}/kg`,
  dosePer: (amount: string) => `hasta ${amount} por toma`,
  dayPer: (amount: string) => `hasta ${amount} al día`,
  ceiling: (amount: string) => `nunca más de ${amount} al día`,
  weekPer: (amount: string) => `hasta ${amount} por semana`,
  monthPer: (amount: string) => `hasta ${amount} en 28 días`,
  daysAWeek: (days: number) => `hasta ${days} días por semana`,
  adults: 'Adultos',
  fromTo: (from: string, to: string) => `De ${from} a ${to}`,
  from: (age: string) => `Desde ${age}`,
  upTo: (age: string) => `Hasta ${age}`,
  ageYears: (years: number) => (years === 1 ? '1 año' : `${years} años`),
  ageMonths: (months: number) => (months === 1 ? '1 mes' : `${months} meses`),
  byRoute: (routes: string) => `vía ${routes}`,

  preparedDraft: (patient: string) =>
    patient === '' ? 'Preparé un borrador.' : `Preparé un borrador para ${patient}.`,
  draftUnsigned: 'No está emitido: ábralo, revíselo y fírmelo usted.',
  draftNeedsDrug: '¿Qué medicamento lleva la receta?',
  draftWithoutInstructions: 'Faltan las indicaciones: escríbalas en la receta.',

  readFavourites: 'Leí sus favoritos.',
  favouritesFound: (count: number) => (count === 1 ? 'Hay un favorito.' : `Hay ${count} favoritos.`),
  favouritesNone: 'No hay favoritos así.',

  readFigures: (period: string) => `Conté sus recetas${period}.`,
  figuresFound: (prescriptions: number, patients: number) =>
    prescriptions === 0
      ? 'No emitió recetas en ese periodo.'
      : `${prescriptions} ${prescriptions === 1 ? 'receta' : 'recetas'} para ${patients} ${patients === 1 ? 'paciente' : 'pacientes'}, sin contar las canceladas.`,

  notUnderstood: (words: string) => `No entendí «${words}» y no lo usé.`,
  unknown:
    'No entendí la pregunta. Puedo buscar pacientes y recetas, ver el catálogo, revisar interacciones y límites de dosis, contar sus recetas y preparar un borrador.',
  stopped: 'La respuesta se detuvo: era demasiado larga o tardó demasiado.',
  modelFailed: 'El modelo de lenguaje no respondió; contesta la búsqueda integrada.',
  /** Notice that a sentence of the language model was not shown, nor the text after it. */
  modelWithheld: 'Una parte de la respuesta no se muestra: nombra algo que no está en lo consultado.',
  modelUnproven: 'El modelo de lenguaje no dijo nada que se pueda comprobar; contesta la búsqueda integrada.',
  modelSpent: 'Hoy ya se usó el límite del modelo de lenguaje; contesta la búsqueda integrada.',
  failed: 'Algo falló al buscar. Pregunte de nuevo.',

  /** Reasons why the assistant refuses a request, each with the place in the product where the doctor can do it. */
  refusals: {
    issue: 'Desde aquí no se emite ni se firma: lo hace usted en la receta.',
    send: 'Desde aquí no se envía nada: hágalo en la receta emitida.',
    cancel: 'Desde aquí no se cancela: hágalo en la receta emitida.',
    pay: 'Desde aquí no se cobra ni se paga: los cobros se hacen en Paylinks, si los tiene activos.',
    change: 'Desde aquí no se cambian ni se borran datos: hágalo en la página de los pacientes.',
    draft: 'No cambio un borrador que ya está: ábralo y escríbalo ahí.',
    settings: 'Desde aquí no se cambia la cuenta: hágalo en Configuración.',
    clinical:
      'No decido tratamientos ni diagnósticos: eso es de usted. Puedo revisar interacciones y límites de dosis.',
    record: 'No leo el expediente completo: ábralo en la página del paciente.',
    others: 'Solo veo los pacientes y recetas de usted.',
    instructions: 'Mis límites no se cambian desde una pregunta.',
    outside: 'Eso está fuera de este producto.',
  },

  help: {
    issue: 'Se emite en la receta nueva, con «Emitir receta» o Ctrl Enter, cuando no faltan datos.',
    send: 'Se envía al emitir. Para enviarla otra vez, abra la receta en el historial y elija «Enviar de nuevo».',
    cancel: 'Abra la receta en el historial y elija «Cancelar receta», entera o por renglón.',
    print: 'Abra la receta en el historial y descargue el PDF.',
    patient: 'Los pacientes se agregan al escribir una receta o en Pacientes; ahí también se corrigen.',
    favourite: 'Guarde una receta como favorito al escribirla; se administran en Favoritos.',
    medication: 'En Medicamentos puede buscar en el catálogo, poner precios y agregar los suyos.',
    licence: 'La cédula y la especialidad se escriben en Mi Cuenta.',
    signature: 'La firma dibujada se cambia en Mi Cuenta.',
    password: 'Se cambia en Contraseña y Seguridad.',
    draft: 'Sus borradores y los que preparó su asistente están en Borradores.',
    payment:
      'Los cobros se hacen en Paylinks: ahí se crea el enlace, se comparte y se registra lo que llegó.',
    workplace: 'Los hospitales y consultorios están en Sitios de Trabajo.',
    pharmacy: 'Las farmacias de confianza están en Configuración, Farmacias.',
    keys: 'Las llaves se exportan en Configuración, Exportar Llaves.',
    close: 'La cuenta se cierra en Configuración, Cerrar Cuenta.',
    language: 'El idioma y el modo oscuro están en Opciones de Perfil.',
    interactions: 'Las interacciones se revisan solas al escribir la receta, y en la revisión del inicio.',
    contact: 'Escriba al equipo desde Ayuda.',
    able: 'Busco pacientes y recetas, veo el catálogo, reviso interacciones y límites de dosis, cuento sus recetas y preparo borradores. No emito, no envío, no cancelo y no cobro.',
  },
}
export type IanAnswers = typeof ianAnswers
