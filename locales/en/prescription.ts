import type { Texts } from '../es/prescription.ts'

const list = new Intl.ListFormat('en-US')

export const texts: Texts = {
  detail: {
    title: (code) => `Prescription ${code}`,
    back: 'History',
    sheet: 'Prescription',
    timeline: 'What has happened',
    notPrinted: 'Diagnosis, not printed:',
    leftToPharmacy: (names) => `The pharmacy decides on the quantity of ${list.format(names)}.`,
    filledPart: (filled, of) => `Filled: ${filled} of ${of}`,
    filledSome: (filled) => `Filled: ${filled}`,
    filledAll: 'Fully filled',
    rowEnded: (reason) => `Cancelled: ${reason}`,
    missing: 'This prescription was not found',
    missingHelp:
      'The address is incomplete, or the prescription is not of your account. Look for it in the history.',
    goHistory: 'Go to the history',
    failed: 'The prescription could not be loaded',
    timelineFailed: 'What happened to the prescription could not be loaded.',
  },

  sentence: {
    cancelled: (by, reason) =>
      `${by ? `Rejected by ${by}` : 'Cancelled'}: ${reason}. No pharmacy can fill it.`,
    scheduled: (from, until) => `It is filled from ${from} to ${until}: no pharmacy can fill it before.`,
    paused: 'The series is paused: no pharmacy fills it until it goes on.',
    expired: (day) => `It expired on ${day} and can no longer be filled.`,
    failed: 'The email did not reach the patient. Check the address and send it again.',
    unknown:
      'The delivery is unconfirmed: the email may have arrived. Ask the patient before sending another.',
  },

  handSignature: {
    tag: 'To be signed by hand',
    notice: (fraction, basis) =>
      `Print it and sign it by hand: class ${fraction} asks for that (${basis}). No pharmacy fills it without the signed original.`,
    print: 'Print to sign',
  },

  timeline: {
    prepared: (by: string) => `Prepared by ${by || 'an assistant'}`,
    issued: 'Issued and signed',
    issuedForHand: 'Issued to be signed by hand on paper',
    warned: 'Issued in spite of a warning',
    mail_pending: 'Email on its way',
    leavesIn: (seconds) => `Leaves in ${seconds}\u00A0s`,
    undo: 'Undo',
    mail_sent: 'Email sent',
    mail_failed: 'The email could not be delivered',
    mail_unknown: 'Email unconfirmed: it may have arrived',
    resent: 'Sent again',
    filled: (by) => (by ? `Filled by ${by}` : 'Filled'),
    rejected: (by) => (by ? `Rejected by ${by}` : 'Cancelled'),
    restored: 'Valid again: what had replaced it was undone',
    row_cancelled: 'Row cancelled',
    paused: 'Series paused',
    resumed: 'Series goes on',
    renewal_requested: 'A renewal was requested',
    quantity: (quantity) => `${quantity} of`,
  },

  resendDialog: {
    title: 'Send again',
    lead: (patient) => `${patient} will receive an email with the link and the prescription as PDF.`,
    unknown:
      'The last delivery is unconfirmed: two emails may arrive. It is still one and the same prescription.',
    failed: 'The last email was not delivered. Check the address.',
    email: 'Patient’s email',
    cc: 'Copy to',
    ccHint: 'For example a relative, or whoever cares for the patient.',
    emailBlank: 'Write the address to send it to.',
    send: 'Send',
    sending: 'Sending',
  },

  cancelDialog: {
    title: 'Cancel prescription',
    consequence: (patient) =>
      `The prescription of ${patient} stops being valid in every pharmacy. This can’t be undone; you can repeat it as a new prescription.`,
    dispensed: 'This was already filled and does not change:',
    dispensedRow: (quantity, name) => `${quantity} of ${name}`,
    reason: 'Reason',
    choose: 'Choose the reason',
    other: 'Explain the reason',
    note: 'Note',
    rows: 'What is cancelled',
    rowsConsequence:
      'What you mark is no longer filled at any pharmacy; the rest of the prescription stays valid. It can’t be undone.',
    confirmRows: (count) => (count === 1 ? 'Cancel 1 row' : `Cancel ${count} rows`),
    rowsDone: (count) => (count === 1 ? 'Row cancelled.' : `${count} rows cancelled.`),
    reasonBlank: 'Choose a reason.',
    otherBlank: 'Write the reason.',
    keep: 'Keep it',
    confirm: 'Cancel prescription',
    cancelling: 'Cancelling',
    done: 'Prescription cancelled. No pharmacy can fill it.',
  },

  undo: {
    willLeave: 'The mail to the patient leaves in a few seconds.',
    undone: 'Undone: nothing was sent and the prescription is cancelled. Its words are here to be corrected.',
    oldBack: (code) => `The earlier prescription, ${code}, is valid again.`,
    oldGone: (code) => `The earlier one, ${code}, stays cancelled too: the patient has neither.`,
    undoLate: 'The mail had left already: it could not be undone. If needed, cancel the prescription.',
    undoUnknown:
      'There was no response: it is not known whether it was undone. See in the history whether it is cancelled.',
    undoSending: 'Undo sending',
  },

  again: {
    repeated: (patient) => `Draft with the earlier prescription of ${patient}.`,
    replaced: 'The draft you had is kept aside while you stay on this page.',
    restore: 'Back to it',
  },

  cancelledBefore: {
    title: 'This prescription was cancelled',
    text: (day, reason) =>
      reason === ''
        ? `It was cancelled on ${day}. No reason was recorded.`
        : `It was cancelled on ${day}. Reason: ${reason}.`,
    leave: 'Don’t repeat it',
    agree: 'Repeat it anyway',
  },

  seriesDialog: {
    title: 'Issue in series',
    lead: (patient) =>
      `Several equal prescriptions for ${patient}, each with its own signature and code. Each is filled within its dates only. The patient gets one email with all of them and their dates.`,
    count: 'How many prescriptions',
    every: 'How often',
    intervals: {
      '1 month': 'Every month',
      '2 months': 'Every 2 months',
      '3 months': 'Every 3 months',
      '30 days': 'Every 30 days',
      '28 days': 'Every 28 days',
      '15 days': 'Every 15 days',
    },
    starts: 'First day of the first one',
    startsHint: 'The day after this prescription ends is proposed.',
    leftOut: (name, reason) => `${name} is left out: it was cancelled for “${reason}”.`,
    startsPast: 'Choose today or a later day.',
    issue: (count) => `Issue ${count} prescriptions`,
    issuing: 'Issuing',
    unknown:
      'No answer came: nobody knows whether they were issued. Issue again without a change; if they were, they are not issued twice.',
    already: 'This series was issued by the attempt before, before the last changes. See it in the history.',
    done: (count) => `${count} prescriptions were issued in series.`,
    willLeave: 'The mail to the patient leaves in a few seconds.',
    undoSending: 'Undo the series',
    undone: 'Undone: nothing was sent and all of the series is cancelled.',
    undoLate: 'The mail had left already: it could not be undone. If needed, end the series.',
    undoUnknown:
      'There was no response: it is not known whether it was undone. See in the history whether it is cancelled.',
  },

  related: {
    kinds: {
      'same-act': 'Issued with this one',
      series: 'Series',
      replaces: 'Stands for',
      'replaced-by': 'Replaced by',
      renews: 'Renews',
      'renewed-by': 'Renewed by',
    },
    window: (from, until) => `${from} to ${until}`,
    pause: 'Pause series',
    resume: 'Go on with series',
    stop: 'Stop series',
    stopTitle: 'Stop the series',
    stopConsequence:
      'All that is left to fill of the series will be cancelled. What was filled stays. It can’t be undone.',
  },

  printDialog: {
    title: 'Print prescription',
    preparing: 'Preparing the sheet',
    preview: (code) => `Sheet of prescription ${code}`,
    print: 'Print',
    download: 'Download PDF',
    openTab: 'Open in another tab',
    noViewer: 'This browser does not show PDF files inside a page. Open or download it to print.',
    file: (code) => `prescription-${code}.pdf`,
    failed: 'The sheet could not be prepared.',
  },
}
