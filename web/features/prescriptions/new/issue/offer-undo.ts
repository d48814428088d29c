import type { IssuedPrescription } from '#contract/prescriptions.ts'
import { formatCode } from '#contract/values/human-code.ts'
import { ApiError } from '../../../../lib/api-error.ts'
import { api } from '../../../../lib/api.ts'
import { prescriptions, undo } from '../../../../lib/endpoints.ts'
import { problemText } from '../../../../lib/problem-text.ts'
import { invalidate } from '../../../../lib/query.ts'
import { linkTo } from '../../../../paths.ts'
import { closeNotice, notify } from '../../../../ui/notices.ts'

interface Words {
  issued: (code: string) => string
  willLeave: (seconds: number) => string
  undoSending: string
  undone: string
  undoLate: string
}

/**
 * While the mail waits on the server: a way to take the prescription back, and its words back into the composer. Said in
 * the place of what told that it was issued, so that one notice covers the page and not two.
 */
export async function offerUndo(
  { signature, code }: IssuedPrescription,
  told: number,
  texts: Words,
  navigate: (to: string) => unknown,
): Promise<void> {
  const params = { signature }
  const { state, seconds_left: seconds } = await api(undo.state, { params })
  if (state !== 'waiting' || seconds < 1) return
  const run = async () => {
    try {
      await api(undo.run, { params, body: { reason: 'correction' } })
      void navigate(linkTo('newPrescription', undefined, { repeat: signature, as: 'undone' }))
      notify({ message: texts.undone })
    } catch (error) {
      const isLate = error instanceof ApiError && error.status === 409
      notify({ message: isLate ? texts.undoLate : problemText(error), colour: 'error' })
    }
    void invalidate(prescriptions.list)
    void invalidate(prescriptions.get)
  }
  closeNotice(told)
  const notice = notify({
    message: `${texts.issued(formatCode(code))} ${texts.willLeave(seconds)}`,
    colour: 'success',
    action: { label: texts.undoSending, run: () => void run() },
  })
  setTimeout(() => closeNotice(notice), seconds * 1000)
}
