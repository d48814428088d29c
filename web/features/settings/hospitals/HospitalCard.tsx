import type { Hospital } from '#contract/places/workplaces.ts'
import { useTexts } from '../../../lib/texts.ts'
import { linkTo } from '../../../paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { makeDefault } from './acts.ts'

/** One workplace in the list. */
export function HospitalCard({ hospital, isDefault }: { hospital: Hospital; isDefault: boolean }) {
  const texts = useTexts('workplaces')
  return (
    <article className="grid gap-3 surface p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg font-semibold">
          <Link
            to={linkTo('settingsHospital', { id: String(hospital.id) })}
            aria-label={texts.view(hospital.name)}
            className="-my-2.5 inline-flex min-h-11 items-center"
          >
            {hospital.name}
          </Link>
        </h2>
        {isDefault && <Tag tone="accent">{texts.isDefault}</Tag>}
        {!hospital.is_active && <Tag>{texts.inactive}</Tag>}
      </div>
      <div className="text-ink-soft">
        <p className="break-words">{hospital.location}</p>
        <p className="break-words">{hospital.contact}</p>
        <p>{texts.papers[hospital.paper]}</p>
      </div>
      {!isDefault && hospital.is_active && (
        <Button className="justify-self-start" onClick={() => void makeDefault(hospital, texts)}>
          {texts.makeDefault}
        </Button>
      )}
    </article>
  )
}
