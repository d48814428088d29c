import {
  CircleHelp,
  ClipboardList,
  CopyPlus,
  FilePen,
  FileText,
  FolderOpen,
  Keyboard,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  MessageSquareText,
  PenLine,
  Pill,
  Plus,
  Settings,
  Star,
  User,
  UserPlus,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { SearchMark } from '#contract/medications/safety-choice.ts'
import { type MarksByDrug, markOf } from '../../lib/drafts/search-marks.ts'
import { formatDay } from '../../lib/format.ts'
import { textsNow } from '../../lib/texts.ts'
import { classNames } from '../../ui/class-names.ts'
import { Clinical, WithNames } from '../../ui/Clinical.tsx'
import type { Command, CommandAction } from './command-source.ts'
import { useCommandTexts } from './use-command-texts.ts'
import { markInk } from '../../ui/safety/mark-ink.ts'

const actionIcons: Record<CommandAction, LucideIcon> = {
  new: Plus,
  history: FileText,
  drafts: FilePen,
  favourites: Star,
  patients: Users,
  medications: Pill,
  ian: MessageSquareText,
  home: LayoutDashboard,
  settings: Settings,
  shortcuts: Keyboard,
  help: CircleHelp,
  logout: LogOut,
}

interface CommandOptionProps {
  command: Command
  /** Safety marks of medicines, such as contraindications, for the patient of the open draft. */
  marks: MarksByDrug | undefined
}

/** One result of the command palette: its name and its kind. */
export function CommandOption({ command, marks }: CommandOptionProps) {
  const texts = useCommandTexts()
  switch (command.kind) {
    case 'action': {
      const { action } = command
      return <Line icon={actionIcons[action]} name={texts.actions[action].name} />
    }
    case 'patient': {
      const { name, date_of_birth: birth } = command.patient
      return <Line icon={User} name={texts.prescribeFor(name)} fact={formatDay(birth)} />
    }
    case 'repeat': {
      const { name } = command.patient
      return <Line icon={CopyPlus} name={texts.repeatOf(name)} />
    }
    case 'record': {
      const { name } = command.patient
      return <Line icon={FolderOpen} name={texts.recordOf(name)} />
    }
    case 'correct': {
      const { name } = command.patient
      return <Line icon={PenLine} name={texts.correctOf(name)} />
    }
    case 'last': {
      const { act } = command
      return <Line icon={act === 'repeat' ? CopyPlus : PenLine} name={texts.lastOfAll[act]} />
    }
    case 'add': {
      const { name } = command
      return <Line icon={UserPlus} name={texts.addNamed(name)} />
    }
    case 'favourite': {
      const { name, owner } = command.favourite
      return <Line icon={Star} name={name} fact={owner} kind={owner ? texts.template : texts.favourite} />
    }
    case 'drug': {
      const { presentation, brand, look_alike: other } = command.drug
      const facts = [
        brand,
        command.corrected === null ? '' : texts.correctedTo(command.corrected),
        other ? texts.lookAlike(other.name) : '',
      ]
      const fact = (
        <WithNames
          text={facts.filter(Boolean).join('. ')}
          names={[brand ?? '', command.corrected ?? '', other?.name ?? '']}
        />
      )
      return (
        <Line
          icon={Pill}
          name={<Clinical>{presentation}</Clinical>}
          fact={fact}
          kind={texts.drug}
          mark={marks && markOf(marks, command.drug)}
        />
      )
    }
    default: {
      const { name, code } = command.diagnosis
      return (
        <Line icon={ClipboardList} name={<Clinical>{name}</Clinical>} fact={code} kind={texts.diagnosis} />
      )
    }
  }
}

interface LineProps {
  icon: LucideIcon
  name: ReactNode
  fact?: ReactNode
  kind?: string
  /** Contraindication or other mark of a medicine. */
  mark?: SearchMark | undefined
}

const Line = ({ icon: Icon, name, fact, kind, mark }: LineProps) => (
  <>
    <Icon aria-hidden className="size-5 text-ink-soft" strokeWidth={1.8} />
    <span className="min-w-0">
      <span className="mr-2 wrap-anywhere">{name}</span>
      {fact && <span className="inline-block text-sm text-ink-soft">{fact}</span>}
      {mark && <Mark {...mark} />}
    </span>
    {kind && <span className="text-sm text-ink-faint">{kind}</span>}
  </>
)

/** Contraindication or other safety mark of a medicine, worded as in the composer's search results. */
const Mark = ({ kinds, severity }: SearchMark) => (
  <span className={classNames('block text-sm font-medium', markInk[severity])}>
    {textsNow('drug-results')?.marked(kinds, severity)}
  </span>
)
