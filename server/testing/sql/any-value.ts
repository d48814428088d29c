/** Stands in a text into which a value was written: such a text is not the one that the product sends. */
export const MARK = '‹any›'

/** What a function of a query file is called with: each world leads it through other branches. */
export const worlds: readonly (() => unknown)[] = [
  () => anyValue(() => anyValue()),
  () => anyValue(() => null),
  () => anyValue(() => undefined),
  () => anyValue(() => ''),
  () => anyValue(() => 0),
  () => anyValue(() => true),
  () => anyValue(() => false),
  () => anyValue(() => []),
  () => null,
  () => undefined,
  () => '',
  () => 0,
  () => true,
  () => false,
  () => [],
]

/**
 * A value of which everything can be asked: each member is what `member` makes, a call answers another such value, and a
 * loop over it sees one.
 */
export function anyValue(member: () => unknown = anyValue): unknown {
  const list = () => [anyValue(member)]
  return new Proxy(() => undefined, {
    get(_, name) {
      if (name === Symbol.toPrimitive) return (hint: string) => (hint === 'number' ? 1 : MARK)
      if (name === Symbol.iterator) return () => list()[Symbol.iterator]()
      if (name === 'toJSON') return () => MARK
      // Nothing that can be waited for.
      if (name === 'then' || typeof name === 'symbol') return undefined
      if (name === 'length') return 1
      const ofLists: unknown = Reflect.get(Array.prototype, name)
      if (typeof ofLists === 'function') return ofLists.bind(list())
      return member()
    },
    apply: () => anyValue(member),
  })
}
