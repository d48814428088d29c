/** The counts that the mail of a weekly report names, which the outbox keeps as JSON. */
export const countsIn = (note: string): number[] => {
  const read: unknown = JSON.parse(note === '' ? '[]' : note)
  return Array.isArray(read) ? read.filter((count) => typeof count === 'number') : []
}
