/** CSS classes that place a part of a row beside the row's number, and below the number on a phone. */
export const besideNumber = 'col-start-2 max-sm:col-span-2 max-sm:col-start-1'
