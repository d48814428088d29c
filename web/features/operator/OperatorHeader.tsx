import { navigate } from '../../lib/router/address.ts'
import { useTexts } from '../../lib/texts.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { operatorCalls } from './calls.ts'
import { ask, endTurn } from './turn.ts'
import { useAsked } from './use-asked.ts'

interface HeaderProps {
  title: string
  shows: 'licences' | 'messages' | 'week'
}

/** Title of the operator's page, links to the other two pages (one with the number of unanswered messages), and the logout. */
export function OperatorHeader({ title, shows }: HeaderProps) {
  const { messages, leave } = useTexts('operator')
  const report = useTexts('weekly-report')
  const { data } = useAsked(['me', shows], (signal) => ask(operatorCalls.me, {}, signal))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 sm:flex">
      <PageTitle className="title mr-auto">{title}</PageTitle>
      <div className="flex flex-wrap gap-x-3 max-sm:order-last max-sm:col-span-2 print:hidden">
        <Button
          tone="quiet"
          onClick={() => navigate(shows === 'messages' ? paths.operator : '?messages')}
          className="max-sm:px-0"
        >
          {shows === 'messages' ? messages.back : messages.open(data?.messages_waiting ?? 0)}
        </Button>
        <Button
          tone="quiet"
          onClick={() => navigate(shows === 'week' ? paths.operator : '?week=last')}
          className="max-sm:px-0"
        >
          {shows === 'week' ? report.back : report.open}
        </Button>
      </div>
      <Button onClick={() => void endTurn()}>{leave}</Button>
    </div>
  )
}
