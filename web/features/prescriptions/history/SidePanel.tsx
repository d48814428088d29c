import { X } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useAddress } from '../../../lib/router/Router.tsx'
import type { Prescription } from '#contract/prescriptions.ts'
import { useTexts } from '../../../lib/texts.ts'
import { linkTo } from '../../../paths.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Link } from '../../../ui/Link.tsx'
import { ActionBar } from '../shared/ActionBar.tsx'
import { IssuedSheet } from '../shared/IssuedSheet.tsx'
import { StateSentence } from '../shared/StateSentence.tsx'
import { StateTags } from '../shared/StateWords.tsx'
import { Timeline } from '../shared/Timeline.tsx'
import type { ReadyAction } from '../shared/use-actions.tsx'

interface SidePanelProps {
  rx: Prescription
  actions: readonly ReadyAction[]
  onClose: () => void
}

/**
 * Panel beside the list with the prescription of the chosen row. The list stays in use; Escape closes the
 * panel.
 */
export function SidePanel({ rx, actions, onClose }: SidePanelProps) {
  const texts = useTexts('prescriptions')
  const { detail } = useTexts('prescription')
  const { close } = useTexts('common')
  const { search } = useAddress()
  useEscape(onClose)
  return (
    <aside
      aria-label={texts.list.panel}
      className="sticky top-0 -mt-2 -mr-5 max-h-dvh overflow-y-auto overscroll-contain pr-5 pb-8 pl-2"
    >
      <header className="sticky top-0 z-10 -mx-2 flex items-center gap-1 bg-ground px-2 py-2">
        <span className="min-w-0 flex-1">
          <StateTags status={rx.status} />
        </span>
        <Link
          button="quiet"
          to={linkTo('prescription', { signature: rx.signature })}
          state={{ from: search }}
        >
          {texts.actions.open}
        </Link>
        <IconButton label={close} icon={X} onClick={onClose} />
      </header>
      <div className="grid gap-4 pt-1">
        <StateSentence rx={rx} />
        <ActionBar actions={actions} isNarrow />
        <IssuedSheet rx={rx} />
        <section>
          <h2 className="mb-3 font-semibold">{detail.timeline}</h2>
          <Timeline rx={rx} />
        </section>
      </div>
    </aside>
  )
}

function useEscape(run: () => void): void {
  const act = useEffectEvent(run)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // The panel stays open at Escape while a dialog above the page is open, which handles the key itself.
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) act()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
