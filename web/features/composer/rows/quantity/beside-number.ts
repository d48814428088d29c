/** Where a part of a row stands: beside its number, and below it on a phone. */
export const besideNumber = 'col-start-2 max-sm:col-span-2 max-sm:col-start-1'
