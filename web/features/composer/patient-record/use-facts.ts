import { useQuery } from '@tanstack/react-query'
import { intlLocale } from '#locales/locale.ts'
import type { PatientRecord, RecordSection } from '#contract/patients/patient-record.ts'
import type { Patient } from '#contract/patients/patients.ts'
import { mexicoToday } from '#contract/values/mexico-day.ts'
import { patientRecordCalls, safetyCalls } from '../../../lib/calls/endpoints.ts'
import { query } from '../../../lib/calls/query.ts'
import { formatDay } from '../../../lib/format.ts'
import { useStore } from '../../../lib/store.ts'
import { language, useTexts } from '../../../lib/texts.ts'
import type { TagTone } from '../../../ui/Tag.tsx'
import { useIsLate } from '../../../ui/states/use-is-late.ts'
import { nearDay } from './near-day.ts'

/** An unfinished treatment from one of the doctor's own prescriptions. */
export interface Course {
  text: string
  signature: string
  until: string | null
}

/** What a press on a fact opens: a section of the record, or the list of running treatments. */
export type FactTarget = RecordSection | 'running'

/** A fact of the patient that matters for a prescription. */
export interface Fact {
  key: string
  tone: TagTone
  text: string
  /** Shorter text of the fact, for a place where all facts stand on one line. */
  short?: string
  opens: FactTarget
  /** Names of medicines and allergens within the text of the fact. */
  names?: readonly string[]
}

/**
 * Maximum number of running treatments that the line under the patient's name mentions by name; the line gives only the number of
 * any others.
 */
const NAMED = 2

/** Part of the record that is unknown because it could not be read; undefined when all was read. */
export type Unread = 'record' | 'running' | undefined

interface KnownFacts {
  facts: Fact[]
  courses: readonly Course[]
  unread: Unread
  /** Reads the unread parts of the record again. */
  retry: () => void
}

/**
 * The facts about a patient, allergies first. The list stays empty until all facts were read or some could not be read, so that
 * it grows only once.
 */
export function useFacts({ uid }: Patient): KnownFacts {
  const texts = useTexts('record')
  const locale = intlLocale[useStore(language)]
  const record = useQuery(query(patientRecordCalls.get, { params: { uid } }))
  const running = useQuery(query(safetyCalls.running, { params: { uid } }))
  const courses = running.data?.results ?? []
  const isRecordLate = useIsLate(!record.data)
  const areCoursesLate = useIsLate(!running.data)
  const unread = isUnread(record, isRecordLate)
    ? 'record'
    : isUnread(running, areCoursesLate)
      ? 'running'
      : undefined
  const isComplete = record.data && running.data
  const facts =
    isComplete || unread
      ? [...(record.data ? recorded(record.data, texts) : []), ...runningFact(courses, texts.strip, locale)]
      : []
  const retry = () => {
    if (!record.data) void record.refetch()
    if (!running.data) void running.refetch()
  }
  return { facts, courses, unread, retry }
}

/**
 * Whether a part of the record counts as not read. A part whose query failed is not read while the query is repeated, so
 * that unknown data are never left out silently.
 */
const isUnread = (
  { data, errorUpdateCount }: { data: unknown; errorUpdateCount: number },
  isLate: boolean,
): boolean => data === undefined && (errorUpdateCount > 0 || isLate)

type Texts = ReturnType<typeof useTexts<'record'>>

function recorded(record: PatientRecord, texts: Texts): Fact[] {
  const { allergies, weight, trimester, egfr, reproduction, medication } = record
  const { strip } = texts
  const taken = medication?.filter((one) => one.stopped_on === null).length ?? 0
  const fact = (opens: RecordSection, tone: TagTone, text: string): Fact => ({
    key: opens,
    opens,
    tone,
    text,
  })
  return [
    ...(allergies === null ? [fact('allergies', 'warn', strip.askAllergies)] : []),
    ...(allergies?.length === 0 ? [fact('allergies', 'ok', texts.none.allergies)] : []),
    ...(allergies ?? []).map(({ key, text }) => ({
      ...fact('allergies', 'stop', strip.allergy(text)),
      key: `allergy ${key || text}`,
      names: [text],
    })),
    ...(trimester === null ? [] : [fact('reproduction', 'warn', texts.pregnantIn[trimester])]),
    ...(reproduction && !reproduction.pregnant
      ? [fact('reproduction', 'plain', strip.notPregnant(formatDay(reproduction.on)))]
      : []),
    ...(reproduction?.lactating
      ? [{ ...fact('reproduction', 'warn', strip.lactating), key: 'lactation' }]
      : []),
    ...(egfr !== null && egfr < 60 ? [fact('creatinine', 'warn', texts.egfr(egfr))] : []),
    weight === null
      ? { ...fact('weight', 'outline', strip.askWeight), short: strip.noWeight }
      : record.is_weight_current
        ? fact('weight', 'plain', `${weight.kg} kg`)
        : fact('weight', 'warn', strip.oldWeight(weight.kg)),
    ...(taken > 0 ? [fact('medication', 'plain', strip.takes(taken))] : []),
  ]
}

/** All running treatments as one fact, so that the page is not longer for a patient with many of them. */
function runningFact(courses: readonly Course[], strip: Texts['strip'], locale: string): Fact[] {
  const [first, ...others] = courses
  if (!first) return []
  const named = courses.slice(0, NAMED).map(({ text }) => text)
  const more = courses.length - named.length
  const names = new Intl.ListFormat(locale).format(more > 0 ? [...named, strip.more(more)] : named)
  const until = others.length === 0 ? first.until : null
  const text = strip.running(until ? strip.runningUntil(names, nearDay(until, mexicoToday(), locale)) : names)
  return [{ key: 'running', opens: 'running', tone: 'plain', text, short: strip.taking(names), names: named }]
}
