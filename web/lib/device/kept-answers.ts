import type { PageOf } from '#contract/schemas/page.ts'
import type { Patient } from '#contract/patients/patients.ts'
import type { Picture } from '#contract/profile/picture.ts'
import type { Profile } from '#contract/profile/profile.ts'
import { dayIn } from '#contract/values/mexico-day.ts'
import { normalize } from '#contract/values/normalize.ts'
import { bytesIn } from '../bytes-in.ts'
import { forgetKeys, seal, type Sealed, unseal } from './seal.ts'
import { inStore } from './stores.ts'

/*
 * Answers of the server that the product shows without a network, encrypted on this device (decision 052). All answers for a
 * doctor are one encrypted row, so that not even the addresses of the calls can be read.
 */
const ANSWERS = { database: 'device-answers', store: 'answers' }
const PROFILE = 'GET /api/v2/profile/'
const PICTURE = 'GET /api/v2/picture/:id/'
const PATIENTS = 'GET /api/v2/patient/'
const PATIENT_PAGE = 'GET /api/v2/patients/'
const PATIENT = 'GET /api/v2/patient/:uid/'

/**
 * Calls whose answers are stored on the device, with the number of days for which an answer is shown. An answer that names a
 * patient is shown only on the day on which this browser got it.
 */
export const DAYS_SHOWN: Readonly<Record<string, 1 | 7>> = {
  [PROFILE]: 7,
  'GET /api/v2/locations/': 7,
  // Calls whose answers define the layout of a workplace's printed sheets.
  'GET /api/v2/hospital/:id/': 7,
  'GET /api/v2/hospital/:id/paper/': 7,
  // Call for the logos in the head of the sheet, and for the doctor's drawn signature.
  [PICTURE]: 7,
  'GET /api/v2/favourite/': 7,
  // Call for the version of the catalogue in force. The browser's cache has the parts of the catalogue.
  'GET /api/v2/drugs/shelf/': 7,
  // Lists of the settings: the workplaces, and the public directory of pharmacies.
  'GET /api/v2/hospital/': 7,
  'GET /api/v2/pharmacies/': 7,
  [PATIENTS]: 1,
  [PATIENT_PAGE]: 1,
  [PATIENT]: 1,
  'GET /api/v2/patient/:uid/record/': 1,
  'GET /api/v2/rx-endpoint/': 1,
  'GET /api/v2/rx-endpoint/:signature': 1,
  'GET /api/v2/rx/timeline/:signature/': 1,
  'GET /api/v2/rx/sheet-look/:signature/': 1,
  'GET /api/v2/drafts/': 1,
  'GET /api/v2/dashboard/': 1,
  // Counts without patients, which change with each prescription.
  'GET /api/v2/figures/month/:month/': 1,
  'GET /api/v2/figures/year/:year/': 1,
}
const DAY_MS = 24 * 60 * 60 * 1000
/**
 * Limits of the answers that are stored for a doctor: their number, and the characters of their JSON. The oldest answers are
 * deleted first.
 */
const ANSWERS_AT_MOST = 150
const CHARACTERS_AT_MOST = 3_000_000

/** An answer, with the call that it answers, and the time `at` which it arrived, ms since the epoch. */
export interface AnsweredCall {
  name: string
  call: unknown
  answer: unknown
  at: number
}
interface Row {
  doctorId: number
  sealed: Sealed
}

const keyName = (doctorId: number): string => `${doctorId} answers`
const isSame = (a: Pick<AnsweredCall, 'name' | 'call'>, b: Pick<AnsweredCall, 'name' | 'call'>): boolean =>
  a.name === b.name && JSON.stringify(a.call) === JSON.stringify(b.call)

/**
 * Whether a stored answer is recent enough to be shown. An answer that is shown on one day only is valid until midnight in the
 * time zone of the doctor, whose profile is among the stored answers.
 */
function isShown({ name, at }: AnsweredCall, _index: number, answers: readonly AnsweredCall[]): boolean {
  const days = DAYS_SHOWN[name] ?? 0
  const age = Date.now() - at
  const zone = profileIn(answers)?.time_zone
  return days === 1 ? dayIn(zone, new Date(at)) === dayIn(zone, new Date()) : age >= 0 && age < days * DAY_MS
}

/**
 * Runs work under a lock of all tabs, so that no tab changes the stored answers between the reading and the writing of another
 * tab.
 */
const alone = (work: () => Promise<void>): Promise<void> => navigator.locks.request(ANSWERS.database, work)

const rows = (): Promise<Row[]> =>
  inStore<Row[]>(ANSWERS, 'readonly', (store) => store.getAll(null)).catch(() => [])

async function read(row: Row | undefined): Promise<AnsweredCall[]> {
  const kept = row && (await unseal(keyName(row.doctorId), row.sealed))
  // Only this module writes the rows, so their content has the type of a stored answer.
  return Array.isArray(kept) ? (kept as AnsweredCall[]).filter(isShown) : []
}

const profileIn = (answers: readonly AnsweredCall[]): Profile | undefined => {
  const profile = answers.find(({ name }) => name === PROFILE)?.answer as PageOf<Profile> | undefined
  return profile?.results[0]
}

/**
 * Stores answers of the doctor who is logged in. The doctor's id is taken from the profile among the answers. Answers of another
 * doctor on this device are deleted.
 */
export const storeAnswers = (fresh: readonly AnsweredCall[]): Promise<void> => alone(() => store(fresh))

async function store(fresh: readonly AnsweredCall[]): Promise<void> {
  const wanted = fresh.filter(({ name }) => name in DAYS_SHOWN)
  if (wanted.length === 0) return
  const there = await rows()
  const doctorId = profileIn(wanted)?.id ?? there[0]?.doctorId
  if (doctorId === undefined) return
  if (there.some((row) => row.doctorId !== doctorId)) await forget()
  const own = await read(there.find((row) => row.doctorId === doctorId))
  const kept = [
    ...wanted.map(packed).toReversed(),
    ...own.filter((old) => !wanted.some((one) => isSame(one, old))),
  ]
  const sealed = await seal(keyName(doctorId), withinLimits(kept))
  await inStore(ANSWERS, 'readwrite', (to) => to.put({ doctorId, sealed } satisfies Row, doctorId))
}

/** The profile, without which no page opens, and the newest other answers that fit into the limits. */
function withinLimits(answers: readonly AnsweredCall[]): AnsweredCall[] {
  let characters = 0
  const isProfile = (one: AnsweredCall): number => Number(one.name === PROFILE)
  const inOrder = answers.toSorted((a, b) => isProfile(b) - isProfile(a) || b.at - a.at)
  return inOrder.slice(0, ANSWERS_AT_MOST).filter((one) => {
    characters += JSON.stringify(one.answer).length
    return one.name === PROFILE || characters < CHARACTERS_AT_MOST
  })
}

/** An answer as it is stored: JSON has no bytes, so those of a picture are stored in base64. */
function packed(one: AnsweredCall): AnsweredCall {
  if (one.name !== PICTURE) return one
  const { type, bytes } = one.answer as Picture
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return { ...one, answer: { type, base64 } }
}

function unpacked({ type, base64 }: Pick<Picture, 'type'> & { base64: string }): Picture {
  return { type, bytes: bytesIn(base64) }
}

/**
 * The stored answer to a call; undefined when none is recent enough to be shown. A search for patients that finds nobody on this
 * device has no stored answer, because the server may know the patient.
 */
export async function keptAnswer(name: string, call: unknown): Promise<unknown> {
  const [row] = await rows()
  const kept = await read(row)
  if (name === PATIENTS) return patientsIn(kept, call)
  const found = kept.find((one) => isSame(one, { name, call }))
  if (found === undefined) return undefined
  // The stored answer of a picture has the form that `packed` writes.
  return name === PICTURE ? unpacked(found.answer as Parameters<typeof unpacked>[0]) : found.answer
}

/**
 * Patients that a search finds in the answers stored today: those of the stored answer to the same search; without such an
 * answer, all patients whose names contain all words of the search. Undefined when a search for a name finds nobody.
 */
function patientsIn(kept: readonly AnsweredCall[], call: unknown): Patient[] | undefined {
  const { search = '', limit = 0 } =
    (call as { query?: { search?: string; limit?: number } } | undefined)?.query ?? {}
  const stored = kept.find((one) => isSame(one, { name: PATIENTS, call }))
  const found = stored
    ? (stored.answer as Patient[])
    : patientsNamed(search, kept).slice(0, limit || undefined)
  return found.length > 0 || (stored && search === '') ? found : undefined
}

function patientsNamed(search: string, kept: readonly AnsweredCall[]): Patient[] {
  const shown = kept.flatMap(({ name, answer }) => {
    if (name === PATIENTS) return answer as Patient[]
    if (name === PATIENT_PAGE) return (answer as PageOf<Patient>).results
    return name === PATIENT ? [answer as Patient] : []
  })
  const words = normalize(search).split(' ').filter(Boolean)
  return [...new Map(shown.map((patient) => [patient.uid, patient])).values()].filter(({ name }) =>
    words.every((word) => normalize(name).includes(word)),
  )
}

/** Deletes all stored answers and their keys: at a logout, and when another doctor logs in. */
export const forgetAnswers = (): Promise<void> => alone(forget)

async function forget(): Promise<void> {
  for (const { doctorId } of await rows())
    await inStore(ANSWERS, 'readwrite', (store) => store.delete(doctorId)).catch(() => undefined)
  await forgetKeys((name) => name.endsWith(' answers'))
}
