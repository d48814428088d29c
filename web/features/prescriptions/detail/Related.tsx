import { useQuery } from '@tanstack/react-query'
import type { PrescriptionLink } from '#contract/prescription-acts.ts'
import type { Prescription } from '#contract/prescriptions.ts'
import { formatCode } from '#contract/values/identifiers/format-code.ts'
import { prescriptionActCalls } from '../../../lib/calls/endpoints.ts'
import { formatDay } from '../../../lib/format.ts'
import { query } from '../../../lib/calls/query.ts'
import { stateTag } from '../../../lib/state-tag.ts'
import { useTexts } from '../../../lib/texts.ts'
import { linkTo } from '../../../paths.ts'
import { Clinical } from '../../../ui/Clinical.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { SeriesActions } from './SeriesActions.tsx'

const ORDER = ['replaced-by', 'replaces', 'renewed-by', 'renews', 'same-act', 'series'] as const

/**
 * Links to related prescriptions: those issued together with this one or in the same series, those that this one replaces or
 * renews, and those that replace or renew this one. Renders nothing without any.
 */
export function Related({ rx }: { rx: Prescription }) {
  const { related: texts } = useTexts('prescription')
  const { data: links } = useQuery(query(prescriptionActCalls.links, { params: { signature: rx.signature } }))
  if (!links || links.length === 0) return null
  return (
    <section className="grid gap-4">
      {ORDER.map((kind) => {
        const of = links.filter((link) => link.kind === kind)
        if (of.length === 0) return null
        return (
          <div key={kind} className="grid gap-2">
            <h2 className="font-semibold">{texts.kinds[kind]}</h2>
            <ol className="grid gap-1">
              {of.map((link) => (
                <RelatedRow key={link.signature} link={link} isThis={link.signature === rx.signature} />
              ))}
            </ol>
            {kind === 'series' && <SeriesActions signature={rx.signature} links={of} />}
          </div>
        )
      })}
    </section>
  )
}

function RelatedRow({ link, isThis }: { link: PrescriptionLink; isThis: boolean }) {
  const { related: texts } = useTexts('prescription')
  const { state } = useTexts('prescription-states')
  const code = formatCode(link.code)
  const { position, valid_from: from, valid_until: until } = link
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 border-b border-line py-1.5 last:border-0">
      {isThis ? (
        <span aria-current="page" className="font-semibold">
          {code}
        </span>
      ) : (
        <Link to={linkTo('prescription', { signature: link.signature })}>{code}</Link>
      )}
      <Tag tone={stateTag[link.state]}>{state[link.state]}</Tag>
      <span className="basis-full text-sm text-ink-soft">
        {position > 0 && link.kind === 'series' ? (
          texts.window(formatDay(from), formatDay(until))
        ) : (
          <Clinical>{link.medications.join(', ')}</Clinical>
        )}
      </span>
    </li>
  )
}
