import type { HelpTopic } from '../tools/help.ts'

/** Patterns of the words by which each help topic is recognised. More specific topics come first. */
const TOPICS: readonly [HelpTopic, RegExp][] = [
  ['password', /\b(?:contrasenas?|password|segundo factor|second factor|passkey)\b/],
  ['signature', /\b(?:mi|la|my) (?:firma|signature)\b/],
  ['licence', /\b(?:cedula|especialidad|licence|license|specialty|speciality)\b/],
  ['close', /\b(?:cerrar|cierro|close)\b.{0,12}\b(?:cuenta|account)\b/],
  ['keys', /\b(?:llaves?|keys?)\b/],
  ['language', /\b(?:idioma|ingles|espanol|language|english|spanish|oscuro|dark)\b/],
  ['workplace', /\b(?:hospital\w*|consultorio\w*|clinicas?|clinics?|sitios?|workplaces?)\b/],
  ['pharmacy', /\b(?:farmacias?|pharmac\w+)\b/],
  ['payment', /\b(?:cobr\w*|pag(?:os?|ar\w*|uen)|paylinks?|payments?|charges?|clabe)\b/],
  ['cancel', /\b(?:cancel\w*|anul\w*)\b/],
  ['print', /\b(?:imprim\w*|print\w*|pdf|descarg\w*|download\w*)\b/],
  ['send', /\b(?:envi\w*|reenvi\w*|mand\w*|send|resend)\b/],
  ['favourite', /\b(?:favorit\w*|favourit\w*|plantillas?|templates?)\b/],
  ['interactions', /\b(?:interacc?\w*|interact\w*)\b/],
  ['issue', /\b(?:emit\w*|issue|firm\w*|sign|receta nueva|nueva receta|new prescription|hago una receta)\b/],
  ['patient', /\b(?:pacientes?|patients?)\b/],
  ['medication', /\b(?:medicament\w*|catalogo|catalogue|precios?|prices?|medications?)\b/],
  ['contact', /\b(?:soporte|support|contact\w*|ayuda humana)\b/],
]

/** Pattern of questions that ask how or where to do something, or say that something does not work. */
const ASKS_HOW =
  /\b(?:como(?! pacientes?\b)|donde|how(?! (?:many|much|often)\b)|where)\b|\bno me (?:deja|sale|permite)\b|\bno (?:funciona|jala|sirve)\b|\bno puedo (?:imprimir|enviar|mandar|entrar|emitir|firmar|cancelar|descargar)\b/
const ASKS_ABLE =
  /\b(?:que (?:puedes|sabes|haces)|what can you|what do you do|para que sirves|ayuda|help|que eres|who are you|quien eres)\b/
const GREETS =
  /^\W*(?:hola|buen(?:os|as)? (?:dias|tardes|noches)|(?:muchas |mil )?gracias|hello|hi|hey|thanks|thank you)(?:\W+(?:eso (?:era|es|seria) todo|ian|doctor|muy amable|que tal|como estas|that is all|that's all))*\W*$/

/** Pattern of questions about existing drafts: "¿tengo borrador de Juan?", "open my drafts". */
const ABOUT_DRAFTS =
  /\b(?:tengo|hay|mis?|ver|veo|abre(?:me)?|abrir|muestra|muestrame|cuantos|quedo|quedaron|my|any|show|open)\b.{0,20}\b(?:borrador(?:es)?|drafts?)\b/

/** Whether a question asks about existing drafts. `text` is normalised. */
export const isAboutDrafts = (text: string): boolean => ABOUT_DRAFTS.test(text)

/** Pattern of words of a question about payments: "ya pagó Rosa?", "cuánto he cobrado". */
const ABOUT_PAYMENTS =
  /\b(?:cobr[oae]\w*|pag(?:o|os|ue|aron|ad[oa]s?)|transferencias?|depositos?|adeudos?|deudas?|deben?|paylinks?|payments?|paid|invoices?|facturas?|clabe)\b/

/** Whether a question is about payments, if nothing else in it was understood. `text` is normalised. */
export const isAboutPayments = (text: string): boolean => ABOUT_PAYMENTS.test(text)

/** Finds the topic about which a question asks for help; null when it asks for none. `text` is normalised. */
export function helpTopic(text: string): HelpTopic | null {
  if (GREETS.test(text)) return 'able'
  if (ASKS_HOW.test(text)) return TOPICS.find(([, pattern]) => pattern.test(text))?.[0] ?? null
  return ASKS_ABLE.test(text) ? 'able' : null
}
