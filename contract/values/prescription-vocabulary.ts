// Words of Spanish instructions, lower case and without accents: what `prescription-words.ts` makes of a text.
// Entries are pieces of regular expressions. A doubtful word is left out: a part is claimed only when it is there.

/** Written numbers to digits. `1 y media` is read in `prescription-words.ts`. */
export const NUMBER_WORDS: Readonly<Record<string, string>> = {
  un: '1',
  una: '1',
  uno: '1',
  dos: '2',
  tres: '3',
  cuatro: '4',
  cinco: '5',
  seis: '6',
  siete: '7',
  ocho: '8',
  nueve: '9',
  diez: '10',
  once: '11',
  doce: '12',
  trece: '13',
  catorce: '14',
  quince: '15',
  dieciseis: '16',
  dieciocho: '18',
  veinte: '20',
  veintiun: '21',
  veintiuno: '21',
  veinticuatro: '24',
  veintiocho: '28',
  treinta: '30',
  cuarenta: '40',
  'cuarenta y ocho': '48',
  sesenta: '60',
  'setenta y dos': '72',
  noventa: '90',
  media: '1/2',
  medio: '1/2',
}

/** Things that are counted: a number before one of them is a dose. */
export const COUNTED_UNITS = [
  'tab(?:leta|l)?s?',
  'comp(?:rimido)?s?',
  'caps?(?:ula)?s?',
  'pastillas?',
  'grageas?',
  'perlas?',
  'trociscos?',
  'gotas?',
  'gts?',
  'gtas?',
  'cucharad(?:it)?as?',
  'cdi?tas?',
  'cdas?',
  'sobres?',
  'sob',
  'amp(?:olleta|olla|ula)?s?',
  'frascos? ampula',
  'jeringas? prellenadas?',
  'plumas? prellenadas?',
  'disparos?',
  'disp',
  'inhalacion(?:es)?',
  'inh',
  'puffs?',
  'atomizacion(?:es)?',
  'parches?',
  'ovulos?',
  'supositorios?',
  'capas?',
  'pelicula',
  'medidas?',
]

/** Acts that are a dose when one of them is done each time; "2 lavados al día" only says how often. */
export const ACTS = 'aplicacion(?:es)?|nebulizacion(?:es)?|enjuagues?|lavados?|enemas?|gargarismos?'

/** Amounts: they are a dose only beside a verb or a frequency; elsewhere they may be the product's strength. */
export const MEASURED_UNITS = [
  'ml',
  'mililitros?',
  'cc',
  'mg',
  'miligramos?',
  'gr?',
  'gramos?',
  'mcg',
  'ug',
  'μg',
  'microgramos?',
  'ui',
  'u',
  'unidades?',
  'meq',
  'cm',
]

export const VERBS =
  'tom(?:ar|e|ese)|ingerir|ingiera|deglutir|aplic(?:ar|arse|ue|uese)|administr(?:ar|e)|dar|inyect(?:ar|e)|' +
  'inhal(?:ar|e)|untar|unte|poner|ponga|coloc(?:ar|que)|instil(?:ar|e)|infundir|nebuliz(?:ar|ar con)|us(?:ar|e)|' +
  'mastic(?:ar|que)|disolver|disuelva|insertar|introducir|chupar|iniciar con|comenzar con|empezar con|' +
  'continuar con|seguir con|luego|despues|posteriormente|dosis(?: inicial| de mantenimiento)?(?: de)?'

/** After an amount: what shows that it is taken then, and is not the strength of the product. */
export const DOSE_FOLLOWED_BY =
  ',? ?(?:\\([^)\\n]*\\) ?)?(?:(?:por via|via|por) [a-z]+,? |(?:vo|iv|im|sc|sl)[,.]? )?(?:cada|c/|c \\d|/|q ?\\d|al dia|por dia|' +
  'diari|\\d+ ve(?:z|ces)|dosis unica|en dosis|en bolo|por la|en la|al acost|al dorm|antes|despues|en ayun|bid|tid|qid|' +
  'prn|en caso|si hay|si fiebre|si dolor)'

/** Routes by which something is spread on a place, so that "aplicar en la zona" says all that can be said. */
export const SPREADING_ROUTES: readonly string[] = ['cutánea', 'transdérmica']
export const SPREAD = '(?:aplic(?:ar|arse|ue|uese)|untar|unte|poner|colocar)'
export const PLACE = '(?:zonas?|areas?|lesion(?:es)?|piel|regi(?:on|ones)|heridas?|partes? afectadas?)'
export const LAYER =
  '(?:capa|pelicula) (?:delgada|fina|ligera)|(?:delgada|fina|ligera|pequena) (?:capa|cantidad)|cantidad (?:suficiente|necesaria)'

export const INTERVAL_UNITS = 'h|hs|hrs?|horas?|min|minutos?|d|dias?|sem|semanas?|mes(?:es)?'

/** "cada …" without a number. */
export const EACH =
  'dia|noche|manana|tarde|comida|alimento|hora|semana|mes|quincena|tercer dia|evacuacion|vomito|toma|' +
  'lunes|martes|miercoles|jueves|viernes|sabado|domingo'

/** Moments that come once a day. */
export const MOMENTS = [
  '(?:por|en|durante) las? (?:manana|tarde|noche|madrugada)s?',
  'al? (?:1/2 ?dia|mediodia|despertar|levantarse|acostarse|dormir(?:se)?)',
  'antes de (?:dormir(?:se)?|acostarse)',
  'al? la hora de (?:dormir|acostarse)',
  'en ayunas?',
  '(?:con|en|antes|despues)(?: de| del)?(?: el| la)? (?:desayuno|cena|desayunar|cenar)',
  'a las? \\d{1,2}(?::\\d{2})?(?: ?(?:h|hrs|horas|am|pm))?(?! ?(?:sem|dia|mes|min))',
  '\\d{1,2} ?(?:am|pm)',
  'manana(?:,? tarde)?(?:,| y) (?:tarde|noche)',
]

export const WEEKDAYS = '(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)'

export const PERIODICALLY = [
  'diari(?:o|a|os|as|amente)',
  'cotidianamente',
  'semanal(?:es|mente)?',
  'quincenal(?:es|mente)?',
  'mensual(?:es|mente)?',
  'bid',
  'tid',
  'qid',
]

/** "As needed". */
export const AS_NEEDED = [
  'prn',
  'sos',
  'por razon necesaria',
  'a demanda',
  'segun (?:necesidad|se requiera|sea necesario)',
  'en caso (?:de (?:dolor|fiebre|molestia|nauseas?|vomito|tos|comezon|prurito|alergia|ansiedad|insomnio|crisis|mareo|' +
    'diarrea|colico|espasmo|inflamacion|congestion|estrenimiento|acidez|agruras|migrana|temperatura|disnea|' +
    'dificultad|ser necesario|necesidad|requerirlo)|necesario)',
  '(?:solo )?si (?:hay|tiene|presenta|persiste|siente|existe|continua con)(?: el| la| mucho| mucha)? (?:dolor|fiebre|' +
    'molestia|nauseas?|vomito|tos|comezon|prurito|ansiedad|insomnio|diarrea|colico|temperatura|mareo)',
  '(?:solo )?si (?:dolor|fiebre|nauseas?|vomito|tos|prurito|diarrea)',
  '(?:solo )?(?:de ser|si es|si fuera|si fuese|cuando sea) necesario',
  'cuando (?:haya|tenga|presente) (?:dolor|fiebre|molestia|nauseas?|vomito|tos|comezon|prurito|colico|mareo)',
  'por dolor',
]

/** A most that may not be passed; a number follows. It is not the dose. */
export const AT_MOST =
  '(?:(?:con )?(?:1 )?(?:max(?:imo)?|maxima|tope)(?: de| son| es)?|hasta(?: 1 maximo de)?|no (?:[a-z]+ )?(?:mas de|exceder(?: de)?|pasar de|' +
  'rebasar(?: de)?|sobrepasar)|sin (?:exceder|pasar de|rebasar))'

export const ONCE = [
  'dosis unica',
  'unica dosis',
  '(?:por )?unica (?:vez|ocasion|aplicacion|toma)',
  '(?:aplicacion|toma|administracion) unica',
  '(?:1 )?sola (?:vez|dosis|toma|aplicacion|ocasion|exhibicion)',
  'solo 1 (?:vez|dosis|toma|aplicacion)',
]

/** A treatment without a last day. */
export const WITHOUT_END = [
  'sin suspender(?:lo|la)?',
  // "No suspender aunque se sienta mejor" says nothing about the end.
  'no suspender(?:lo|la)?(?! (?:aunque|aun|antes|si|el tratamiento|hasta))',
  '(?:uso|tratamiento|manejo) (?:continuo|cronico|permanente|prolongado|indefinido)',
  'de (?:forma|manera) (?:continua|permanente|indefinida|cronica)',
  'continuamente',
  'permanente(?:mente)?',
  'indefinid(?:o|a|amente)',
  'por tiempo indefinido',
  '(?:de por|toda la) vida',
  'hasta (?:la |su |el )?(?:nueva|nuevo|proxima|proximo|siguiente) (?:indicacion|orden|aviso|cita|consulta|valoracion|revision|visita)',
  'hasta (?:su |la )?revaloracion',
]

/** The package is the measure of the treatment. */
export const UNTIL_FINISHED =
  'hasta (?:terminar|acabar|agotar|concluir|que se (?:termine|acabe))(?:se)?(?: (?:con|el|la|los|las|1|todo|toda))* ' +
  '(?:cajas?|frascos?|envases?|tubos?|blister|contenido|producto|medicamento)'

/** Days in a unit of time. A month is 30 days, as treatments are counted. */
export const DAYS_IN: Readonly<Record<string, number>> = { d: 1, n: 1, s: 7, q: 15, m: 30, a: 365 }
export const DURATION_UNITS = 'd|dias?|noches?|sem|semanas?|quincenas?|mes(?:es)?|anos?'

/** Clauses about something else than taking the medicine: they are cut out before reading. */
export const OTHER_CLAUSES = [
  '(?:si|en caso de|ante)\\b[^.;,\\n]*,?\\s*(?:acud|suspend|llam|regres|avis|consult|comuni)[a-z]*[^.;\\n]*',
  '(?<!sin |no )suspend(?:er|a|erlo)\\b[^.;\\n]*',
  '(?:proxima |siguiente )?(?:cita|consulta|control (?:en|a)|revision|revaloracion|valoracion)\\b[^.;\\n]*',
  '(?:acudir|acuda|regresar|regrese|volver|vuelva|agendar|llamar|reposo|dieta|evitar|evite|abstenerse|incapacidad)\\b[^.;\\n]*',
  'no (?:tom|aplic|dar|administr|us|ingerir|inyect)[a-z]*(?! mas de)(?![a-z])[^.;,\\n]*',
  '(?:control|monitoreo|toma|tomar|medir|vigilar|checar)(?: de| la| el)* (?:glucosa|presion|temperatura|signos|peso)[^.;\\n]*',
  'dejar\\b[^.;,\\n]*',
  '(?:surtir|dispensar|entregar|comprar|venta de)\\b[^.;,\\n]*',
  '(?:caja|frasco|envase|blister|tubo|empaque)s? (?:con|de)\\b[^.;,\\n]*?(?=\\b(?:tom|aplic|administr|cada|c/|durante|por)|[.;,\\n]|$)',
  '(?:con|en) (?:\\S+ )?(?:vasos?|tazas?|ml|l|litros?|cc)(?: lleno)? (?:de|con) (?:agua|leche|jugo|te|solucion)\\b',
]

/** Abbreviated routes (mexico.md B6), any case, whole words. */
export const ROUTE_ABBREVIATIONS = ['vo', 'v/o', 'im', 'iv', 'ev', 'sc', 'sq', 'sl', 'subcut', 'subc']
/** Those that are also other words: only in capitals. */
export const ROUTE_ABBREVIATIONS_CAPITALS = ['PO', 'ID', 'IN', 'IT', 'IO', 'VR', 'VV']
/** "Clase IV" is a numeral. */
export const BEFORE_NUMERAL = 'fracci[oó]n|clase|grado|estadio|etapa|tipo|grupo|fase|par|nivel'
