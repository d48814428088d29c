import type { Diagnosis } from '#contract/diagnoses.ts'
import type { Favourite } from '#contract/medications/favourites.ts'
import { isControlled } from '#contract/medications/is-controlled.ts'
import type { Drug } from '#contract/medications/medications.ts'
import type { Patient } from '#contract/patients/patients.ts'
import { api } from '../../lib/calls/api.ts'
import { diagnosisCalls, favouriteCalls, medicationCalls, patientCalls } from '../../lib/calls/endpoints.ts'
import { query, queryClient } from '../../lib/calls/query.ts'
import { isFreeOfStops, type MarksByDrug, markOf } from '../../lib/drafts/search-marks.ts'
import { personHit } from '../../ui/combobox/person-hit.ts'
import { isOwnLast, isVerbBegun, readVerb, type VerbWords } from './read-verb.ts'
import { matches } from './words.ts'

/** A result of the command palette, which the doctor can run. */
export type Command =
  | { kind: 'action'; action: CommandAction }
  | { kind: 'patient'; patient: Patient }
  | { kind: 'repeat'; patient: Patient }
  | { kind: 'correct'; patient: Patient }
  | { kind: 'record'; patient: Patient }
  /** Command that repeats or corrects the last prescription of the doctor, whoever the patient is. */
  | { kind: 'last'; act: 'repeat' | 'correct' }
  /** Command that adds a patient with this name to a prescription. */
  | { kind: 'add'; name: string }
  | { kind: 'favourite'; favourite: Favourite }
  /**
   * Command that adds a medicine. `corrected`: the spelling for which was searched instead of the typed one; null when the typed
   * one was used.
   */
  | { kind: 'drug'; drug: Drug; corrected: string | null }
  | { kind: 'diagnosis'; diagnosis: Diagnosis }

export const COMMAND_ACTIONS = [
  'new',
  'history',
  'drafts',
  'favourites',
  'patients',
  'medications',
  'ian',
  'home',
  'settings',
  'help',
  'shortcuts',
  'logout',
] as const
export type CommandAction = (typeof COMMAND_ACTIONS)[number]

/** Maximum number of results of each kind, such as patients or medicines. */
const EACH = 4

/** Results of one source, or none when it fails: a failing source must not hide the results of the others. */
const orNone = <T>(asked: Promise<T[]>): Promise<T[]> => asked.catch(() => [])

const keptFavourites = (signal: AbortSignal): Promise<Favourite[]> => {
  if (signal.aborted) return Promise.resolve([])
  return queryClient
    .fetchQuery({ ...query(favouriteCalls.list, { query: { limit: 100 } }), staleTime: 60_000 })
    .then(({ results }) => results)
}

const people = (search: string, signal: AbortSignal): Promise<Patient[]> =>
  api(patientCalls.list, { query: { search, limit: EACH } }, { signal })

/** Whether the typed text can be the name of a person: letters only, at least three. */
const isName = (typed: string): boolean => /^\p{L}[\p{L}\p{M}'’. -]{2,}$/u.test(typed)

/** Commands for one patient. The command that opens the patient's record is offered only when text was typed. */
const ofPatient =
  ({ canWrite, wasTyped }: { canWrite: boolean; wasTyped: boolean }) =>
  (patient: Patient): Command[] => [
    ...(canWrite ? [{ kind: 'patient', patient } as const] : []),
    ...(canWrite && patient.last_prescribed_at !== null ? [{ kind: 'repeat', patient } as const] : []),
    ...(wasTyped ? [{ kind: 'record', patient } as const] : []),
  ]

interface Asking {
  /** Name of an action, with other words by which it is found. */
  actionWords: (action: CommandAction) => string
  /** Words by which the command palette recognises each verb, and the doctor's last prescription. */
  verbs: VerbWords
  /** Whether the doctor may write prescriptions, for practice too; commands that begin one are left out otherwise. */
  canWrite: boolean
  /** Whether the doctor may issue prescriptions, and therefore correct issued ones. */
  canIssue: boolean
  /** Whether the brand has the chat assistant (ian). */
  canAsk: boolean
}

/** Finds the commands that match the typed text; without text, the likeliest ones. */
export async function findCommands(typed: string, signal: AbortSignal, asking: Asking): Promise<Command[]> {
  const [verbal, plain] = await Promise.all([
    commandsOfVerb(typed, signal, asking),
    commandsOfWords(typed, signal, asking),
  ])
  return isVerbBegun(typed, asking.verbs) ? joinedAfter(plain, verbal) : joined(verbal, plain)
}

/**
 * Puts the commands of a verb that is not typed to its end after the commands that its letters find: "rep" may begin
 * "Repaglinida" as well as "repetir". The letters are not offered as the name of a new patient, because a name has more letters.
 */
export function joinedAfter(plain: readonly Command[], verbal: readonly Command[]): Command[] {
  return verbal.length === 0 ? [...plain] : [...plain.filter(({ kind }) => kind !== 'add'), ...verbal]
}

/**
 * Puts the commands of a verb before the commands that the words of the same line find, each command once. Where
 * the verb has found a prescription or a patient, the line is not offered as the name of a new patient.
 */
export function joined(verbal: readonly Command[], plain: readonly Command[]): Command[] {
  const known = new Set(verbal.map(commandKey))
  if (verbal.length > 0) known.add(commandKey({ kind: 'add', name: '' }))
  return [...verbal, ...plain.filter((command) => !known.has(commandKey(command)))]
}

/**
 * Commands of a line such as "rep ram": a verb, and the name of a patient or "última". A verb alone means the doctor's last
 * prescription.
 */
async function commandsOfVerb(typed: string, signal: AbortSignal, asking: Asking): Promise<Command[]> {
  const read = readVerb(typed, asking.verbs)
  if (!read) return []
  const { verb, name } = read
  const isAllowed = verb === 'record' || (verb === 'correct' ? asking.canIssue : asking.canWrite)
  if (!isAllowed) return []
  const last: Command[] =
    (verb === 'repeat' || verb === 'correct') && isOwnLast(name, asking.verbs)
      ? [{ kind: 'last', act: verb }]
      : []
  if (name === '') return last
  const found = await orNone(people(name, signal))
  const kind = verb === 'new' ? 'patient' : verb
  const forThem = found
    .filter(({ last_prescribed_at: at }) => verb === 'new' || verb === 'record' || at !== null)
    .map((patient): Command => ({ kind, patient }))
  return [...last, ...forThem]
}

async function commandsOfWords(
  typed: string,
  signal: AbortSignal,
  { actionWords, canWrite, canAsk }: Asking,
): Promise<Command[]> {
  const actions = COMMAND_ACTIONS.filter((action) => canWrite || action !== 'new')
    .filter((action) => action !== 'ian' || canAsk)
    .filter((action) => typed === '' || matches(actionWords(action), typed))
    .map((action): Command => ({ kind: 'action', action }))
  const wasTyped = typed.length >= 2
  const forPatient = ofPatient({ canWrite, wasTyped })
  if (!canWrite)
    return wasTyped ? [...actions, ...(await orNone(people(typed, signal))).flatMap(forPatient)] : actions
  const own = orNone(keptFavourites(signal))
  const favouritesOf = (kept: readonly Favourite[]) =>
    kept
      .filter(({ name }) => typed === '' || matches(name, typed))
      .slice(0, EACH)
      .map((favourite): Command => ({ kind: 'favourite', favourite }))
  if (!wasTyped) {
    const [patientsFound, kept] = await Promise.all([orNone(people(typed, signal)), own])
    const first = actions.filter((one) => one.kind === 'action' && one.action === 'new')
    const rest = actions.filter((one) => !first.includes(one))
    return [...first, ...patientsFound.flatMap(forPatient), ...favouritesOf(kept), ...rest]
  }
  const [patientsFound, kept, drugs, codes] = await Promise.all([
    // `patientsFound` is undefined when the search failed: it is then unknown whether the patient exists.
    people(typed, signal).catch(() => undefined),
    own,
    orNone(drugsOf(typed, signal)),
    orNone(diagnosesOf(typed, signal)),
  ])
  const isNobody = patientsFound?.length === 0 && isName(typed)
  return [
    ...actions,
    ...(patientsFound ?? []).flatMap(forPatient),
    ...favouritesOf(kept),
    ...drugs,
    ...codes,
    ...(isNobody ? [{ kind: 'add', name: typed } as const] : []),
  ]
}

const drugsOf = async (search: string, signal: AbortSignal): Promise<Command[]> => {
  const { results, corrected } = await api(
    medicationCalls.search,
    { query: { search, limit: EACH } },
    { signal },
  )
  return results.map((drug): Command => ({ kind: 'drug', drug, corrected }))
}

const diagnosesOf = async (search: string, signal: AbortSignal): Promise<Command[]> => {
  const { results } = await api(diagnosisCalls.search, { query: { search, limit: EACH } }, { signal })
  return results.map((diagnosis): Command => ({ kind: 'diagnosis', diagnosis }))
}

/**
 * Contraindications and other marks of medicines for the patient of the open draft; `marks` is undefined while the marks are not
 * known.
 */
export interface OpenDraft {
  marks: MarksByDrug | undefined
}

/** The commands in their order, but with the medicines that are contraindicated in the open draft after the others. */
export function contraindicatedAfter(options: readonly Command[], marks: MarksByDrug): Command[] {
  const stops = (option: Command) => option.kind === 'drug' && markOf(marks, option.drug)?.stops === true
  const drugs = options.filter(({ kind }) => kind === 'drug')
  const ordered = [...drugs.filter((option) => !stops(option)), ...drugs.filter(stops)].values()
  return options.map((option) => (option.kind === 'drug' ? (ordered.next().value ?? option) : option))
}

/**
 * The first command, which is highlighted without a key and which Enter runs. Undefined where this command is a medicine that
 * the composer's search would not highlight either, or where two patients of its patient's name were found: the doctor then
 * chooses with the arrow keys.
 * @param open undefined where no draft with a patient is open
 */
export function litByItself(options: readonly Command[], open?: OpenDraft): Command | undefined {
  const first = options[0]
  if (first?.kind === 'drug') {
    const drugs = options.flatMap((option) => (option.kind === 'drug' ? [option.drug] : []))
    if (first.drug.look_alike || (first.drug.begun && !first.drug.usual)) return undefined
    if (open && !(open.marks && isFreeOfStops(drugs, open.marks))) return undefined
  }
  if (first && 'patient' in first) {
    const people = options.flatMap((option) => ('patient' in option ? [option.patient] : []))
    const known = [...new Map(people.map((patient) => [patient.uid, patient])).values()]
    if (!personHit.isSafe(first.patient, known)) return undefined
  }
  return first
}

/**
 * The command that runs where Enter was pressed before the results arrived: the first one, unless another command of its kind was
 * found as well. The doctor had not seen the results, so that a guess could open the prescription of another patient. A medicine
 * that has a safety mark, is unavailable, is controlled, or was found by a corrected spelling is never chosen in this way.
 */
export function earlyChoice(
  options: readonly Command[],
  typed: string,
  open?: OpenDraft,
): Command | undefined {
  const first = litByItself(options, open)
  if (!first || first.kind === 'add') return undefined
  if (typed === '') return first.kind === 'action' ? first : undefined
  if (options.filter(({ kind }) => kind === first.kind).length > 1) return undefined
  if (first.kind === 'action' && options.some(({ kind }) => kind === 'patient' || kind === 'record'))
    return undefined
  if (first.kind !== 'drug') return first
  const { drug, corrected } = first
  const isMarked = open?.marks !== undefined && markOf(open.marks, drug) !== undefined
  return corrected !== null || isMarked || drug.unavailable || isControlled(drug.fraction) ? undefined : first
}

/**
 * Key of a command: equal for the same command. The brand is part of a drug's key, because two drugs may differ in
 * it alone.
 */
export function commandKey(command: Command): string {
  switch (command.kind) {
    case 'action':
      return command.action
    case 'patient':
    case 'repeat':
    case 'correct':
    case 'record':
      return `${command.kind} ${command.patient.uid}`
    case 'last':
      return `last ${command.act}`
    case 'add':
      return 'add'
    case 'favourite':
      return `favourite ${command.favourite.id}`
    case 'drug':
      return `drug ${command.drug.uid} ${command.drug.brand ?? ''}`
    default:
      return `diagnosis ${command.diagnosis.code}`
  }
}
