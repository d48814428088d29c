/**
 * Text that an inserted value (`anyValue`) becomes in an SQL statement. A statement with this text is none that the product
 * sends.
 */
export const MARK = '‹any›'

/** Makers of arguments for the functions of a query file. With each of these arguments a function may take other branches. */
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
 * A value that has every member. `member` makes the value of each member, a call returns another such value, and a loop
 * over the value has one step.
 */
export function anyValue(member: () => unknown = anyValue): unknown {
  const list = () => [anyValue(member)]
  return new Proxy(() => undefined, {
    get(_, name) {
      if (name === Symbol.toPrimitive) return (hint: string) => (hint === 'number' ? 1 : MARK)
      if (name === Symbol.iterator) return () => list()[Symbol.iterator]()
      if (name === 'toJSON') return () => MARK
      // The value has no member `then`, because awaiting a value with that member would wait forever.
      if (name === 'then' || typeof name === 'symbol') return undefined
      if (name === 'length') return 1
      const ofLists: unknown = Reflect.get(Array.prototype, name)
      if (typeof ofLists === 'function') return ofLists.bind(list())
      return member()
    },
    apply: () => anyValue(member),
  })
}
