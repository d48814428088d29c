import type { PatientRecord, RecordSection } from '#contract/patients/patient-record.ts'
import { mexicoToday } from '#contract/values/mexico-day.ts'
import { formatDay } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.ts'
import { Clinical } from '../Clinical.tsx'
import { Tag } from '../Tag.tsx'
import { weeksOn } from './pregnancy-due.ts'
import { habitsWords, liverWords, vaccineWords } from './circumstance-words.ts'

/** The content of one section in words: what is known, that the patient has none, or that nobody has asked the patient. */
export function SectionWords({ section, record }: { section: RecordSection; record: PatientRecord }) {
  const texts = useTexts('record')
  if (record[section] === null) return <span className="text-ink-faint">{texts.notAsked}</span>
  switch (section) {
    case 'allergies':
      return <Allergies record={record} />
    case 'conditions':
      if (!record.conditions?.length) return texts.none.conditions
      return (
        <ul>
          {record.conditions.map(({ code, name }) => (
            <li key={code}>
              <Clinical>{name}</Clinical> <span className="text-ink-faint tabular-nums">{code}</span>
            </li>
          ))}
        </ul>
      )
    case 'medication':
      return <Medication record={record} />
    case 'vaccines':
      if (!record.vaccines?.length) return texts.none.vaccines
      return (
        <ul>
          {record.vaccines.map((one) => (
            <li key={one.key}>{vaccineWords(one, texts)}</li>
          ))}
        </ul>
      )
    case 'weight':
      return (
        <>
          <Measure value={record.weight?.kg} unit={texts.units.weight} on={record.weight?.on} />
          {!record.is_weight_current && <p className="text-sm text-warn-ink">{texts.oldWeight}</p>}
        </>
      )
    case 'height':
      return <Measure value={record.height?.cm} unit={texts.units.height} on={record.height?.on} />
    case 'creatinine':
      return (
        <>
          <Measure
            value={record.creatinine?.mg_dl}
            unit={texts.units.creatinine}
            on={record.creatinine?.on}
          />
          <p className={record.egfr === null ? 'text-sm text-warn-ink' : 'text-sm text-ink-soft'}>
            {record.egfr === null ? texts.egfrNeeds : texts.egfr(record.egfr)}
          </p>
        </>
      )
    case 'liver': {
      const words = liverWords(record, texts)
      return <Dated words={words} on={record.liver?.on} />
    }
    case 'habits': {
      const words = habitsWords(record, texts)
      return <Dated words={words} on={record.habits?.on} />
    }
    case 'reproduction':
      break
  }
  return <Reproduction record={record} />
}

function Measure(props: { value: number | undefined; unit: string; on: string | undefined }) {
  const texts = useTexts('record')
  if (props.value === undefined || props.on === undefined) return null
  return (
    <p>
      <span className="tabular-nums">{`${props.value} ${props.unit}`}</span>{' '}
      <span className="text-sm text-ink-faint">{texts.onDay(formatDay(props.on))}</span>
    </p>
  )
}

function Dated({ words, on }: { words: string; on: string | undefined }) {
  const texts = useTexts('record')
  if (on === undefined) return null
  return (
    <p>
      {words} <span className="text-sm text-ink-faint">{texts.onDay(formatDay(on))}</span>
    </p>
  )
}

function Allergies({ record: { allergies } }: { record: PatientRecord }) {
  const texts = useTexts('record')
  if (!allergies?.length) return texts.none.allergies
  return (
    <ul className="grid gap-1">
      {allergies.map(({ key, text, reaction, severity }) => (
        <li key={key || text}>
          <Tag tone="stop">{text}</Tag>{' '}
          {[severity === 'unknown' ? '' : texts.severities[severity], reaction].filter(Boolean).join(', ')}
          {key === '' && <span className="block text-sm text-warn-ink">{texts.wordsOnly}</span>}
        </li>
      ))}
    </ul>
  )
}

function Medication({ record: { medication } }: { record: PatientRecord }) {
  const texts = useTexts('record')
  if (!medication?.length) return texts.none.medication
  return (
    <ul className="grid gap-1">
      {medication.map(({ key, text, since, stopped_on: stopped }) => (
        <li key={key} className={stopped ? 'text-ink-faint' : undefined}>
          {text}{' '}
          <span className="text-sm text-ink-faint">
            {stopped ? texts.stopped(formatDay(stopped)) : since && texts.takenSince(formatDay(since))}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Reproduction({ record: { reproduction, trimester } }: { record: PatientRecord }) {
  const texts = useTexts('record')
  if (!reproduction) return null
  const { pregnant, due_on: due, lactating, on } = reproduction
  if (pregnant && trimester === null) return <p className="text-warn-ink">{texts.pregnancyOver}</p>
  const words = [
    trimester ? texts.pregnantIn[trimester] : texts.notPregnant,
    ...(pregnant && due ? [texts.weeksNow(weeksOn(due, mexicoToday()))] : []),
    ...(pregnant && due && due > mexicoToday() ? [texts.dueOn(formatDay(due))] : []),
    lactating ? texts.lactatingNow : texts.notLactating,
  ]
  return (
    <p>
      {words.join(', ')} <span className="text-sm text-ink-faint">{texts.onDay(formatDay(on))}</span>
    </p>
  )
}
