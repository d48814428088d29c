import { useId } from 'react'
import type { Closing } from '#contract/accounts/closing.ts'
import { useTexts } from '../../../lib/texts.ts'
import { linkTo } from '../../../paths.ts'
import { Link } from '../../../ui/Link.tsx'

/** List of the hospitals that would be left with members but without an administrator if the account were closed. */
export function BlockedBy({ hospitals }: { hospitals: Closing['blocked_by'] }) {
  const texts = useTexts('closing')
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-3 rounded-card border border-warn bg-warn-soft p-4 text-warn-ink sm:p-6"
    >
      <h2 id={titleId} className="text-lg font-semibold">
        {texts.blockedTitle}
      </h2>
      <p>{texts.blockedLead}</p>
      <ul className="grid gap-1">
        {hospitals.map(({ id, name }) => (
          <li key={id}>
            <Link
              to={linkTo('settingsHospital', { id: String(id) })}
              className="inline-flex min-h-11 items-center"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
