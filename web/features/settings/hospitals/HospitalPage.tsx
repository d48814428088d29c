import type { Hospital } from '#contract/places/workplaces.ts'
import { useLocations } from '../../../lib/places/use-locations.ts'
import { useTexts } from '../../../lib/texts.ts'
import { linkTo, paths } from '../../../paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Page } from '../../../ui/Page.tsx'
import { makeDefault } from './acts.ts'
import { Clinics } from './Clinics.tsx'
import { HospitalOf, HospitalSkeleton } from './HospitalOf.tsx'
import { Leave } from './Leave.tsx'
import { Logos } from './Logos.tsx'
import { MailInvitations } from './MailInvitations.tsx'
import { Members } from './Members.tsx'
import { SheetLinks } from './SheetLinks.tsx'

/** Page of one workplace: what its sheets print, its clinics and its members. */
export function HospitalPage() {
  return <HospitalOf>{(hospital) => <HospitalShown key={hospital.id} hospital={hospital} />}</HospitalOf>
}

function HospitalShown({ hospital }: { hospital: Hospital }) {
  const texts = useTexts('workplaces')
  const { data: locations, isPending } = useLocations()
  // The page shows a skeleton until the default place is known: the line which says that this hospital is the default would
  // otherwise move the content below it.
  if (isPending) return <HospitalSkeleton />
  const isDefault = locations?.some((place) => place.default && place.hospital.id === hospital.id)
  return (
    <Page
      title={texts.title}
      heading={hospital.name}
      back={{ to: paths.settingsHospitals, label: texts.backToList }}
      width="narrow"
      actions={
        hospital.is_admin && (
          <Link button="secondary" to={linkTo('settingsHospitalEdit', { id: String(hospital.id) })}>
            {texts.edit}
          </Link>
        )
      }
    >
      <div className="grid gap-8">
        <div className="grid gap-4">
          <Facts hospital={hospital} isDefault={isDefault === true} />
          {isDefault === false && hospital.is_active && (
            <Button className="justify-self-start" onClick={() => void makeDefault(hospital, texts)}>
              {texts.makeDefault}
            </Button>
          )}
        </div>
        <Logos hospital={hospital} />
        <SheetLinks hospital={hospital} />
        <Clinics hospital={hospital} />
        {hospital.is_admin && <Members hospital={hospital} />}
        {hospital.is_admin && <MailInvitations hospital={hospital} />}
        <Leave hospital={hospital} />
      </div>
    </Page>
  )
}

function Facts({ hospital, isDefault }: { hospital: Hospital; isDefault: boolean }) {
  const { fields, kinds, papers, roles, ...texts } = useTexts('workplaces')
  const facts = [
    [fields.patron, hospital.patron],
    [fields.headline, hospital.headline],
    [fields.location, hospital.location],
    [fields.contact, hospital.contact],
    [fields.kind, kinds[hospital.public_institution ? 'public' : 'private']],
    [fields.paper, papers[hospital.paper]],
    [fields.role, roles[hospital.is_admin ? 'ADMIN' : 'MEMBER']],
    [texts.isDefault, isDefault ? texts.beginsHere : ''],
  ].filter(([, value]) => value)
  return (
    <dl className="rows">
      {facts.map(([label, value]) => (
        <div key={label} className="grid gap-x-4 px-4 py-3 sm:grid-cols-[12rem_1fr]">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="font-medium break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
