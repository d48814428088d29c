import type { Diagnosis } from '#contract/diagnoses.ts'
import type { Favourite } from '#contract/medications/favourites.ts'
import type { Drug } from '#contract/medications/medications.ts'
import type { Patient } from '#contract/patients/patients.ts'
import { api } from '../../lib/calls/api.ts'
import { diagnosisCalls, favouriteCalls, medicationCalls, patientCalls } from '../../lib/calls/endpoints.ts'
import { query, queryClient } from '../../lib/calls/query.ts'

/** A result of the command line, which the doctor can run. */
export type Command =
  | { kind: 'action'; action: CommandAction }
  | { kind: 'patient'; patient: Patient }
  | { kind: 'repeat'; patient: Patient }
  | { kind: 'record'; patient: Patient }
  | { kind: 'favourite'; favourite: Favourite }
  /** `corrected`: the spelling for which was searched instead of the typed one; null when the typed one was used. */
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
  'logout',
] as const
export type CommandAction = (typeof COMMAND_ACTIONS)[number]

/** Maximum number of results of each kind. */
const EACH = 4

export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether every word of the query is the beginning of a word of the text. */
export function matches(text: string, typed: string): boolean {
  const words = withoutAccents(text).split(/[^\p{L}\p{N}]+/u)
  return withoutAccents(typed)
    .split(/\s+/)
    .filter(Boolean)
    .every((part) => words.some((word) => word.startsWith(part)))
}

/** Results of one source, or none when it fails: a failing source must not hide the results of the others. */
const orNone = <T>(asked: Promise<T[]>): Promise<T[]> => asked.catch(() => [])

const known = (signal: AbortSignal): Promise<Favourite[]> => {
  if (signal.aborted) return Promise.resolve([])
  return queryClient
    .fetchQuery({ ...query(favouriteCalls.list, { query: { limit: 100 } }), staleTime: 60_000 })
    .then(({ results }) => results)
}

const people = (search: string, signal: AbortSignal): Promise<Patient[]> =>
  api(patientCalls.list, { query: { search, limit: EACH } }, { signal })

/** Commands for one patient. The patient's record is offered only when text was typed. */
const ofPatient =
  ({ canPrescribe, wasTyped }: { canPrescribe: boolean; wasTyped: boolean }) =>
  (patient: Patient): Command[] => [
    ...(canPrescribe ? [{ kind: 'patient', patient } as const] : []),
    ...(canPrescribe && patient.last_prescribed_at !== null ? [{ kind: 'repeat', patient } as const] : []),
    ...(wasTyped ? [{ kind: 'record', patient } as const] : []),
  ]

interface Asking {
  /** Name of an action, with other words by which it is found. */
  actionWords: (action: CommandAction) => string
  /** Whether the doctor may prescribe; commands that begin a prescription are left out otherwise. */
  canPrescribe: boolean
  /** Whether the brand has the assistant. */
  canAsk: boolean
}

/** Finds the commands that match the typed text; without text, the likeliest ones. */
export async function findCommands(
  typed: string,
  signal: AbortSignal,
  { actionWords, canPrescribe, canAsk }: Asking,
): Promise<Command[]> {
  const actions = COMMAND_ACTIONS.filter((action) => canPrescribe || action !== 'new')
    .filter((action) => action !== 'ian' || canAsk)
    .filter((action) => typed === '' || matches(actionWords(action), typed))
    .map((action): Command => ({ kind: 'action', action }))
  const wasTyped = typed.length >= 2
  const forPatient = ofPatient({ canPrescribe, wasTyped })
  if (!canPrescribe)
    return wasTyped ? [...actions, ...(await orNone(people(typed, signal))).flatMap(forPatient)] : actions
  const own = orNone(known(signal))
  if (!wasTyped) {
    const [patientsFound, kept] = await Promise.all([orNone(people(typed, signal)), own])
    const first = actions.filter((one) => one.kind === 'action' && one.action === 'new')
    const rest = actions.filter((one) => !first.includes(one))
    return [
      ...first,
      ...patientsFound.flatMap(forPatient),
      ...kept
        .filter(({ name }) => typed === '' || matches(name, typed))
        .slice(0, EACH)
        .map((favourite): Command => ({ kind: 'favourite', favourite })),
      ...rest,
    ]
  }
  const [patientsFound, kept, drugs, codes] = await Promise.all([
    orNone(people(typed, signal)),
    own,
    orNone(
      api(medicationCalls.search, { query: { search: typed, limit: EACH } }, { signal }).then(
        ({ results, corrected }) => results.map((drug): Command => ({ kind: 'drug', drug, corrected })),
      ),
    ),
    orNone(
      api(diagnosisCalls.search, { query: { search: typed, limit: EACH } }, { signal }).then(
        (a) => a.results,
      ),
    ),
  ])
  return [
    ...actions,
    ...patientsFound.flatMap(forPatient),
    ...kept
      .filter(({ name }) => matches(name, typed))
      .slice(0, EACH)
      .map((favourite): Command => ({ kind: 'favourite', favourite })),
    ...drugs,
    ...codes.map((diagnosis): Command => ({ kind: 'diagnosis', diagnosis })),
  ]
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
    case 'record':
      return `${command.kind} ${command.patient.uid}`
    case 'favourite':
      return `favourite ${command.favourite.id}`
    case 'drug':
      return `drug ${command.drug.uid} ${command.drug.brand ?? ''}`
    default:
      return `diagnosis ${command.diagnosis.code}`
  }
}
