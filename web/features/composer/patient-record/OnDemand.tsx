import { type ComponentType, createElement, useEffect } from 'react'
import type { Patient } from '#contract/patients/patients.ts'
import { createStore, useStore } from '../../../lib/store.ts'
import { loadTexts } from '../../../lib/texts.ts'

const strip = createStore<ComponentType<{ patient: Patient }> | undefined>(undefined)

async function load(): Promise<void> {
  const [{ RecordStrip }] = await Promise.all([import('./RecordStrip.tsx'), loadTexts('record')])
  strip.set(RecordStrip)
}

/**
 * Record of the chosen patient. The component is fetched when a patient is chosen, and is no part of the first load.
 */
export function RecordOnDemand({ patient }: { patient: Patient }) {
  const loaded = useStore(strip)
  useEffect(() => {
    // A failed download is handled by load-part.ts, which reloads the page once; the draft is kept.
    void load().catch(() => undefined)
  }, [])
  return (
    // The height is reserved, so that nothing below moves when the record appears.
    <div className="min-h-11">{loaded && createElement(loaded, { key: patient.uid, patient })}</div>
  )
}
