import type { IanPlace } from '#contract/ian/ian.ts'
import type { IanAnswers } from '#locales/es/ian-answers.ts'

export type IanRefusal = keyof IanAnswers['refusals']

/** Pages on which the doctor can do what the AI assistant refuses to do; null if the product has no such page. */
export const PLACE_OF_REFUSAL: Readonly<Record<IanRefusal, IanPlace | null>> = {
  issue: 'newPrescription',
  send: 'prescriptions',
  cancel: 'prescriptions',
  pay: 'paylinks',
  change: 'patients',
  draft: 'drafts',
  settings: 'settingsUser',
  clinical: null,
  record: 'patients',
  others: null,
  instructions: null,
  outside: null,
}

/**
 * Makes a pattern of words that order something. Words before them may exclude the action or put it in the past: "recetas sin
 * surtir" and "which ones did I cancel" order nothing.
 */
const words = (text: string): RegExp => new RegExp(`(?<!\\b(?:sin|without|did (?:i|we)) )\\b(?:${text})\\b`)

/** Pattern of pronouns that are attached to a verb: "cobrarle", "enviándosela". */
const PRONOUNS = '(?:(?:me|te|se|nos)?l[aeo]s?|me|nos|se)?'

/**
 * Makes a pattern of the forms by which a Spanish verb in "-ar" asks for something: "cobra", "¿le cobras?", "cobrarle",
 * "cobrándoles". `text` has the verbs without their ending.
 */
const asked = (text: string): string => `(?:${text})(?:as|a(?:r|ndo)?${PRONOUNS})`

/**
 * Patterns of attempts to give the AI assistant another role or other rules. They are refused whatever else the question says.
 */
const INSTRUCTIONS = [
  /\b(?:ignor[ae]|olvida|forget|disregard)\b (?:todo|all|everything|(?:lo|the) (?:anterior|de arriba|above))\b/,
  /\b(?:ignor[ae]r?|olvida(?:te)?|forget|disregard|omite|override|bypass|salta(?:te|r|rse|rte)?)\b.{0,40}\b(?:instruccion\w*|instructions?|reglas?|rules?|anterior\w*|previous|prompt|limites|limits|restriccion\w*|restrictions?)\b/,
  /\b(?:system|developer|desarrollador|debug|dan|admin|root|god)[ _-]?(?:prompt|mode|message)\b|\b(?:modo|mensaje|nota|orden|aviso) (?:del? )?(?:desarrollador|sistema|dios|depuracion|admin\w*)\b|\bprompt\b|\bjailbreak\b/,
  /\b(?:actua|comportate|act|behave|roleplay)\b.{0,12}\b(?:como|as|que|you|to be|ser)\b|\b(?:ahora (?:eres|seras)|(?:eres|seras) ahora)\b|\byou are now\b|\b(?:pretend|finge|simula|haz de cuenta)\b|\bsin (?:limites|restricciones)\b|\bno (?:limits|restrictions)\b/,
  /\b(?:desactiva|desactivar|deshabilita|disable|apaga|turn off)\b/,
  /\b(?:drop table|union select|insert into|delete from|select .{1,30} from)\b|--\s*$|<\/?\w+[^>]*>|\{\{|\$\{|^\s*[[{]/,
  /^\s*(?:system|assistant|tool|user|developer)\s*:|\b(?:call|invoke|llama|ejecuta|execute|run)\b.{0,20}\b\w+_\w+\b|\[\/?inst\]|<\|/,
  /\b(?:token|api key|llaves? privadas?|private keys?|variables? de entorno|environment variables?|contrasenas? de)\b/,
  /\b(?:find_patient|past_prescriptions|search_catalogue|check_interactions|dose_limits|prepare_draft|list_favourites|read_figures)\b/,
  /\b(?:tus|sus|your) (?:propias |own )?(?:instrucciones|reglas|instructions|rules)\b|\b(?:todo )?lo (?:anterior a|que hay antes de|de arriba de) (?:este|esta|mi)\b|\beverything (?:above|before) this\b/,
  /[\s\].;:!?](?:system|assistant|developer)\s*:/,
  // Pattern of an order about all later answers: "a partir de ahora", "answer only YES".
  /\b(?:from now on|a partir de ahora|de (?:ahora|aqui) en adelante|desde ahora)\b|\b(?:contesta|responde|answer|reply|respond)\b.{0,12}\b(?:siempre|always|(?:solo|unicamente|only) (?:si|no|yes))\b|\b(?:siempre|always) (?:contesta|responde|answer|reply|respond)\b|\b(?:tus|your) (?:herramientas|tools)\b/,
  /\bnuevas? (?:instrucciones|reglas)\b|\bnew (?:instructions|rules)\b|\btu verdader[oa]\b|\byour (?:true|real)\b/,
]

/**
 * Pattern of claims to be somebody else than the doctor. Anything else that the question asks for is refused for its own
 * reason.
 */
const CLAIMS =
  /\bsoy (?:el |la |un |una )?(?:admin\w*|desarrollador\w*|programador\w*|root)\b|\b(?:i am|i'm) (?:the |an? )?(?:admin\w*|developer|root)\b/

const OTHERS =
  /\b(?:otro|otra|otros|otras|demas|todos los|todas las|other|another|all)\b.{0,12}\b(?:doctor(?:es|as|a|s)?|medic[oa]s?|colegas?|physicians?|colleagues?)\b|\b(?:del|de la|al|of|by) (?:doctor|dr|doctora|dra|medico|medica)\b|\bdoctor's\b/

const CLINICAL = [
  /\bque (?:le|les|me|se le)? ?(?:doy|damos|receto(?! (?:yo )?mas)|recomiendas?|sugieres?|mando|conviene|puedo (?:dar|recetar))\b|\bque (?:le|les|me) recetas\b|\brecomiend\w+|\brecommend\w*|\bsuggest\w*|\bsugier\w+/,
  /\b(?:dolor|fiebre|tos|vomit\w+|diarrea|sangr\w+|convuls\w+|disnea|mareo|rash|pain|fever|cough|vomit\w+|bleed\w+|seizure)\b.{0,40}\b(?:que (?:le |se le |se )?(?:hago|hacemos|hace|puedo hacer)|what (?:do|should|can) (?:i|we) do)\b/,
  /\b(?:mejor|best|primera linea|first line)\b.{0,20}\b(?:tratamiento|treatment|opcion|medicamento|antibiotico|antibiotic|medicine|drug|option)\b|\btratamiento (?:para|de|del)\b|\btreatment (?:for|of)\b/,
  /\b(?:se puede|puede|puedo|can)\b.*\b(?:embaraz\w*|lactan\w*|pregnan\w*|breast\w*|insuficiencia|(?:dano|falla) (?:renal|hepatic\w*)|(?:kidney|renal|liver|heart) (?:failure|disease|impairment))\b/,
  // Pattern of a medicine in pregnancy, without a certain patient: "enalapril en embarazada", "ibuprofen during pregnancy".
  /\b(?:en|durante|in|during|while)(?: el| la| una| an?)?(?: mujer| paciente| senora| woman| patient| madre| mother)? (?:que lacta|embaraz\w*|lactancia|lactante|pregnan\w*|breast\w*)\b/,
  /\b(?:segur[oa]|safe)\b.{0,40}\b(?:embaraz\w*|lactan\w*|pregnan\w*|breast\w*)/,
  /\bdiagnostic(?:a|ame|ar|alo|ala)\b|\bdiagnose\b|\bque (?:enfermedad )?tiene\b.{0,30}\b(?:fiebre|tos|dolor)\b|\bque diagnostico\b|\bwhat is wrong\b/,
  /\b(?:should|shall|can) (?:i|we) (?:prescribe|give|treat|start|stop)\b|\bwhat (?:should|would|do|can) (?:i|you|we) (?:prescribe|give|use)\b|\b(?:debo|deberia|conviene|es seguro|is it safe|safe to)\b|\bpara que sirve\b|\bhow (?:do|should) (?:i|we) treat\b|\bcomo (?:trato|se trata|curo)\b/,
]

const RECORD = words(
  'alergi(?:as?|cos?|cas?)|allerg(?:y|ies|ic)|pesa|peso|weight|weighs|antecedentes|embarazada|pregnant|creatinina|creatinine|presion arterial|padecimientos|enfermedades de|(?:tel|cel|celular) del?|telefonos?|phones?|correo de|email of|direccion|address|curp|edad|cumpleanos|birthday',
)

/** Pattern of tasks that this product does not have, such as appointments, certificates and laboratory orders. */
const OUTSIDE =
  /\bagend(?:a|ar|ame|ale|emos)\b|\bcitas?\b|\bappointments?\b|\b(?:certificado|justificante|incapacidad|constancia|sick note|medical certificate|referral)\b|\b(?:orden(?:es)? de laboratorio|lab (?:order|work|results?))\b|\b(?:me|nos) faltan?\b|\bmi agenda\b|\bsala de espera\b|\b(?:my schedule|waiting room)\b/

const ACTS: readonly [IanRefusal, RegExp][] = [
  [
    'issue',
    words(
      `emite${PRONOUNS}|emitir${PRONOUNS}|emitas|firma(?:r|ndo)?${PRONOUNS}|firmes?|issue|sign|expide|expedir|surte|surtir|dispense`,
    ),
  ],
  [
    'send',
    words(
      `${asked('envi|mand|reenvi')}|send|resend|e?mail (?:it|the|this|that)|compartel?[aoe]?|compartir|share|whatsapp|notifica|avisale|llamale`,
    ),
  ],
  ['cancel', words(`${asked('cancel|anul|revoc|invalid|rechaz|paus')}|cancel|void|revoke|suspende(?:r|la)?`)],
  [
    'pay',
    words(
      `${asked('cobr|pag|reembols|factur|deposit')}|refund|charge|pay|bill (?:him|her|them|the|a)|transfiere|transferirle|devuelvele|devolverle|(?:liga|link) de (?:pago|cobro)|(?:confirma|marca|registra)r?(?: (?:el|la|como|que))*(?: (?:pago|cobro|transferencia|pagad[oa]s?|recibid[oa]s?))|(?:confirm|record) (?:the |a )?(?:payment|transfer)|paylink|mis (?:pagos|cobros)|my payments|me deben|owes? me`,
    ),
  ],
  [
    'settings',
    words(
      '(?:cambia|cambiar|cierra|cerrar|borra|elimina|change|close|delete|actualiza)(?:me)? (?:mi|la|my|the) (?:cuenta|contrasena|clave|password|account|cedula|firma|idioma|especialidad|licencia|license)',
    ),
  ],
  [
    'change',
    words(
      'borra(?:me|r|la|lo|las|los)?|elimina(?:me|r|la|lo)?|delete|remove|erase|cambia(?:me|r|le|la|lo)?|corrige(?:me)?|corregir|actualiza(?:r|le)?|modifica(?:r)?|edita(?:r|la)?|edit|update|change|fusiona(?:r)?|merge|agrega(?:r|le)?|anade(?:le)?|ponle|metele|sumale|registra(?:r|la)?|da(?:me|le|r|rlo|rla)? de alta|quita(?:r|le)?|add',
    ),
  ],
]

/**
 * Verb forms that order an action politely ("usted"), which the AI assistant refuses. Without accents they are also the past
 * tense: "cancele" is "cancelé" as well.
 */
const ORDER_FORMS: readonly [IanRefusal, string][] = [
  ['issue', 'emita|firme|expida|surta'],
  ['send', 'envie|mande|reenvie|comparta|notifique'],
  ['cancel', 'cancele|anule|revoque|invalide|rechace|suspenda'],
  ['pay', 'cobre|pague|reembolse|devuelva|deposite|transfiera|facture'],
  ['change', 'borre|elimine|cambie|corrija|modifique|actualice|agregue|quite'],
]

/**
 * Nouns of actions that the AI assistant refuses. After a verb such as "haz" or "procede" they are an order: "procede con la
 * cancelación".
 */
const ORDER_NOUNS: readonly [IanRefusal, string][] = [
  ['issue', 'emision|firma'],
  ['send', 'envio|reenvio'],
  ['cancel', 'cancelacion|anulacion'],
  ['pay', 'cobro|pago|reembolso|devolucion|transferencia|deposito|factura'],
]

/**
 * Patterns of polite orders. Their place in the question distinguishes them from the past tense: they are first in a sentence,
 * or follow "quiero que".
 */
const ORDERS: readonly [IanRefusal, RegExp][] = [
  ...ORDER_FORMS.map(([reason, forms]): [IanRefusal, RegExp] => [
    reason,
    new RegExp(
      `^\\W*(?:(?:por favor|porfa|porfavor|favor de|oiga|oye|ian|ya|ahora|si)\\W+)*(?:${forms})\\b|\\b(?:${forms})(?:l[aeo]s?|sel[ao]s?)\\b|\\b(?:que se|(?:quiero|necesito|pido|deseo) que(?: se| le| la| lo)?) (?:${forms})\\b`,
    ),
  ]),
  ...ORDER_NOUNS.map(([reason, nouns]): [IanRefusal, RegExp] => [
    reason,
    new RegExp(
      `\\b(?:proced[ae]|haz|haga|realiz[ae]|aplica|aplique|ejecut[ae]|continu[ae]|gener[ae]r?|crear?|cree|prepar[ae]r?|arm[ae]r?|hacer)(?:[lm]es?|nos)?(?: con)?(?: el| la| un| una| su)? (?:nuev[oa] )?(?:${nouns})\\b`,
    ),
  ]),
]

/**
 * Finds the reason for which the AI assistant refuses a question; null if it does not refuse the question. `text` is normalised.
 */
export function refusalIn(text: string): IanRefusal | null {
  if (INSTRUCTIONS.some((pattern) => pattern.test(text))) return 'instructions'
  if (OTHERS.test(text)) return 'others'
  const act = [...ACTS, ...ORDERS].find(([, pattern]) => pattern.test(text))
  if (act) return act[0]
  if (CLINICAL.some((pattern) => pattern.test(text))) return 'clinical'
  if (RECORD.test(text)) return 'record'
  if (CLAIMS.test(text)) return 'instructions'
  return OUTSIDE.test(text) ? 'outside' : null
}
