import type { IanContext } from '#contract/ian/ian.ts'
import { aboutDraft } from './drafts/about-draft.ts'
import { aboutDrugs } from './about-drugs.ts'
import { aboutPast } from './about-past.ts'
import { askUnknownDrug } from './drafts/bare-order.ts'
import type { HelpTopic } from '../tools/help.ts'
import { helpTopic, isAboutDrafts, isAboutPayments } from './help-topic.ts'
import { type Intent, intentOf, intentWithoutCue, isOfJoinedDrugs } from './intent.ts'
import { meantDrugs } from './drugs.ts'
import { refusalBesideNames } from './refusals/beside-names.ts'
import { meantPatient, nameRuns } from './people.ts'
import type { Plan } from './plan.ts'
import { PLACE_OF_REFUSAL, type IanRefusal } from './refusals/refusals.ts'
import { withBegunNames } from './drafts/begun-names.ts'
import { asking, contextAbout, type Scene, type Understanding } from './scene.ts'
import { isTaken } from './drafts/taken.ts'
import { spelledOut } from './tokens.ts'
import { hasCue, type ReadQuestion, readQuestion, type ReadWord } from './words-of-question.ts'

const CONTINUES = /^\W*(?:y|e|and|what about|how about|tambien|also)\b/

/**
 * Understands a question in Spanish or English without a language model. The result is a tool call, a question back to the
 * doctor, a refusal, or the admission that nothing was understood.
 */
export async function understand(
  written: string,
  context: IanContext,
  understanding: Understanding,
): Promise<Plan> {
  const plan = await understoodPlan(written, context, understanding)
  // The AI assistant reads no payments, so a question about them is answered with the page that shows them.
  return plan.kind === 'unknown' && isAboutPayments(spelledOut(written)) ? help('payment', context) : plan
}

const help = (topic: HelpTopic, context: IanContext): Plan => ({
  kind: 'call',
  call: { tool: 'help', args: { topic } },
  patients: [],
  drugs: [],
  notes: [],
  context,
})

async function understoodPlan(
  written: string,
  context: IanContext,
  { records, names, words, today }: Understanding,
): Promise<Plan> {
  const text = spelledOut(written)
  const refusal = asRefusal(await refusalBesideNames(written, records), context)
  if (refusal === 'instructions' || refusal === 'others') return refuse(refusal, context)
  // An order to charge somebody is refused, not answered with help: the refusal names the page of payments too, and says that
  // nothing was charged.
  const topic = refusal === 'pay' ? null : helpTopic(text)
  if (topic !== null) return help(topic, context)
  const reading = { records, names, today }
  const continued = await readQuestion(written, { ...reading, before: context })
  const isFollow = CONTINUES.test(text) || isPeriodAlone(continued, context)
  const read = isFollow ? continued : await readQuestion(written, reading)
  const question = withBegunNames(read, names)
  const scene = { question, context, isFollow, records, words, today }
  if (refusal !== null) return refuseAbout(refusal, scene)
  if (isAboutDrafts(text)) return help('draft', context)
  const unclear = askUnknownDrug(scene, names)
  if (unclear) return unclear
  const intent = intentOf(question)
  if (intent !== null) return planOf(intent, scene)
  const only = intentWithoutCue(question)
  if (only !== null) return planOf(only, scene)
  const saysSomething = question.period ?? question.mentions[0] ?? nameRuns(question)[0]
  if (context.tool !== null && context.tool !== 'help' && saysSomething && scene.isFollow)
    return planOf(context.tool, { ...scene, isFollow: true })
  if (await isOfJoinedDrugs(question, records)) return planOf('check_interactions', scene)
  return bareWords(scene)
}

/** Whether a question names nothing but another period for the last question: "el mes anterior?", "in July". */
const isPeriodAlone = ({ period, words }: ReadQuestion, { tool }: IanContext): boolean =>
  period !== null &&
  (tool === 'past_prescriptions' || tool === 'read_figures') &&
  words.every(({ kind }) => kind === 'period' || kind === 'plain')

/** Corrects the reason of a refusal. A change that is requested right after a draft was prepared is a change of that draft. */
function asRefusal(refusal: IanRefusal | null, { tool }: IanContext): IanRefusal | null {
  return refusal === 'change' && tool === 'prepare_draft' ? 'draft' : refusal
}

function planOf(intent: Intent, scene: Scene): Plan | Promise<Plan> {
  switch (intent) {
    case 'past_prescriptions':
    case 'read_figures':
      return aboutPast(scene, intent)
    case 'check_interactions':
    case 'dose_limits':
      return aboutDrugs(scene, intent)
    case 'prepare_draft':
      return aboutDraft(scene)
    case 'find_patient':
      return aboutPatient(scene)
    case 'search_catalogue':
      return aboutCatalogue(scene)
    default:
      return aboutFavourites(scene)
  }
}

const nothingElse = { kind: 'call', patients: [], drugs: [], notes: [] } as const

async function aboutPatient({ question, records, ...scene }: Scene): Promise<Plan> {
  const all = nameRuns(question).flat()
  const known = all.filter(({ kind }) => kind === 'name')
  const text = (words: readonly ReadWord[]): string => words.map((word) => word.text).join(' ')
  // When "o" joins two names ("Ana o Luis"), either person may be meant.
  const isEither = nameRuns(question).length > 1 && / (?:o|u|or) /.test(question.text)
  if (all.length === 0 || isEither) return asking({ question, records, ...scene }, 'patient')
  const exact = await records.findPatients(text(all))
  const whole = exact.length > 0 ? exact : await records.similarPatients(all.map((word) => word.text))
  const isName = known.length > 0 || all.some(({ written }) => /^\p{Lu}/u.test(written))
  if (whole.length === 0 && !isName && !hasCue(question, 'patient'))
    return { kind: 'unknown', context: scene.context }
  // Words that occur in no patient's name are left out if others remain: "busca por favorcito a Lucía".
  const name = whole.length > 0 || known.length === 0 ? text(all) : text(known)
  const [only, ...more] = whole.length > 0 ? whole : await records.findPatients(name)
  const patient = only && more.length === 0 ? only.uid : ''
  return {
    ...nothingElse,
    call: { tool: 'find_patient', args: { name } },
    context: contextAbout({ tool: 'find_patient', patient }),
  }
}

async function aboutCatalogue(scene: Scene): Promise<Plan> {
  const { question, records } = scene
  const unknown = question.words.filter(({ kind }) => kind === 'unknown')
  // A word beside a drug's name narrows the search, as in "ibuprofeno suspensión".
  const meant = await meantDrugs(question, records, question.mentions.length > 0 ? [] : unknown)
  const kept = question.words.filter(
    ({ kind, text }) => ['drug', 'unknown', 'name'].includes(kind) || /^\d|^(?:mg|ml)$/.test(text),
  )
  const [corrected] = meant.names
  const said = kept.map((word) => word.text).join(' ')
  // In "amoxi con clavulánico", a word beside the corrected one narrows the search, if the words together find anything.
  const isWhole = meant.names.length === 1 && unknown.every((word) => meant.used.has(word))
  const isCorrected =
    question.mentions.length === 0 &&
    corrected !== undefined &&
    (isWhole || (await records.searchDrugs(said, 1)).results.length === 0)
  const search = isCorrected ? corrected : said
  if (search === '') return asking(scene, 'drug')
  return {
    ...nothingElse,
    call: { tool: 'search_catalogue', args: { search } },
    context: contextAbout({ tool: 'search_catalogue', drugs: meant.names }),
  }
}

function aboutFavourites({ question }: Scene): Plan {
  const kept = question.words.filter(({ kind }) => ['drug', 'unknown', 'name'].includes(kind))
  const search = kept.map((word) => word.text).join(' ')
  return {
    ...nothingElse,
    call: { tool: 'list_favourites', args: { search } },
    context: contextAbout({ tool: 'list_favourites' }),
  }
}

/**
 * Answers a question without a verb. The name of a drug is searched in the catalogue, and the name of a patient among the
 * patients.
 */
async function bareWords(scene: Scene): Promise<Plan> {
  const { question, records, context } = scene
  // A question that tells how something is taken is an order. An order that is not understood must not become a search.
  if (isTaken(question.text) && question.mentions.length === 0) return { kind: 'unknown', context }
  const runs = nameRuns(question)
  const others = question.words.filter(({ kind }) => kind === 'cue' || kind === 'plain')
  if (question.mentions.length > 0 && runs.length === 0) return aboutCatalogue(scene)
  if (question.mentions.length > 0 || runs.length !== 1 || others.length > 1)
    return { kind: 'unknown', context }
  const meant = await meantPatient(question, runs, { records, context, isStrict: false })
  return meant.kind === 'one' || meant.kind === 'several' ? aboutPatient(scene) : { kind: 'unknown', context }
}

const refuse = (refusal: IanRefusal, context: IanContext): Plan => {
  const place = PLACE_OF_REFUSAL[refusal]
  return { kind: 'refuse', refusal, place: place && { place, id: '' }, context }
}

/** Plans a refusal that names the page of the patient in the question. */
async function refuseAbout(refusal: IanRefusal, { question, records, context }: Scene): Promise<Plan> {
  const refused = refuse(refusal, context)
  if (refusal !== 'record') return refused
  const meant = await meantPatient(question, nameRuns(question), { records, context, isStrict: false })
  if (meant.kind !== 'one') return refused
  const { uid } = meant.patient
  return {
    kind: 'refuse',
    refusal,
    place: { place: 'patient', id: uid },
    context: contextAbout({ tool: 'find_patient', patient: uid }),
  }
}
