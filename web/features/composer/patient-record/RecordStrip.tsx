import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChevronDown, ChevronUp } from 'lucide-react'
import type { PatientRecord, RecordSection } from '#contract/patients/patient-record.ts'
import type { Patient } from '#contract/patients/patients.ts'
import { patientRecordCalls, safetyCalls } from '../../../lib/calls/endpoints.ts'
import { query } from '../../../lib/calls/query.ts'
import { formatDay } from '../../../lib/format.ts'
import { recordChanged } from '../../../lib/drafts/record-changes.ts'
import { useStore } from '../../../lib/store.ts'
import { useTexts } from '../../../lib/texts.ts'
import { unsaved } from '../../../lib/drafts/unsaved.ts'
import { linkTo } from '../../../paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Link } from '../../../ui/Link.tsx'
import { RecordPanel } from '../../../ui/patient-record/RecordPanel.tsx'
import { Tag, tagStyle, type TagTone } from '../../../ui/Tag.tsx'
import { RECORD_ID, recordOpen } from './record-open.ts'

type Running = { text: string; signature: string; until: string | null }

interface Chip {
  key: string
  tone: TagTone
  text: string
  /** Section of the record that the fact belongs to; absent for what our own prescriptions say. */
  section?: RecordSection
}

/**
 * The facts of the patient that matter for a prescription, and the record in place to fill what is missing.
 */
export function RecordStrip({ patient }: { patient: Patient }) {
  const { strip: texts } = useTexts('record')
  const { uid, name, date_of_birth: birth, gender } = patient
  const isOpen = useStore(recordOpen) === uid
  const [wanted, setWanted] = useState<{ section: RecordSection }>()
  const { data } = useQuery(query(patientRecordCalls.get, { params: { uid } }))
  const { data: running, isPending } = useQuery(query(safetyCalls.running, { params: { uid } }))
  // The chips appear together, so that the list grows once.
  const chips = useChips(isPending ? undefined : data, running?.results ?? [])
  const toggle = () => {
    const panel = document.getElementById(RECORD_ID)
    const left = unsaved.get().map((id) => document.getElementById(id))
    const inside = left.find((form) => panel?.contains(form))
    // Closing would lose a form that is not saved: the focus goes to that form instead.
    if (inside) inside.focus()
    else recordOpen.set(isOpen ? '' : uid)
    setWanted(undefined)
  }
  const openAt = (section: RecordSection) => {
    setWanted({ section })
    recordOpen.set(uid)
  }
  const Arrow = isOpen ? ChevronUp : ChevronDown
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <ul aria-label={texts.label} className="flex min-w-0 flex-[1_1_16rem] flex-wrap gap-1.5 py-2">
          {chips.map(({ key, tone, text, section }) => (
            <li key={key} className="max-w-full [&>*]:whitespace-normal">
              {section ? (
                <button
                  type="button"
                  className={classNames(tagStyle(tone), 'cursor-pointer text-left hover:underline')}
                  onClick={() => openAt(section)}
                >
                  {text}
                </button>
              ) : (
                <Tag tone={tone}>{text}</Tag>
              )}
            </li>
          ))}
        </ul>
        <Button
          tone="quiet"
          className="max-sm:-ml-4"
          aria-expanded={isOpen}
          aria-controls={RECORD_ID}
          onClick={toggle}
        >
          {texts.open}
          <Arrow aria-hidden className="size-4.5" />
        </Button>
      </div>
      <div id={RECORD_ID} tabIndex={-1} hidden={!isOpen}>
        {isOpen && (
          <div className="grid gap-3">
            <RecordPanel
              uid={uid}
              name={name}
              birth={birth}
              gender={gender}
              onSaved={recordChanged}
              wanted={wanted}
            />
            <Link to={linkTo('patient', { uid })} className="justify-self-start">
              {texts.page}
            </Link>
          </div>
        )}
      </div>
    </div>
  )
}

function useChips(record: PatientRecord | undefined, running: readonly Running[]): Chip[] {
  const texts = useTexts('record')
  if (!record) return []
  const { allergies, weight, trimester, egfr, reproduction, medication } = record
  const taken = medication?.filter((one) => one.stopped_on === null).length ?? 0
  const chips: (Chip | false)[] = [
    allergies === null && {
      key: 'allergies',
      section: 'allergies',
      tone: 'warn',
      text: texts.strip.askAllergies,
    },
    allergies?.length === 0 && {
      key: 'allergies',
      section: 'allergies',
      tone: 'ok',
      text: texts.none.allergies,
    },
    ...(allergies ?? []).map(({ key, text }): Chip => ({
      key: key || text,
      section: 'allergies',
      tone: 'stop',
      text: texts.strip.allergy(text),
    })),
    weight === null && { key: 'weight', section: 'weight', tone: 'outline', text: texts.strip.askWeight },
    weight !== null && {
      key: 'weight',
      section: 'weight',
      tone: record.is_weight_current ? 'plain' : 'warn',
      text: record.is_weight_current ? `${weight.kg} kg` : texts.strip.oldWeight(weight.kg),
    },
    trimester !== null && {
      key: 'pregnancy',
      section: 'reproduction',
      tone: 'warn',
      text: texts.pregnantIn[trimester],
    },
    reproduction?.lactating === true && {
      key: 'lactation',
      section: 'reproduction',
      tone: 'warn',
      text: texts.strip.lactating,
    },
    egfr !== null &&
      egfr < 60 && { key: 'egfr', section: 'creatinine', tone: 'warn', text: texts.egfr(egfr) },
    ...running.map(({ text, signature, until }): Chip => ({
      key: `${signature} ${text}`,
      tone: 'plain',
      text: texts.strip.running(until ? texts.strip.runningUntil(text, formatDay(until)) : text),
    })),
    taken > 0 && { key: 'medication', section: 'medication', tone: 'plain', text: texts.strip.takes(taken) },
  ]
  return chips.filter((chip) => chip !== false)
}
