import type { Texts } from '../es/pharmacies.ts'

const packages = (n: number): string => `${n} ${n === 1 ? 'package' : 'packages'}`

export const texts: Texts = {
  title: 'Pharmacy counter',
  gate: {
    lead: 'Enter the key that your pharmacy was given. It is kept in this tab only, until you close it.',
    refusedTitle: 'The key is no longer valid',
    refusedLead: 'Enter the current key to go on. What you typed is still on the page.',
    token: 'Pharmacy key',
    blank: 'Enter the key.',
    format: 'The key has characters that don’t belong to it. Copy it again, all of it.',
    refused:
      'This key is not valid. Check that it is complete; if it goes on, ask your administrator for a new one.',
    notPharmacy: 'This key does not belong to a pharmacy.',
    enter: 'Open the counter',
    entering: 'Opening',
    show: 'Show the key',
    hide: 'Hide the key',
  },
  close: 'Close the counter',

  scan: {
    label: 'Scan the QR or type the prescription’s code',
    placeholder: 'K7QD-2M9X-4',
    find: 'Find',
    finding: 'Searching',
    hint: 'The code is under the QR. The prescription’s link can be pasted too.',
    unfinished: (missing) =>
      missing === 1 ? '1 character is missing.' : `${missing} characters are missing.`,
    good: (code) => `Complete code: ${code}. Press Enter or “Find”.`,
    signature: 'Prescription read. Press Enter or “Find”.',
    wrong: {
      'check-character': 'Some character does not match. Compare the code letter by letter.',
      characters: 'The code has only letters and digits, without U or signs.',
      length: 'The code has 9 characters: there is one too many.',
      address: 'It was not read completely. Clear the field and scan again.',
    },
    blank: 'Scan or type a code.',
    notRead: 'The code is not valid',
    camera: 'Use the camera',
    cameraTitle: 'Point at the QR code',
    cameraFailed: 'The camera could not be opened. Allow it in the browser, or type the code.',
  },
  empty: 'The prescription will appear here.',

  found: {
    prescriber: 'Prescriber',
    cedula: (cedula) => `Licence ${cedula}`,
    phone: (phone) => `Phone ${phone}`,
    patient: 'Patient',
    code: 'Code',
    issued: (day) => `Issued on ${day}`,
    extras: 'General instructions',
    diagnosis: 'Diagnosis',
    handwritten: 'Fill only with the original signed by hand. Ask for it before handing anything over.',
    onPaper:
      'A medicine of this prescription is not recognised: fill it only from the original signed by hand. The sale is not recorded here.',
    authentic: 'Authentic signature',
    unchecked: 'The signature could not be checked now. Find the prescription again before filling.',
    pdf: 'See the sheet (PDF)',
    pdfOpening: 'Opening the sheet',
    pdfFailed: 'The sheet could not be opened. Try again.',
    pdfFile: (code) => `prescription-${code}.pdf`,
    reject: 'Reject the prescription',
    paper: {
      sealed: 'When you fill it, seal the sheet with date and quantity and give it back: it still serves.',
      retained: 'When all of it is filled, keep the sheet: it is not given back.',
    },
    unknown: 'There is no prescription with that code',
    unknownMeaning: 'Compare it with the sheet, or scan the QR. If it matches, do not dispense.',
    replaced: (code) => `Do not fill it: prescription ${code} replaces it`,
    replacedMeaning: 'The prescriber changed it for another one. Fill only the new one.',
    replacedByNone: 'Do not fill it: it was changed for another one, which was cancelled too',
    replacedByNoneMeaning:
      'No prescription stands in its place. If the patient still needs the medicine, call the prescriber.',
    openSuccessor: (code) => `Open prescription ${code}`,
    over: 'Nothing of this prescription can be filled.',
  },

  row: {
    noSubstitution: 'No substitution',
    left: (left, of) => (left === of ? `To fill: ${packages(left)}` : `${left} of ${packages(of)} left`),
    once: 'You decide the quantity, in a single fill.',
    open: 'Without interruption: filled for as long as the prescription is valid.',
    soldSoFar: (sold) => `Filled so far: ${sold}.`,
    cancelled: 'Cancelled by the prescriber: it is not filled',
    done: 'Filled completely',
    quantityOf: (presentation) => `Quantity to fill of ${presentation}`,
    less: (presentation) => `One less of ${presentation}`,
    more: (presentation) => `One more of ${presentation}`,
    notNumber: 'Enter a whole number, or leave it empty to fill none.',
    tooMany: (most) => `${most} left to fill.`,
    noneLeft: 'None is left to fill: clear this quantity.',
    mostPerSale: (most) => `At most ${most} in one fill.`,
    addDispensed: 'Note what was handed over',
    dispensed: 'What was handed over',
    dispensedHint: 'Brand, laboratory and presentation, when the generic was prescribed.',
  },

  sale: {
    title: 'Record the fill',
    ticket: 'Ticket number',
    ticketHint: 'The same ticket is never recorded twice.',
    ticketMistake: {
      blank: 'Enter the ticket number.',
      'too-long': 'The ticket number has at most 64 characters.',
      prescription: 'That is the code of the prescription. Enter the ticket number of the sale.',
    },
    empty: 'Enter the quantity of at least one medicine.',
    register: 'Record the fill',
    registering: 'Recording',
  },

  done: {
    sentence: 'Fill recorded',
    ticket: (ticket, code) => `Ticket ${ticket}, prescription ${code}.`,
    nothingLeft: 'Nothing is left to fill. The prescription is complete.',
    left: 'Left to fill',
    leftOf: (left, presentation) => `${left} of ${presentation}`,
    leftOpen: (presentation) => presentation,
    leftUnknown: 'Find the prescription again to see what is left.',
    next: 'You can scan the next one.',
    late: (ticket, code) => `The fill of prescription ${code} is now recorded, ticket ${ticket}.`,
    lateRefused: (code, problem) => `Fill of prescription ${code}, the one before: ${problem} Find it again.`,
  },

  rejectDialog: {
    title: 'Reject the prescription',
    consequence:
      'The prescription will be cancelled at every pharmacy, also what is left to fill. The prescriber will see the reason. It can’t be undone.',
    onlyStock: 'If you only lack the product, don’t reject it: the patient can fill it at another pharmacy.',
    reason: 'Reason',
    choose: 'Choose the reason',
    reasons: {
      altered: 'The sheet is altered or does not match the record',
      incomplete: 'Data that the law asks for are missing',
      duplicate: 'Duplicate prescription',
      misuse: 'Suspicion of misuse',
      other: 'Another reason',
    },
    other: 'Explain the reason',
    reasonBlank: 'Choose a reason.',
    otherBlank: 'Write the reason.',
    tooLong: 'The reason has at most 300 characters.',
    keep: 'Keep it',
    confirm: 'Reject the prescription',
    rejecting: 'Rejecting',
  },

  problems: {
    unknown:
      'There is no prescription with that code. Compare it with the sheet, or scan the QR. If it matches, do not dispense.',
    findOffline: 'There is no connection: nothing was searched. Check the internet and try again.',
    busy: 'Too many requests in a row. Wait a minute and try again.',
    forbidden: 'The key you entered with can’t do this. Close the counter and enter with the pharmacy’s key.',
    notYet: 'The prescription can’t be filled yet: its date has not come.',
    paused: 'The prescriber paused it while you were attending to it. Don’t fill it.',
    cancelled: 'The prescription was cancelled meanwhile. Do not dispense.',
    expired: 'The prescription has expired. Do not dispense.',
    exhausted: 'This prescription was already filled as often as is allowed. Hand over no more.',
    exceeds: (detail) =>
      `${detail} Another pharmacy may have filled it. Check the quantities and record again.`,
    ticketUsed:
      'That ticket already recorded a fill of this prescription, with other quantities. If this is another sale, enter its own ticket number.',
    saleOffline:
      'The connection was lost and it is not known whether it was recorded. Press “Record the fill” again with the same ticket: it is not recorded twice.',
    alreadyDispensed: 'The prescription was filled completely: there is nothing to reject.',
    rejectOffline: 'There is no connection: it was not rejected. Try again.',
    token: 'The key is no longer valid. Enter it again and repeat.',
  },
}
