import type { ReactNode } from 'react'
import type { Prescription } from '#contract/prescriptions.ts'
import { ageOn } from '#contract/values/age.ts'
import { useDocumentTexts, useTexts } from '../../../lib/texts.ts'
import { classNames } from '../../../ui/class-names.ts'

/** For whom, how old on that day, when, and why where that is printed. */
export function SheetPatient({ rx }: { rx: Prescription }) {
  const words = useDocumentTexts('sheet')
  const values = useDocumentTexts('prescription-sheet')
  const { unnamed } = useTexts('prescriptions')
  const { patient } = rx
  const age = values.age(ageOn(patient.date_of_birth, rx.created_at))
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      <Fact label={words.patient} className="w-full @min-[42rem]:w-auto @min-[42rem]:flex-1">
        {patient.name || unnamed}
      </Fact>
      {age && <Fact label={words.age}>{age}</Fact>}
      <Fact label={words.sex}>{values.sex[patient.gender]}</Fact>
      {patient.date_of_birth && !patient.birth_approximate && (
        <Fact label={words.dateOfBirth}>{values.day(patient.date_of_birth)}</Fact>
      )}
      <Fact label={words.issuedAt}>{values.instant(new Date(rx.issued_at))}</Fact>
      {rx.show_diagnosis && rx.diagnosis && (
        <Fact label={words.diagnosis} className="w-full">
          {rx.diagnosis}
        </Fact>
      )}
    </dl>
  )
}

interface FactProps {
  label: string
  className?: string
  children: ReactNode
}

const Fact = ({ label, className, children }: FactProps) => (
  <div className={classNames('min-w-0', className)}>
    <dt className="text-sm">{label}</dt>
    <dd className="font-semibold break-words">{children}</dd>
  </div>
)
