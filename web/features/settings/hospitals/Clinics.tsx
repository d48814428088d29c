import { useState } from 'react'
import type { Hospital, SavedClinic } from '#contract/places/workplaces.ts'
import { api } from '../../../lib/calls/api.ts'
import { workplaceCalls } from '../../../lib/calls/workplace-calls.ts'
import { problemText } from '../../../lib/calls/problem-text.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { notify } from '../../../ui/notices/notices.ts'
import { ClinicDialog } from './ClinicDialog.tsx'
import { attempt } from './acts.ts'
import { refreshWorkplaces } from './workplace-data.ts'

/** List of the clinics of a hospital, each with the address that its sheets print. */
export function Clinics({ hospital }: { hospital: Hospital }) {
  const texts = useTexts('workplaces')
  const [edited, setEdited] = useState<SavedClinic | 'new' | null>(null)
  const params = { id: String(hospital.id) }
  const restore = ({ name, location }: SavedClinic) =>
    attempt(async () => {
      await api(workplaceCalls.addClinic, { params, body: { name, location } })
      return texts.clinicSaved
    })
  const remove = async (clinic: SavedClinic) => {
    try {
      await api(workplaceCalls.removeClinic, { params: { ...params, clinic: String(clinic.id) } })
      await refreshWorkplaces()
      notify({
        message: texts.clinicRemoved(clinic.name),
        action: { label: texts.undo, run: () => void restore(clinic) },
      })
    } catch (error) {
      notify({ message: problemText(error), colour: 'error' })
    }
  }
  return (
    <section className="grid gap-3" aria-labelledby="clinics-title">
      <div>
        <h2 id="clinics-title" className="text-lg font-semibold">
          {texts.clinics}
        </h2>
        <p className="text-ink-soft">{texts.clinicsLead}</p>
      </div>
      {hospital.clinics.length === 0 && <p className="text-ink-soft">{texts.noClinics}</p>}
      {hospital.clinics.length > 0 && (
        <ul className="rows">
          {hospital.clinics.map((clinic) => (
            <li key={clinic.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3">
              <div className="min-w-48 flex-1">
                <p className="font-medium break-words">{clinic.name}</p>
                <p className="text-sm break-words text-ink-soft">{clinic.location}</p>
              </div>
              {hospital.is_admin && (
                <div className="-mx-4 flex">
                  <Button
                    tone="quiet"
                    aria-label={texts.editClinic(clinic.name)}
                    onClick={() => setEdited(clinic)}
                  >
                    {texts.edit}
                  </Button>
                  <Button
                    tone="quiet"
                    aria-label={texts.removeClinic(clinic.name)}
                    onClick={() => void remove(clinic)}
                  >
                    {texts.remove}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {hospital.is_admin && (
        <Button className="justify-self-start" onClick={() => setEdited('new')}>
          {texts.addClinic}
        </Button>
      )}
      {edited && (
        <ClinicDialog
          hospitalId={hospital.id}
          clinic={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  )
}
