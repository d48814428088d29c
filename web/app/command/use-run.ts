import { navigate } from '../../lib/router/address.ts'
import { api } from '../../lib/calls/api.ts'
import { composerCommand } from '../../lib/drafts/composer-command.ts'
import { openContact } from '../../lib/contact-panel.ts'
import { usualCalls } from '../../lib/calls/endpoints.ts'
import { problemText } from '../../lib/calls/problem-text.ts'
import { useTexts } from '../../lib/texts.ts'
import { linkTo, paths } from '../../paths.ts'
import { notify } from '../../ui/notices/notices.ts'
import type { Command, CommandAction } from './command-source.ts'

const pages: Record<Exclude<CommandAction, 'help'>, string> = {
  new: paths.newPrescription,
  history: paths.prescriptions,
  drafts: paths.drafts,
  favourites: paths.favourites,
  patients: paths.patients,
  medications: paths.medications,
  ian: paths.ian,
  home: paths.home,
  settings: paths.settingsUser,
  logout: paths.logout,
}

/** Runs a command: opens its page, or hands it to the composer. */
export function useRun(): (command: Command) => void {
  const texts = useTexts('command')
  const repeat = async (patient: string, name: string) => {
    try {
      const { prescription } = await api(usualCalls.last, { query: { patient } })
      if (prescription) navigate(linkTo('newPrescription', undefined, { repeat: prescription.signature }))
      else notify({ message: texts.nothingToRepeat(name) })
    } catch (error) {
      notify({ message: problemText(error), colour: 'error' })
    }
  }
  return (command) => {
    if (command.kind === 'action') {
      if (command.action === 'help') openContact()
      else navigate(pages[command.action])
      return
    }
    if (command.kind === 'repeat') {
      void repeat(command.patient.uid, command.patient.name)
      return
    }
    if (command.kind === 'record') {
      navigate(linkTo('patient', { uid: command.patient.uid }))
      return
    }
    composerCommand.set(command)
    navigate(paths.newPrescription)
  }
}
