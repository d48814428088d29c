/** The list with one element at another place. Places outside the list change nothing. */
export function withMoved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list]
  if (from < 0 || to < 0 || from >= list.length || to >= list.length) return next
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}
