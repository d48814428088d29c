import { lazy, type ReactNode, Suspense, useState } from 'react'
import { navigate } from '../../lib/router/address.ts'
import { useSearchParams } from '../../lib/router/Router.tsx'
import { isProfession } from '#contract/profile/professions.ts'
import type { LicenceState } from '#contract/profile/profile.ts'
import { formatDay } from '../../lib/format.ts'
import { useDoctor } from '../../lib/account/profile.ts'
import { useTexts } from '../../lib/texts.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Tag, type TagTone } from '../../ui/Tag.tsx'

const LicenceDialog = lazy(() => import('./LicenceDialog.tsx').then((m) => ({ default: m.LicenceDialog })))

const tones: Record<LicenceState, TagTone> = {
  unverified: 'warn',
  pending: 'warn',
  verified: 'ok',
  rejected: 'stop',
}

/**
 * Card with the licence: its data, whether it was verified, and why not. `?licence=edit` opens its dialog at
 * once.
 */
export function LicenceCard() {
  const texts = useTexts('licence')
  const doctor = useDoctor()
  const asked = useSearchParams()
  const [isOpen, setOpen] = useState(asked.get('licence') === 'edit')
  const { licence_state: state } = doctor
  const close = () => {
    setOpen(false)
    if (asked.has('licence')) navigate(paths.settingsUser, { replace: true })
  }
  const profession = isProfession(doctor.profession) ? doctor.profession : undefined
  return (
    <section aria-labelledby="licence-title" className="mt-6 grid gap-4 surface p-4 sm:p-6">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="licence-title" className="text-lg font-semibold">
          {texts.title}
        </h2>
        <Tag tone={tones[state]}>{texts.states[state]}</Tag>
      </div>
      <p className="text-ink-soft">{texts.help[state]}</p>
      {doctor.licence_reason && (
        <p className="rounded-control border border-stop bg-stop-soft px-4 py-3 text-stop-ink">
          <strong>{texts.reason}:</strong> {doctor.licence_reason}
        </p>
      )}
      {doctor.specialty_expired && (
        <p className="rounded-control border border-warn bg-warn-soft px-4 py-3 text-warn-ink">
          {texts.expired}
        </p>
      )}
      {doctor.cedula_prof && (
        <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
          <Fact name={texts.fields.profession}>
            {profession ? texts.professions[profession] : texts.none}
          </Fact>
          <Fact name={texts.fields.cedula}>{doctor.cedula_prof}</Fact>
          <Fact name={texts.fields.institution}>{doctor.alma_mater}</Fact>
          {doctor.specialty && <Fact name={texts.fields.specialty}>{doctor.specialty}</Fact>}
          {doctor.specialty && <Fact name={texts.fields.specialtyCedula}>{doctor.specialty_no}</Fact>}
          {doctor.specialty_until && (
            <Fact name={texts.fields.specialtyUntil}>{formatDay(doctor.specialty_until)}</Fact>
          )}
        </dl>
      )}
      <div className="flex justify-end">
        <Button tone={doctor.cedula_prof ? 'secondary' : 'primary'} onClick={() => setOpen(true)}>
          {doctor.cedula_prof ? texts.edit : texts.add}
        </Button>
      </div>
      {isOpen && (
        <Suspense>
          <LicenceDialog onClose={close} />
        </Suspense>
      )}
    </section>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd className="break-words">{children}</dd>
  </div>
)
