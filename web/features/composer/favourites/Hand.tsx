import { FilePen, User } from 'lucide-react'
import type { DraftSummary } from '#contract/drafts/drafts.ts'
import type { Patient } from '#contract/patients/patients.ts'
import { useTexts } from '../../../lib/texts.ts'
import { linkTo } from '../../../paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { WithNames } from '../../../ui/Clinical.tsx'
import { Link } from '../../../ui/Link.tsx'
import { namesOfDrafts } from './names-of-drafts.ts'

/** Maximum number of proposed drafts: as many as fit in a line. */
const DRAFTS = 3

interface HandProps {
  recent: readonly Patient[]
  unfinished: readonly DraftSummary[]
  onPick: (patient: Patient) => void
}

/** Proposals for an empty composer: the patients who got a prescription last, and unfinished drafts. */
export function Hand({ recent, unfinished, onPick }: HandProps) {
  const texts = useTexts('favourites')
  const words = useTexts('drafts')
  const seen = recent.filter((patient) => patient.last_prescribed_at !== null)
  const own = unfinished.filter((draft) => draft.prepared_by === '').slice(0, DRAFTS)
  const names = namesOfDrafts(own, words)
  if (seen.length + own.length === 0) return null
  return (
    <section aria-labelledby="rx-hand" className="grid gap-2">
      <h2 id="rx-hand" className="px-0.5 font-semibold text-ink-soft">
        {texts.hand}
      </h2>
      <ul className="-mx-1 flex gap-2 overflow-x-auto p-1 max-sm:-mr-4 sm:flex-wrap sm:overflow-visible">
        {seen.map((patient) => (
          <li key={patient.uid} className="shrink-0">
            <Button
              aria-label={texts.writeFor(patient.name)}
              className="px-3 font-medium!"
              onClick={() => onPick(patient)}
            >
              <User aria-hidden className="size-4.5 text-ink-soft" strokeWidth={1.8} />
              <span className="max-w-56 truncate">{patient.name}</span>
            </Button>
          </li>
        ))}
        {own.map((draft, at) => (
          <li key={draft.id} className="shrink-0">
            <Link
              button="secondary"
              className="px-3 font-medium!"
              to={linkTo('newPrescription', undefined, { draft: draft.id })}
            >
              <FilePen aria-hidden className="size-4.5 text-ink-soft" strokeWidth={1.8} />
              <span className="max-w-64 truncate">
                <WithNames text={texts.goOn(names[at]?.name ?? '')} names={draft.medications} />
              </span>
              {names[at]?.detail && (
                <span className="max-w-56 truncate text-ink-soft">
                  <WithNames text={names[at].detail} names={[...draft.medications, draft.diagnosis]} />
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
