import { type ComponentType, createElement, useEffect } from 'react'
import type { Patient } from '#contract/patients/patients.ts'
import { createStore, useStore } from '../../../lib/store.ts'
import { loadTexts } from '../../../lib/texts.ts'

const strip = createStore<ComponentType<{ patient: Patient }> | undefined>(undefined)

async function load(): Promise<void> {
  const [{ RecordStrip }] = await Promise.all([import('./RecordStrip.tsx'), loadTexts('record')])
  strip.set(RecordStrip)
}

/** What is recorded of the chosen patient. It comes with the patient: it is no part of the first load. */
export function RecordOnDemand({ patient }: { patient: Patient }) {
  const loaded = useStore(strip)
  useEffect(() => {
    // What fails to download is the business of main.tsx, which reloads once; the draft is kept.
    void load().catch(() => undefined)
  }, [])
  return (
    // Its place is kept: nothing below moves when it comes.
    <div className="min-h-11">{loaded && createElement(loaded, { key: patient.uid, patient })}</div>
  )
}
