import { type ComponentType, createElement, useEffect } from 'react'
import { prefetchWhenIdle } from '../../../../lib/prefetch.ts'
import { createStore, useStore } from '../../../../lib/store.ts'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import type { PatientFormProps } from '../../../../ui/patient/PatientForm.tsx'
import { dayOf } from '../today.ts'
import { useNow } from '../use-now.ts'

const form = createStore<ComponentType<PatientFormProps> | undefined>(undefined)

const load = async () => form.set((await import('../../../../ui/patient/PatientForm.tsx')).PatientForm)

/** Most prescriptions need no form: it is fetched when the browser is idle. */
export const usePatientFormSoon = (): void => useEffect(() => prefetchWhenIdle(load), [])

/** The form. Not by `lazy`, which shows its fallback for 300 ms even when all is there, and loses what is typed meanwhile. */
export function PatientFormOnDemand(props: Omit<PatientFormProps, 'today'>) {
  const today = dayOf(useNow())
  const loaded = useStore(form)
  useEffect(() => {
    // What fails to download is the business of main.tsx, which reloads once; the draft is kept.
    void load().catch(() => undefined)
  }, [])
  return loaded ? (
    createElement(loaded, { ...props, today })
  ) : (
    <Skeleton className="h-96 w-full rounded-card" />
  )
}
