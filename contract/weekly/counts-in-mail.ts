/** Parses the counts that the mail of a weekly report names; the table of outgoing mails stores them as JSON. */
export const countsIn = (note: string): number[] => {
  const read: unknown = JSON.parse(note === '' ? '[]' : note)
  return Array.isArray(read) ? read.filter((count) => typeof count === 'number') : []
}
