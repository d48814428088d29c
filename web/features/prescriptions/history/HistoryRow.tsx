import { Ellipsis, FileText } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useAddress } from '../../../lib/router/Router.tsx'
import { navigate } from '../../../lib/router/address.ts'
import { drugsInShort } from '#contract/medications/drug-name.ts'
import type { Prescription } from '#contract/prescriptions.ts'
import { formatDate, formatTime } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.ts'
import { linkTo } from '../../../paths.ts'
import { Menu } from '../../../ui/menu/Menu.tsx'
import { DeliveryWord, StateWord } from '../shared/StateWords.tsx'
import type { ReadyAction } from '../shared/use-actions.tsx'
import { RowGrid } from './RowGrid.tsx'
import { rowIcons } from './row-icons.tsx'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Clinical } from '../../../ui/Clinical.tsx'

interface HistoryRowProps {
  rx: Prescription
  isOpen: boolean
  /** Callback that shows the prescription beside the list; undefined where there is no room. */
  onOpen: ((rx: Prescription) => void) | undefined
  /** Callback: the row gets the focus while another prescription is shown beside the list. */
  onFollow: ((rx: Prescription) => void) | undefined
  actions: readonly ReadyAction[]
}

/** Row of one prescription: a card on a phone, two lines on a tablet, one line where there is room. */
export function HistoryRow({ rx, isOpen, onOpen, onFollow, actions }: HistoryRowProps) {
  const texts = useTexts('prescriptions')
  const { search } = useAddress()
  const live = rx.medications.filter(({ ended }) => !ended)
  const { names, more } = drugsInShort(live.length > 0 ? live : rx.medications)
  const patient = rx.patient.name || texts.unnamed
  const to = linkTo('prescription', { signature: rx.signature })
  const from = { from: search }
  const open = {
    key: 'open',
    label: texts.actions.open,
    icon: FileText,
    run: () => navigate(to, { state: from }),
  }
  return (
    <RowGrid
      className={isOpen ? 'bg-accent-soft' : 'bg-card hover:bg-sunk'}
      name={
        <Anchor
          data-history-row
          to={to}
          state={from}
          aria-current={isOpen || undefined}
          onFocus={() => onFollow?.(rx)}
          onClick={(event) => {
            // A press on the row that is already shown opens the whole page. Other keys and mouse buttons act
            // as on any link.
            if (!onOpen || isOpen || isSpecial(event)) return
            event.preventDefault()
            onOpen(rx)
          }}
          // The link covers the whole row, so that every part of the row can be pressed; its focus ring
          // surrounds the row.
          className="font-semibold text-ink no-underline outline-none after:absolute after:inset-0 after:rounded-[inherit] focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
        >
          {patient}
        </Anchor>
      }
      drugs={
        <>
          <Clinical>{names}</Clinical>
          {more > 0 && ` ${texts.list.moreDrugs(more)}`}
        </>
      }
      state={<StateWord status={rx.status} valid_from={rx.valid_from} />}
      delivery={<DeliveryWord status={rx.status} />}
      time={
        <time dateTime={rx.issued_at} title={formatDate(rx.issued_at, rx.time_zone)}>
          <span className="sr-only">{`${formatDate(rx.issued_at, rx.time_zone)}, `}</span>
          {formatTime(rx.issued_at, rx.time_zone)}
        </time>
      }
      menu={
        <Menu
          label={texts.actions.menu(patient)}
          icon={Ellipsis}
          entries={[open, ...actions.map((action) => ({ ...action, icon: rowIcons[action.key] }))]}
        />
      }
    />
  )
}

const isSpecial = (event: MouseEvent): boolean =>
  event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
