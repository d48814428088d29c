import type { IssuedPrescription } from '#contract/prescriptions.ts'
import type { Undone } from '#contract/undo.ts'
import { formatCode } from '#contract/values/identifiers/format-code.ts'
import { ApiError } from '../../lib/calls/api-error.ts'
import { api } from '../../lib/calls/api.ts'
import { undoCalls } from '../../lib/calls/endpoints.ts'
import { problemText } from '../../lib/calls/problem-text.ts'
import { closeNotice, closeNoticesAbout, type Notice, type NoticeColour, notify } from '../notices/notices.ts'
import { refreshPrescriptions } from '../../lib/calls/refresh-prescriptions.ts'
import { undoOffers, withdrawOffer } from './undo-offers.ts'

interface Words {
  /** Sentence which says that the prescription was issued. */
  issued: string
  willLeave: string
  undoSending: string
  undone: string
  /**
   * Sentence which says that the replaced prescription is valid again after the undo. Absent if the issued prescription replaced
   * none.
   */
  oldBack?: (code: string) => string
  oldGone?: (code: string) => string
  undoLate: string
  /** Sentence for an undo that got no response before the time for it ended. */
  undoUnknown: string
}

/**
 * Offers, with a notice, to take a prescription back until the mail of the prescription is sent. The notice with the offer
 * replaces the notice that the prescription was issued. The timeline of the prescription also offers the undo
 * (MailLeaving.tsx), even after the notice is closed.
 * @param told id of the notice that the prescription was issued
 * @param goBack opens the page where the prescription was written, after the prescription was taken back
 */
export async function offerUndo(
  { signature }: Pick<IssuedPrescription, 'signature'>,
  told: number,
  words: Words,
  goBack: (undone: Undone) => void,
): Promise<void> {
  const params = { signature }
  const { state, seconds_left: seconds } = await api(undoCalls.state, { params })
  if (state !== 'waiting' || seconds < 1) return
  const until = Date.now() + seconds * 1000
  const withdraw = () => {
    withdrawOffer(signature)
    closeNoticesAbout(signature)
  }
  const offer = (message: string, colour: NoticeColour) => {
    const start = () => void run()
    undoOffers.set([...undoOffers.get(), { signature, until, run: start }])
    const action = { label: words.undoSending, run: start, key: 'z' }
    notify({ message, colour, action, until: { at: until, seconds }, about: signature })
  }
  // Whether a request to undo got no response. The server may have carried it out, and then refuses the next request.
  let isUnsure = false
  const run = async () => {
    withdraw()
    const wasUnsure = isUnsure
    isUnsure = false
    try {
      const undone = await api(undoCalls.run, { params, body: { reason: 'correction' } })
      goBack(undone)
      notify(toldOf(undone, words))
    } catch (error) {
      const { code, status } = error instanceof ApiError ? error : {}
      if (code === 'network' && Date.now() < until) {
        isUnsure = true
        return offer(problemText(error), 'error')
      }
      const refused = wasUnsure ? words.undoUnknown : words.undoLate
      notify({ message: status === 409 ? refused : problemText(error), colour: 'error' })
    }
    void refreshPrescriptions()
  }
  closeNotice(told)
  offer(`${words.issued} ${words.willLeave}`, 'success')
  setTimeout(() => {
    withdraw()
    if (!isUnsure) return
    notify({ message: words.undoUnknown, colour: 'error' })
    void refreshPrescriptions()
  }, seconds * 1000)
}

function toldOf({ replaced }: Undone, words: Words): Notice {
  if (!replaced || !words.oldBack || !words.oldGone) return { message: words.undone }
  const code = formatCode(replaced.code)
  return replaced.is_restored
    ? { message: `${words.undone} ${words.oldBack(code)}`, lasts: 12_000 }
    : // The patient now has neither prescription, so this notice stays until it is closed.
      { message: `${words.undone} ${words.oldGone(code)}`, colour: 'error' }
}
