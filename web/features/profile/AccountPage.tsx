import type { ReactNode } from 'react'
import { openContact } from '../../lib/contact-panel.ts'
import { useDoctor } from '../../lib/profile.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Page } from '../../ui/Page.tsx'
import { Tag } from '../../ui/Tag.tsx'

/** The doctor's data as the printed sheet will carry them. */
export function AccountPage() {
  const texts = useTexts('profile')
  const doctor = useDoctor()
  const facts: [label: string, value: ReactNode][] = [
    [texts.fields.name, doctor.name],
    [texts.fields.email, doctor.email],
    [texts.fields.phone, doctor.phone],
    [texts.fields.cedula, doctor.cedula_prof],
    [texts.fields.institution, doctor.alma_mater],
  ]
  if (doctor.specialty) {
    facts.push(
      [texts.fields.specialty, doctor.specialty],
      [texts.fields.specialtyCedula, doctor.specialty_no],
    )
  }
  const state = doctor.specialty_verified ? (
    <Tag tone="ok">{texts.verified}</Tag>
  ) : (
    <Tag tone="warn">{texts.unverified}</Tag>
  )
  facts.push([texts.fields.state, state])
  return (
    <Page title={texts.accountTitle} lead={texts.accountLead} width="narrow">
      <dl className="divide-y divide-line rounded-card border border-line bg-card">
        {facts.map(([label, value]) => (
          <div key={label} className="grid gap-x-4 px-4 py-3 sm:grid-cols-[14rem_1fr]">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-medium break-words">{value || <Tag tone="warn">{texts.missing}</Tag>}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 text-ink-soft">{doctor.has_fillup_data ? texts.change : texts.incomplete}</p>
      <Button className="mt-3" onClick={openContact}>
        {texts.write}
      </Button>
    </Page>
  )
}
