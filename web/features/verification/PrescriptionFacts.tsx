import type { ReactNode } from 'react'
import { formatCode } from '#contract/values/human-code.ts'
import type { Verification } from '#contract/verification.ts'
import { formatDate, formatDay } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.ts'

/** Who prescribed, for whom, when: what is compared with the sheet in hand. */
export function PrescriptionFacts({ rx }: { rx: Verification }) {
  const texts = useTexts('verification')
  const { prescriber, hospital } = rx
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 rounded-card border border-line bg-card p-5 sm:p-6">
      <Fact name={texts.patient} isWide>
        <p className="text-lg font-semibold">{rx.patient.name}</p>
      </Fact>
      <Fact name={texts.prescriber} isWide>
        <p className="text-lg font-semibold">{texts.titled(prescriber.female, prescriber.name)}</p>
        {prescriber.specialty && <p>{prescriber.specialty}</p>}
        <p>{texts.cedula(prescriber.cedula)}</p>
        <p className="text-ink-soft">{prescriber.institution}</p>
      </Fact>
      <Fact name={texts.code} isWide>
        <p className="text-lg font-semibold tracking-wide">{formatCode(rx.code)}</p>
      </Fact>
      <Fact name={texts.place} isWide>
        <p>{hospital.patron}</p>
        <p className="text-ink-soft">{hospital.location}</p>
      </Fact>
      <Fact name={texts.issued}>{formatDate(rx.issued_at)}</Fact>
      <Fact name={texts.validUntil}>{formatDay(rx.valid_until)}</Fact>
    </dl>
  )
}

const Fact = ({ name, isWide, children }: { name: string; isWide?: boolean; children: ReactNode }) => (
  <div className={isWide ? 'max-sm:col-span-2' : undefined}>
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd className="break-words">{children}</dd>
  </div>
)
