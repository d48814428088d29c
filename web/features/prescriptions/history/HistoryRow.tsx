import { Ellipsis, FileText } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import type { Prescription } from '#contract/prescriptions.ts'
import { formatDate, formatTime } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.ts'
import { linkTo } from '../../../paths.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Menu, type MenuAction } from '../../../ui/Menu.tsx'
import { drugsInShort } from '../shared/drug-name.ts'
import { DeliveryWord, StateWord } from '../shared/StateWords.tsx'
import { historyRowStyle as style } from './row-style.ts'

interface HistoryRowProps {
  rx: Prescription
  isOpen: boolean
  /** Shows it beside the list; none where there is no room. */
  onOpen: ((rx: Prescription) => void) | undefined
  /** The focus came to it while another one is shown beside the list. */
  onFollow: ((rx: Prescription) => void) | undefined
  actions: readonly MenuAction[]
}

/** One prescription: a card on a phone, two lines on a tablet, one line where there is room. */
export function HistoryRow({ rx, isOpen, onOpen, onFollow, actions }: HistoryRowProps) {
  const texts = useTexts('prescriptions')
  const navigate = useNavigate()
  const { search } = useLocation()
  const { names, more } = drugsInShort(rx.medications)
  const patient = rx.patient.name || texts.unnamed
  const to = linkTo('prescription', { signature: rx.signature })
  const from = { from: search }
  const open = {
    key: 'open',
    label: texts.actions.open,
    icon: FileText,
    run: () => void navigate(to, { state: from }),
  }
  return (
    <li className={classNames(style.row, isOpen ? 'bg-accent-soft' : 'bg-card hover:bg-sunk')}>
      <Link
        data-history-row
        to={to}
        state={from}
        aria-current={isOpen || undefined}
        onFocus={() => onFollow?.(rx)}
        onClick={(event) => {
          // The one that is shown already opens in full; other keys and buttons mean what they mean on any link.
          if (!onOpen || isOpen || isSpecial(event)) return
          event.preventDefault()
          onOpen(rx)
        }}
        className={style.name}
      >
        {patient}
      </Link>
      <span className={style.drugs}>
        {names}
        {more > 0 && ` ${texts.list.moreDrugs(more)}`}
      </span>
      <StateWord status={rx.status} className={style.state} />
      <span className={style.delivery}>
        <DeliveryWord status={rx.status} />
      </span>
      <time dateTime={rx.issued_at} title={formatDate(rx.issued_at)} className={style.time}>
        <span className="sr-only">{`${formatDate(rx.issued_at)}, `}</span>
        {formatTime(rx.issued_at)}
      </time>
      <span className={style.menu}>
        <Menu label={texts.actions.menu(patient)} icon={Ellipsis} entries={[open, ...actions]} />
      </span>
    </li>
  )
}

const isSpecial = (event: MouseEvent): boolean =>
  event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
