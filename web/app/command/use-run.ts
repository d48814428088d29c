import { navigate } from '../../lib/router/address.ts'
import { composerCommand } from '../../lib/drafts/composer-command.ts'
import { openContact } from '../../lib/contact-panel.ts'
import { problemText } from '../../lib/calls/problem-text.ts'
import { useTexts } from '../../lib/texts.ts'
import { linkTo, paths } from '../../paths.ts'
import { notify } from '../../ui/notices/notices.ts'
import type { Command, CommandAction } from './command-source.ts'
import { lastPrescriptionOf } from './last-prescription.ts'

const pages: Record<Exclude<CommandAction, 'help'>, string> = {
  new: paths.newPrescription,
  history: paths.prescriptions,
  drafts: paths.drafts,
  favourites: paths.favourites,
  patients: paths.patients,
  medications: paths.medications,
  ian: paths.ian,
  home: paths.index,
  settings: paths.settingsUser,
  shortcuts: paths.shortcuts,
  logout: paths.logout,
}

/** Returns the function that runs a command: it opens the command's page, or passes the command to the composer. */
export function useRun(): (command: Command) => void {
  const texts = useTexts('command')
  /** Repeats or corrects a prescription that has to be found first. */
  const write = async (act: 'repeat' | 'correct', find: () => Promise<string | undefined>, none: string) => {
    try {
      const signature = await find()
      const as = act === 'correct' ? 'replaces' : ''
      if (signature) navigate(linkTo('newPrescription', undefined, { repeat: signature, as }))
      else notify({ message: none })
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
    if (command.kind === 'last') {
      void write(command.act, () => lastPrescriptionOf(undefined, command.act), texts.nothingYet[command.act])
      return
    }
    if (command.kind === 'repeat' || command.kind === 'correct') {
      const { kind, patient } = command
      const none = kind === 'repeat' ? texts.nothingToRepeat : texts.nothingToCorrect
      void write(kind, () => lastPrescriptionOf(patient.uid, kind), none(patient.name))
      return
    }
    if (command.kind === 'record') {
      navigate(linkTo('patient', { uid: command.patient.uid }))
      return
    }
    composerCommand.set(command.kind === 'add' ? { kind: 'new-patient', name: command.name } : command)
    navigate(paths.newPrescription)
  }
}
