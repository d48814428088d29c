/*
 * Types that compare a row type with PostgreSQL's description of a statement's columns. A column is a pair: the type of
 * the driver's value, and `null` where its table allows null, else `never`.
 */

/** Row type of a call of `query` whose verdicts are all `fits`. Otherwise the compiler's message names the faults. */
export type CheckedStatement<Row, Verdict extends 'fits'> = [Verdict] extends ['fits'] ? Row : never

export type VerdictOf<Row, Columns> = string extends keyof Row
  ? 'fits'
  : {
      [K in keyof Row]-?: MemberVerdict<K & string, Row[K], K extends keyof Columns ? Columns[K] : null>
    }[keyof Row]

type MemberVerdict<Name extends string, Declared, Column> = Column extends readonly [infer Read, infer Null]
  ? [unknown] extends [Declared]
    ? 'fits'
    : [Exclude<Declared, null | undefined>] extends [Read]
      ? [Null] extends [Declared]
        ? 'fits'
        : `${Name} may be null`
      : `${Name} is of another type`
  : `${Name} is not selected`
