import type { ReactNode } from 'react'
import type { PharmacyPrescription } from '#contract/pharmacies.ts'
import { formatCode } from '#contract/values/identifiers/format-code.ts'
import { formatDay } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.ts'
import { Clinical } from '../../ui/Clinical.tsx'

/** Prescriber and patient, to compare with the sheet and the person at the counter. */
export function FoundFacts({ rx, children }: { rx: PharmacyPrescription; children: ReactNode }) {
  const { found: texts } = useTexts('pharmacies')
  const { prescriber } = rx
  return (
    <dl className="grid gap-x-8 gap-y-3 surface px-5 py-4 sm:grid-cols-3">
      <Fact name={texts.patient}>
        <p className="text-lg font-semibold">{rx.patient.name}</p>
      </Fact>
      <Fact name={texts.prescriber}>
        <p className="text-lg font-semibold">{prescriber.name}</p>
        <p className="text-ink-soft">
          {[prescriber.specialty, texts.cedula(prescriber.cedula)].filter(Boolean).join(', ')}
        </p>
        {prescriber.phone && <p className="text-ink-soft">{texts.phone(prescriber.phone)}</p>}
      </Fact>
      <Fact name={texts.code}>
        <p className="text-lg font-semibold tracking-wide">{formatCode(rx.code)}</p>
        <p className="text-ink-soft">{texts.issued(formatDay(rx.created_at))}</p>
        <p>{children}</p>
      </Fact>
      {rx.diagnosis && (
        <Fact name={texts.diagnosis}>
          <Clinical>{rx.diagnosis}</Clinical>
        </Fact>
      )}
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd className="break-words">{children}</dd>
  </div>
)
