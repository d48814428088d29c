import { Archive, Eraser, type LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { Closing } from '#contract/accounts/closing.ts'
import { formatDay } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.ts'

/** List of the data that stay because the law requires it, and of those that are erased. */
export function Consequences({ closing }: { closing: Closing }) {
  const texts = useTexts('closing')
  const { kept, erased } = texts
  const until = closing.kept_until && formatDay(closing.kept_until)
  return (
    <div className="grid gap-4">
      <Group icon={Archive} title={texts.keptTitle} lead={texts.keptLead(closing.kept_years)}>
        <li>{kept.prescriptions(closing.prescriptions, until)}</li>
        <li>{kept.proof}</li>
        <li>{kept.pharmacies}</li>
      </Group>
      <Group icon={Eraser} title={texts.erasedTitle} lead={texts.erasedLead(closing.grace_days)}>
        <li>{erased.access}</li>
        <li>{erased.profile}</li>
        <li>{erased.work}</li>
        <li>{erased.key}</li>
        <li>{erased.places}</li>
      </Group>
    </div>
  )
}

interface GroupProps {
  icon: LucideIcon
  title: string
  lead: string
  children: ReactNode
}

function Group({ icon: Icon, title, lead, children }: GroupProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="grid gap-3 surface p-4 sm:p-6">
      <div>
        <h2 id={titleId} className="flex items-center gap-2.5 text-lg font-semibold">
          <Icon aria-hidden className="size-5 text-ink-soft" strokeWidth={1.8} />
          {title}
        </h2>
        <p className="text-ink-soft">{lead}</p>
      </div>
      <ul className="grid list-disc gap-1.5 pl-5 marker:text-ink-faint">{children}</ul>
    </section>
  )
}
